/** The names of services, as carriers print them. */

export const SERVICES = new RegExp(
  [
    String.raw`(?:usps )?(?:ground advantage|priority mail(?: express)?(?: international)?|first(?: ?- ?| )class(?: mail| (?:package|pkg)(?: international)?(?: service)?)?|parcel select(?: ground)?|media mail|library mail|retail ground)`,
    String.raw`(?:ups )?(?:next day air(?: saver| early(?: a\.?m\.?)?)?|2nd day air(?: a\.?m\.?)?|3 day select|worldwide (?:express(?: plus)?|saver|expedited|economy)|express (?:saver|plus)|surepost|access point(?: economy)?|mail innovations)`,
    String.raw`ups (?:standard|ground(?: saver)?|express|saver|expedited)`,
    String.raw`(?:fedex )?(?:priority overnight|standard overnight|first overnight|2 ?day(?: a\.?m\.?)?(?! \d|\p{L})|express saver|home delivery|smart ?post|ground economy|(?:international|intl) (?:priority|economy|first|ground)|international connect plus)`,
    String.raw`fedex (?:ground|freight|express)`,
    String.raw`(?:domestic )?express (?:worldwide|domestic|easy|envelope|\d{1,2}:\d{2})(?: nondoc| doc)?`,
    String.raw`economy select|jetline|sprintline|europaket|europlus|euro ?business ?parcel|business ?parcel|(?:euro|business) ?small ?parcel|flex ?delivery(?: ?service)?|expresssaver|shop ?(?:delivery|return) ?service`,
    String.raw`dhl (?:paket(?: international)?|parcel connect|warenpost|kleinpaket|europaket|retoure)|warenpost`,
    String.raw`(?:royal mail )?(?:special delivery|tracked (?:24|48)|signed for|tracked returns? (?:24|48)|(?:1st|2nd|first|second) class(?: signed for)?)(?: guaranteed)?`,
    String.raw`(?:db )?schenker ?(?:system|parcel|direct|premium)\p{L}*|(?<!\p{L})(?:targo(?:fix|flex|speed)|entargo|vengo(?:fix|flex|speed))(?: (?:plus|\d{1,2}))?`,
    String.raw`(?:dhl )?(?:smartmail|globalmail) \p{L}+(?: \p{L}+)?|(?:fedex )?regional economy|(?:x(?:pect|press) |global ?)(?:24|48|priority|express|value)(?![\p{L}\d])|nacex (?:10|12|19) ?h|plus ?pack(?!\p{L})`,
    String.raw`para amanh[aã]|l[aä]hell[aä]-?paketti|jakopaketti|xxs-?paketti|rapi ?(?:carga|hoy)|kurier ?48|mini envios|sedex (?:hoje|10|12)`,
    String.raw`mypack (?:home|collect)(?: small)?|varubrev(?: \p{L}+)?|parcel locker|pickup parcel|home delivery parcel`,
    String.raw`dpd (?:classic|home|shop|pickup|predict|express|next day|\d{1,2}:\d{2})|(?<![\p{L}\p{N}])d-(?:classic|b2c|express|predict)(?:-[a-z\d]{2,4})*`,
    String.raw`(?<![\p{L}\p{N}])d-(?:b2b|cod|home|shop|18|12|10)|dpd (?:relais|standard|max)|predict`,
    String.raw`(?:livraison en )?point relais®?|(?:livraison )?(?:a|à) domicile|chrono ?(?:10|13|18|relais|express|classic)|colissimo (?:domicile|expert|access|eco|france|international|relais)(?:[ –-]+(?:avec|sans) signature)?|domicile[ –-]+(?:avec|sans) signature`,
    String.raw`paq(?:uete)? (?:standard(?: internacional)?|premium|estandar|today|retorno|ligero|azul)|pocztex(?: kurier(?: 48)?| ekspres 24| 48)?|paczka (?:48|24|pocztowa)`,
    String.raw`paczkomat®? 24/7|kurier (?:standard|express|24|48)|balik (?:do ruky|na postu)|ppl parcel (?:cz|connect|smart)[a-z ]*`,
    String.raw`brievenbuspak(?:je|ket)|pakket (?:binnenland|buitenland|be|nl|avondlevering)|bpack (?:24h|world|europe)[a-z ]*`,
    String.raw`poste delivery \p{L}+|crono (?:standard|express|reverse|economy)|pacco ?(?:celere|mini|ordinario)[\d ]*`,
    String.raw`seur (?:24|48|10|13:30|frio|classic)|(?<![\p{L}\p{N}])s-(?:24|48|10|13:30)(?: (?:estandar|frio))?(?![\p{L}\p{N}])|encomienda (?:clasica|clásica|prioritaria|expreso)(?: a (?:domicilio|sucursal))?|paq\.ar (?:clasico|clásico|expreso)`,
    String.raw`mercanc[ií]a (?:premier|industrial)|d[ií]a (?:h[aá]bil )?siguiente|entrega (?:terrestre|a[eé]rea)|(?:terrestre|a[eé]reo) nacional|servicio expreso`,
    String.raw`courier (?:parcel|post)|parcel post(?: \+ signature)?|road express|fixed price premium|local overnight`,
    String.raw`(?:dart )?(?:apex|surfaceline)|bharat dart|domestic priority|(?:priority|economy|ground) parcel express|value parcel express`,
    String.raw`bedriftspakke|servicepakke|pakke (?:til hentested|i postkassen?|levert hjem)|postipaketti|express-?paketti|postpaket`,
    String.raw`paket (?:osterreich|österreich|premium|light)(?: international)?|swiss-express|uzleti csomag|üzleti csomag`,
    String.raw`(?<!\p{L})(?:ems|yu-?pack|letter ?pack)(?= |$)|e-?packet|small packet by air|livraison express|chuyển phát (?:nhanh|tiết kiệm)`,
    String.raw`(?:标准|標準|即日|次日|次晨|特惠|特快|经济|普通)(?:快[递遞]|专递|專遞|件)|[顺順][丰豐](?:标快|標快|特快|即日|特惠)|(?:クール|コンパクト|飛脚)?宅(?:急|配)便(?:コンパクト)?|ネコポス|ゆうパ(?:ック|ケット)|レターパック(?:プラス|ライト)?|カンガルー(?:特急)?便`,
    String.raw`postpac (?:priority|economy)`,
    String.raw`purolator (?:express|ground)(?: pack| envelope| box| 9am| 10:30am| 12pm)?|express post(?: parcels?)?`,
    String.raw`sedex(?: \d+)?|(?:road|air|sea|rail) (?:express|freight|economy|priority)|business ?paket(?: international)?|(?:next day(?: delivery| air)?|same day(?: delivery)?|overnight|expedited parcel|xpresspost(?: certified)?|regular parcel|small packet(?: air| surface)?|tracked packet(?: usa| international)?|parcel post|express courier)`,
  ].join('|'),
  'iu',
);
/** Names of services that are common words, taken when nothing better is printed. */
export const PLAIN_SERVICES =
  /(?<![\p{L}])(?:ground|express|economy|priority|standard|premium|overnight|expedited)(?![\p{L}])/iu;
