import { describe, expect, test } from '@jest/globals';
import { isForeignPlan } from './foreign-plans.js';
import { isForeignRequest } from './foreign-remarks.js';
import { isForeignWork } from './foreign-work.js';

describe('what goes on for minutes, and its twin that lasts', () => {
  test.each([
    ['ich starte grad den Container neu', 'ich starte jeden Morgen um sechs'],
    ['der Upload steht bei 12 %', 'die Testabdeckung liegt bei 80 %'],
    ['estoy descargando la imagen', 'estoy aprendiendo Rust'],
    ['vou reiniciar o modem', 'vou ao trabalho de bicicleta'],
    ['je relance le serveur', 'on relance les serveurs le lundi'],
    ['sto riavviando il database', 'sto scrivendo una tesi sul cinema muto'],
    ['tô baixando o repositório', 'estou trabalhando num banco'],
    ['je suis en train de recompiler', 'je travaille dans une banque'],
    ['me sale el mismo fallo', 'me sale más barato en la nube'],
    ['又报错误', '报错信息要写成英文'],
    ['여전히 같은 오류가 떠요', '오류 메시지는 영어로 씁니다'],
    ['データベースを再起動します', 'データベースは東京にあります'],
    ['ich glaube, es liegt an dem Proxy', 'ich glaube an Tests'],
    ['der Laptop ist gerade abgestürzt', 'der Laptop ist ein Framework'],
    ['bin kurz einkaufen', 'bin Vegetarier'],
    ['könnte an der Firewall liegen', 'die Firewall liegt vor dem Proxy'],
    ['se me cerró la sesión', 'la sesión dura ocho horas'],
    ['le serveur ne répond plus', 'le serveur est à Lyon'],
    ['o servidor não responde', 'o servidor fica em São Paulo'],
    ['non ho idea di cosa sia', 'non uso Docker'],
    ['te has equivocado de archivo', 'el archivo está en docs/'],
    ['今テスト中', 'テストは毎回走ります'],
    ['지금 배포하는 중이에요', '우리는 매주 배포해요'],
    ["hab's gelöst, war ein Komma", 'ich löse gern Rätsel'],
    ['ich sehe den Unterschied nicht', 'ich sehe schlecht'],
    ['lo encontré, faltaba una llave', 'encontré trabajo en Lima'],
    ['no aparece el menú', 'no abre los domingos'],
    ['non vedo il pulsante', 'non mangio carne'],
    ['hay algo raro con la fuente', 'hay dos entornos'],
    ['travou tudo de novo', 'o time fica em Recife'],
    ['急に開かなくなった', '店は日曜に開きません'],
    ['왜 안 열리지', '우리는 열린 사무실에서 일해요'],
    ['可能是代理的问题', '代理由运维负责'],
  ])('%s / %s', (passing, lasting) => {
    expect(isForeignWork(passing)).toBe(true);
    expect(isForeignWork(lasting)).toBe(false);
  });
});

describe('what an agent is about to do, and what it found', () => {
  test.each([
    ['Zuerst lese ich die Konfiguration.', 'Ich habe die Konfiguration nach `conf/` verschoben.'],
    ['Ensuite je vais relancer les tests.', "Le test échoue parce que l'heure est locale."],
    ['Ahora voy a corregir el formulario.', 'El formulario valida el correo dos veces.'],
    ['Agora vou abrir o arquivo.', 'O arquivo é lido duas vezes.'],
    ['Adesso correggo il modulo.', 'Il modulo legge due file.'],
    ['接下来我会修改路由。', '路由在 src/app.ts 里定义。'],
    ['次に設定を修正します。', '設定は二回読み込まれます。'],
    ['Ich habe die Dateien aktualisiert.', 'Ich habe die Dateien nach `lib/` verschoben.'],
    ['O arquivo foi atualizado.', 'O arquivo foi dividido em `a.ts` e `b.ts`.'],
    ['이제 설정을 수정하겠습니다.', '설정은 두 번 읽힙니다.'],
    ['Ich habe 3 von 14 Kapiteln gelesen', 'Ich habe 3 von 14 Kapiteln gelöscht, weil sie doppelt waren'],
    ['sigo con los anexos', 'sigo una dieta sin gluten'],
    ["J'ai relu 4 des 12 pages", "J'ai relu le contrat : il court jusqu'en 2028"],
  ])('%s / %s', (plan, finding) => {
    expect(isForeignPlan(plan)).toBe(true);
    expect(isForeignPlan(finding)).toBe(false);
  });
});

test('what is asked for behind a cry', () => {
  expect(isForeignRequest('quelle pagaille, ajoute une ligne vide')).toBe(true);
  expect(isForeignRequest('quel bonheur, ma fille Zoé est née en mai')).toBe(false);
});
