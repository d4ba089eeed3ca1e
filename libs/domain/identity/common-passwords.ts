/**
 * What is tried first: leaked passwords, most frequent first, as @zxcvbn-ts/language-common has them, and what they lack: number
 * runs, keyboard walks, the word "password" in many tongues, names, clubs, seasons with their year, put together for Recto. Lower
 * case, six characters and more; shorter ones are refused for their length.
 */
import { dictionary } from '@zxcvbn-ts/language-common';

const SHORTEST = 6;

const OF_OUR_OWN = `
  123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 87654321 7654321 654321 111222
  112233 11223344 1122334455 121212 123123 123123123 123321 1234321 123454321 131313 147258 147258369 159357
  159753 159951 142536 101010 100200 212121 222333 232323 246810 252525 258456 332211 369369 456123 456456 456789
  456852 515151 520520 5201314 554433 565656 666999 696969 741852 741852963 753951 789456 789456123 789789 852456
  963852 963852741 987654 998877 123qwe 123qweasd 123qwerty 1234qwer 12345a 123456a 1234567a 12345678a 123456789a
  a12345 a123456 a1234567 a12345678 a123456789 123abc 1234abcd abc123 abc1234 abc12345 abcd123 abcd1234 aa123456
  aa12345678 qq123456 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 qaz123 qazwsx
  qazwsxedc qwe123 qweasd qweasdzxc qweqwe qwer1234 qwert123 qwerty qwerty1 qwerty12 qwerty123 qwerty1234
  qwerty12345 qwertyui qwertyuiop qwertz qwertzuiop q1w2e3 q1w2e3r4 q1w2e3r4t5 azerty azerty123 azertyuiop asdasd
  asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asdzxc zaq12wsx zaq1zaq1 zaqwsx zxcvbn zxcvbnm zxczxc
  zxcvbnm123 poiuytrewq mnbvcxz lkjhgfdsa password password1 password12 password123 password1234 password12345
  password123456 password! password1! password2 password01 passw0rd p@ssw0rd p@ssword p@ssw0rd1 pa$$word pa$$w0rd
  passwd passw0rd1 passport pass123 pass1234 pass12345 mypassword newpassword nopassword thepassword yourpassword
  secret secret1 secret123 topsecret letmein letmein1 letmein123 letmein! welcome welcome1 welcome12 welcome123
  welcome1234 welcome2024 welcome2025 welcome2026 iloveyou iloveyou1 iloveyou2 iloveyou! iloveme loveme loveyou
  lovely love123 lovers loveu2 ilovegod iloveu trustno1 whatever whatever1 changeme changeme1 changeme123
  change123 default default1 guest123 guest1234 testtest test123 test1234 test12345 test123456 testing testing1
  testing123 tester temp123 temp1234 temporary sample demo123 demo1234 example administrator admin1 admin12
  admin123 admin1234 admin12345 admin123456 adminadmin admin@123 root123 rootroot toortoor master master1
  master123 superuser superman superman1 super123 supervisor user123 user1234 username login123 access access1
  access14 access123 internet internet1 computer computer1 server server1 system system32 oracle windows windows1
  microsoft google google123 facebook youtube yahoo123 twitter linkedin samsung samsung1 iphone android nokia123
  hello123 hello1 hello12 hello1234 hellohello hello! hello123! helloworld dragon dragon1 monkey monkey1 monkey123
  football football1 football12 baseball baseball1 basketball soccer soccer1 hockey hockey1 softball volleyball
  tennis golfer liverpool liverpool1 arsenal arsenal1 chelsea chelsea1 barcelona realmadrid juventus manchester
  manutd everton celtic rangers lakers yankees cowboys steelers eagles packers chicago boston london london1
  berlin newyork dallas austin denver phoenix houston madison dakota sydney canada canada1 america england germany
  deutschland france espana mexico brasil brazil india123 pakistan indonesia shadow shadow1 sunshine sunshine1
  princess princess1 princesa flower flower1 flowers butterfly butterfly1 ginger ginger1 pepper pepper1 cookie
  cookie1 cheese chocolate chocolate1 banana orange purple yellow silver golden diamond diamond1 summer summer1
  summer12 summer123 summer2024 summer2025 summer2026 winter winter1 winter123 winter2024 winter2025 winter2026
  spring2025 spring2026 autumn autumn2025 autumn2026 january february october november december monday friday
  sunday michael michael1 jordan jordan1 jordan23 jennifer jessica jessica1 ashley ashley1 nicole nicole1 michelle
  michelle1 daniel daniel1 daniela anthony anthony1 andrew andrew1 andrea amanda amanda1 joshua joshua1 matthew
  matthew1 thomas thomas1 robert robert1 charlie charlie1 william william1 george george1 hannah hannah1 jasmine
  jasmine1 samantha samantha1 justin justin1 brandon brandon1 christian christian1 patrick patrick1 maggie maggie1
  martin martin1 melissa sophie sophie1 oliver oliver1 oscar123 taylor taylor1 tigger tigger1 buster buster1
  bailey bailey1 harley harley1 hunter hunter1 hunter2 ranger ranger1 killer killer1 batman batman1 spiderman
  spiderman1 starwars starwars1 pokemon pokemon1 naruto naruto1 mustang mustang1 ferrari ferrari1 porsche mercedes
  corvette camaro yamaha yamaha1 suzuki honda123 toyota harley123 nascar thunder thunder1 matrix matrix1 merlin
  merlin1 phoenix1 falcon falcon1 eagle1 tiger1 tigers tiger123 panther panthers lions1 rabbit turtle dolphin
  dolphins puppy1 kitten kitty1 doggie angel1 angel123 angels heaven heaven1 jesus1 jesus123 jesuschrist christ
  blessed blessed1 faith1 forever forever1 freedom freedom1 friends friends1 family family1 mother mother1 father
  daddy1 mommy1 babygirl babygirl1 babyboy sexy123 biteme fuckyou fuckyou1 fuckoff asshole asshole1 bitch1 pussy1
  blowme badboy bigdog bigdaddy gangsta player player1 gamer123 gaming minecraft fortnite roblox playstation
  xbox360 nintendo zelda1 sonic123 mario123 maverick cowboy rainbow rainbow1 rocket rockstar rockyou guitar
  guitar1 metallica slipknot nirvana beatles eminem music1 musica dancer dance1 lucky1 lucky7 lucky13 number1
  money1 money123 business success success1 victory victoria victoria1 genesis creative peanut peanut1 sweetie
  sweety honey1 sugar1 candy1 pumpkin pumpkin1 snoopy snoopy1 scooby scooter scooter1 smokey smokey1 sparky
  sparky1 spider spider1 startrek stargate stella1 sebastian slayer silver1 sierra simple simple1 simpsons single
  snickers snowball snowman motdepasse passwort passwort1 passwort123 hallo123 hallowelt schatz schalke schalke04
  bayern geheim geheim123 ficken kennwort contrasena contraseña tequiero teamo123 mariposa estrella sunshine12
  senha123 mudar123 gfhjkm parola parola123 haslo123 polska polska1 wachtwoord welkom01 welkom123 lozenord
  salasana kodeord passord sifre123 marseille doudou loulou chouchou soleil bonjour bonjour1 nicolas camille
  google1 dropbox adobe123 photoshop photoshop1 cisco123 company company1 office office123 invoice invoice1
  recto123 rectorecto document documents
`
  .trim()
  .split(/\s+/);

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  [...dictionary['passwords-common'], ...OF_OUR_OWN].filter((password) => password.length >= SHORTEST),
);
