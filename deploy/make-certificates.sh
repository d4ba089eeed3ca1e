#!/bin/sh
# An authority of your own and a certificate for each engine of docker-compose.yml, into deploy/tls or the folder that is named:
#
#   sh deploy/make-certificates.sh
#
# Made again, everything is new. ca.key signs whatever it is asked to: keep it elsewhere. The other keys can be read by whoever can
# read the folder, as the engines run as users of their own in their containers.
set -eu
umask 022
folder=${1:-deploy/tls}
mkdir -p "$folder"
cd "$folder"

rsa='-newkey rsa:2048 -nodes'
openssl req -x509 $rsa -days 3650 -subj '/CN=Recto authority' -keyout ca.key -out ca.pem \
  -addext keyUsage=critical,keyCertSign,cRLSign
chmod 600 ca.key
for engine in eventstore mongodb nats minio; do
  openssl req $rsa -subj "/CN=$engine" -keyout "$engine.key" -out request.pem
  printf '%s\n' "subjectAltName=DNS:$engine,DNS:localhost,IP:127.0.0.1" 'extendedKeyUsage=serverAuth,clientAuth' >extensions
  openssl x509 -req -in request.pem -CA ca.pem -CAkey ca.key -CAcreateserial -days 825 -extfile extensions \
    -out "$engine.crt"
  chmod 644 "$engine.key"
done
# MongoDB wants both in one file.
cat mongodb.crt mongodb.key >mongodb.pem
rm request.pem extensions ca.srl
