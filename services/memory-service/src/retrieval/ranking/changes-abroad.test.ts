import { describe, expect, test } from '@jest/globals';
import { firstOfTwo } from '../testing/rank-in-order.js';

describe('changes told in other languages than English', () => {
  test.each([
    ['Ich wohne in Hamburg', 'Ich bin nach Bremen gezogen', 'Wo wohne ich?'],
    ['Meine Tochter ist sieben Jahre alt', 'Meine Tochter ist acht geworden', 'Wie alt ist meine Tochter?'],
    ['Le loyer est de 900 euros', 'Le loyer est passé à 950 euros', 'De combien est le loyer ?'],
    [
      'On utilise MySQL pour la base de données',
      'On est passés à PostgreSQL pour la base de données',
      'Quelle base de données utilise-t-on ?',
    ],
    ['Vivo en Sevilla', 'Me mudé a Valencia en marzo', '¿Dónde vivo?'],
    [
      'El servidor corre en el puerto 3000',
      'El servidor ahora escucha en el puerto 4000',
      '¿En qué puerto corre el servidor?',
    ],
    ['Abito a Torino', 'Mi sono trasferito a Bologna', 'Dove abito?'],
    ['Usiamo Redux per lo stato', 'Siamo passati da Redux a Zustand', 'Cosa usiamo per lo stato?'],
    ['Il mio medico è il dottor Ferri', 'Ho cambiato medico, adesso è la dottoressa Galli', 'Chi è il mio medico?'],
  ])('%s; %s', (older, newer, query) => {
    expect(firstOfTwo(older, newer, query)).toBe(newer);
  });

  test.each([
    ['Ich wohne in Köln', 'Mein Bruder ist nach Leipzig gezogen', 'Wo wohne ich?'],
    ['Meine Tochter ist sieben Jahre alt', 'Mein Sohn ist acht geworden', 'Wie alt ist meine Tochter?'],
    ['Vivo en Sevilla', 'Mi hermana se mudó a Valencia', '¿Dónde vivo?'],
    ['Abito a Torino', 'Mia sorella si è trasferita a Bologna', 'Dove abito?'],
    ['Je travaille chez Airbus', 'Ma femme travaille maintenant chez Safran', 'Où est-ce que je travaille ?'],
    ['Der API-Port ist 8080', 'Der Admin-Port ist jetzt 9090', 'Was ist der API-Port?'],
  ])('but nothing of somebody or something else: %s; %s', (older, newer, query) => {
    expect(firstOfTwo(older, newer, query)).toBe(older);
  });
});
