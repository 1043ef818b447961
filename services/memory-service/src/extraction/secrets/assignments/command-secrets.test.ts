import { describe, expect, test } from '@jest/globals';
import { redactSecrets } from '../redact-secrets.js';
import { expectRedacted, linesOf } from '../testing/redacted-lines.js';

describe('a password in a command', () => {
  test.each(
    linesOf(`
mongo -u root -p ‹hunter2›
mongodump -u root -p‹secret›
mysql -u root -p‹secret› db
mysql -u root -p ‹hunter2›
cqlsh -u bob -p ‹secret›
sshpass -p ‹secret› ssh root@db
docker login -u bob -p ‹secret›
helm registry login -u bob -p ‹secret› ghcr.io
az login --service-principal -u x -p ‹secret›
7z x a.7z -p‹secret›
rar x -hp‹secret› a.rar
sqlcmd -U sa -P ‹Hunter2›!
unzip -P ‹hunter2› a.zip
mosquitto_pub -u bob -P ‹secret› -t x
ipmitool -U admin -P ‹secret›
ldapsearch -D cn=admin -w ‹secret› -b dc=x
redis-cli -a ‹secret› ping
smbclient //srv/share -U bob%‹secret›
htpasswd -b /etc/x bob ‹secret›
htpasswd -nb bob ‹secret›
openssl rsa -passin pass:‹secret› -in key.pem
openssl enc -k ‹secret› -in x
net use Z: \\\\srv\\share /user:bob ‹secret›
xfreerdp /u:bob /p:‹secret› /v:host
rabbitmqctl add_user bob ‹secret›
wpa_passphrase MyNet ‹secret99›
nmcli dev wifi connect MyNet password ‹secret99›
keytool -storepass ‹secret› -keypass ‹secret›
echo ‹secret› | sudo -S ls
echo "bob:‹secret›" | chpasswd
PGPASSWORD=‹secret› psql -h db
wget --http-password=‹secret› x
`),
  )('%s', (line) => expectRedacted(line, 'password'));

  test.each(
    linesOf(`
kubectl create secret generic db --from-literal=token=‹swordfish›
gh secret set JWT_SECRET --body "‹keyboard cat›"
aws configure set aws_secret_access_key ‹secretkey›
aws secretsmanager create-secret --name x --secret-string '‹swordfish›'
fly secrets set STRIPE=‹swordfish›
`),
  )('%s', (line) => expectRedacted(line, 'secret'));

  test.each(['curl -u ‹user:pass› https://x', 'curl --user ‹user:pass› https://x', 'http -a ‹bob:secret› x.dev'])(
    '%s',
    (line) => expectRedacted(line, 'basic_credentials'),
  );
});

describe('options that hold none', () => {
  test.each(
    linesOf(`
mysql -u root -p db
psql -U bob -p 5433 db
ssh -p 2222 host
docker run -p 8080:80 nginx
docker run --name mongo -p 27017:27017 mongo:7
mongosh && mkdir -p data
we use the mongo -p flag
docker login -u bob --password-stdin
sqlcmd -U sa -P $PW
unzip -P "$ZIP_PASSWORD" a.zip
unzip -p archive.zip file
redis-cli -a $REDIS_PASSWORD
redis-cli -p 6379
sshpass -f file ssh root@db
htpasswd -c /etc/x bob
openssl rsa -passin file:pw.txt
openssl rsa -passin env:PW
kubectl create secret generic db-secret
kubectl create secret generic db --from-literal=token=$TOKEN
gh secret set JWT_SECRET --body "$X"
docker secret create db_password ./pw.txt
echo done | sudo tee x
curl -u $USER:$PASS https://x
`),
  )('%s', (line) => expect(redactSecrets(line)).toBe(line));
});
