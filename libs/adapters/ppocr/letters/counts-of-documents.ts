/** Written by `npm run bench -- letters`; not edited by hand. */
export const COUNTS = `	030298 22815!42"20#66$56%204&164'86(689)689*108+22,1677-2032.3175/676:1177;1<3=33>3?4@103[12]12_7a9685b1733c2700d2847e6724f803g2485h2274i4504j866k1521l3967m2906n6296o4913p2116q163r5500s5765t5602u2936v639w691x613y1205z179|1·2×1ß8æ2ð2þ2–1€5
 	05817!2#36$53%22&131'1(512)3*60+18,21-133.15/31:290;1=21>1@60[11]1a889b984c1094d689e233f376g757h172i739j657k541l484m656n662o293p869q125r830s2145t1438u233v117w256x85y184z56|1×1æ2þ2€5
 !	!2	 !!	 2	 #	015 7:10b4	 # 	02:1i2z2	 # 0	02	 # i	n1t1	 # z	z2	 #0	015	 #00	09 1-5	 #:	 8b1o1	 #: 	c3o4	 #b	l4
 #bl	r4	 $	053	 $0	02,3.48	 $0,	03	 $0.	048	 $00	02	 %	 21b1	 &	 131	 & 	073b6c19f1g6h3m2p6r6s5t4	 & 0	062,11	 & b	a3e3
 & c	a9h1o9	 & g	03.3	 & h	a3	 & m	 2	 & p	e2l1r3	 & r	e6	 & s	a1e2p2	 & t	i3w1	 '	x1
 (	0110 1%1+1@10a3b22c24d4e40f1g45h4i57j1k67l3m49n2p9r33s16t3x6	 (0	094 3%7)4.1u1	 (0 	p1s1	 (0%	)7	 (0)	 4
 (00	087 1%3k2r1	 (@	 10	 (@ 	010	 (a	01)1k1	 (b	)17a1b1i1o1p1	 (b)	 17	 (c	)1a3h1i3o16	 (ca	n1s2	 (ci	t3	 (co	 3.12l1
 (d	)1d1r2	 (dr	y2	 (e	a1x39	 (ex	c38l1	 (g	s44u1	 (gs	t44	 (h	)1a1o2	 (ho	m1t1	 (i	c2n49o6	 (ic	e2	 (in	c49	 (io	i6
 (k	c1e4j1l37s1u23	 (ke	p4	 (kl	)37	 (ku	c23	 (l	)1a1c1	 (m	)45-1y3	 (m)	 45	 (my	)1r2	 (n	o2	 (no	 1.1	 (p	e3o2r3u1
 (pe	r3	 (po	s1t1	 (pr	i3	 (r	m32o1	 (rm	)32	 (s	 1)5e6g2i1t1	 (s)	 5	 (se	t6	 (sg	 2	 (t	a2e1	 (ta	m2	 (x	)6	 (x)	 6
 )	 3	 *	03 5#4*16s30t2	 * 	g1r1	 *#	 4	 **	 11*4t1	 ** 	p5	 ***	*4	 *0	01%2	 *0%	 2	 *s	 30	 *t	02	 *t0	02	 +	014 4
 + 	03s1	 + 0	 3	 +0	012 2	 +0 	02	 +00	012	 ,	01 6u14	 , 	02n2s2	 , 0	02	 , n	o2	 , s	u2	 ,u	014	 ,u0	014
 -	036 75.1c1l1m1r4s1t13	 - 	046%1a2b5c1e1f2j1m2p1q2r2s3t2w1	 - 0	042/4	 - a	f1z1	 - b	a1e1p3	 - f	e2	 - m	a1u1	 - q	u2
 - r	m2	 - s	h2i1	 - t	a2	 -0	06 6.24	 -0 	c2	 -0.	024	 -00	01.5	 -r	e1m3	 -rm	02 1	 -t	a13	 -ta	x13	 .	010 2k2t1
 . 	02	 . 0	02	 .0	010	 .00	 10	 .k	 2	 .k 	(2	 /	 25m1w5	 / 	02a13f1j1l1	 / 0	02	 / a	d13	 /w	h5	 /wh	a5
 0	03718 634"11#1%116&3'3)1*1+1,219-31.907/74:12a11b2c7d2f4h4i3k3l4n1o1p8r11s3t2w1x17z1
 0 	050&11*1-1a4b6d20g1j7k2l4m8n2p3r2s4t5v7w4x42y28	 0 &	 11	 0 0	034 10.4/1n1	 0 a	v3y1	 0 b	a4u2	 0 d	a20	 0 j	a7
 0 k	g2	 0 l	 1i1o2	 0 m	e3i2o3	 0 n	e2	 0 p	c3	 0 r	u2	 0 s	u4	 0 t	a2m2o1	 0 v	e7	 0 w	a4	 0 x	 42	 0 y	e28
 0"	 6h3p1x1	 0" 	02p1r1x1	 0"h	t3	 0%	 103)13	 0% 	(1g3r1s48z1	 0%)	 13	 0&	03	 0&0	,3	 0'	s1x2	 0'x	01 1
 0,	04 209a3j3	 0, 	024b28j61k34l2n2p2s4t17	 0,0	02l2	 0,a	r3	 0,j	a3	 0-	020f2g9	 0-0	08 3&3,6	 0-f	a2	 0-g	,9
 0.	0896 11	 0. 	04a1f1j2o1s1t1	 0.0	0875 12"3%1/2k1m1x1	 0/	072a1b1	 0/0	021 10"1,35/2a3
 00	02223 240#1%6'1*3,124-90.631/217:130a6c2g20h1k2m7o1r3s2w1x4y3	 00 	031#2%1(3-3a3b2c3d1g3j9k3l4m10o1p1r16s19t1v1x6y4
 00%	 6	 00*	01(1b1	 00,	06 112j6	 00-	073 3a3d1g8j1n1	 00.	0628 3	 00/	0217
 000	01876 141#2'1,36-23.112/1a6b1g16m5p2x1	 00:	0130	 00a	 2(1a2m1	 00c	m2	 00g	 3&15*2	 00k	g2	 00m	 1l1m5	 00r	 1f2
 00s	 2	 00x	04	 00y	 2r1	 0:	012	 0:0	012	 0a	 6/5	 0a 	j6	 0a/	05	 0b	k1o1	 0c	01,6	 0c,	 6	 0d	 1:1	 0f	d4	 0fd	 4
 0h	u4	 0hu	 4	 0i	n3	 0in	02i1	 0k	g3	 0kg	 3	 0l	 1f1t2	 0lt	 2	 0p	c5e1i1l1	 0pc	 1s4	 0r	d11	 0rd	 11	 0s	 1n2
 0sn	 2	 0t	h2	 0th	 2	 0x	05 12	 0x 	07	 0x0	01 1.2o1	 :	043 240-1b1c1d1f1k2	 : 	094)2+8a2b1c8d2e1g2j1r6s2z1	 : )	 2
 : +	08	 : 0	054 39.1	 : a	l1s1	 : c	03a3h1s1	 : d	p2	 : g	02	 : r	e1m4o1	 : s	p1t1	 :0	040 3	 :00	029 2-4/5	 :k	j1s1
 ;	01	 =	 19=2	 = 	014g5	 = 0	%14	 = g	s5	 ==	v2	 ==v	i2	 >	>1	 @	036 23a1	 @ 	023	 @ 0	01%20.2	 @0	05 1%26.4
 @0%	 18:8	 @0.	04	 @00	.5	 [	07a1g1p2	 [0	06]1	 [00	02/2:2	 [p	.2	 [p.	n2	 ]	 1
 a	023 19+1,3-6.12a2b24c19d96e23f5g64h3i38l139m176n61o3p19r65s16t13u23v16w9x2y2z7	 a 	02-1d1f1i1l4n1p5r2	 a 0	02
 a l	'4	 a p	i1o4	 a r	e2	 a,	 3	 a, 	n3	 a-	03g3	 a-0	03	 a-g	-3	 a.	 4g8	 a. 	b4	 a.g	.8	 a0	016 6/1	 a0 	02l1
 a00	015a1	 aa	 2	 ab	 4c4l1o12r2s1	 abc	 4	 abo	v12	 abr	e2	 ac	c12e1r3t3	 acc	 6e5o1	 acr	 1y2	 act	 3
 ad	01a2d4j78r2u2v7	 ada	m2	 add	e1r3	 adj	 15.4:2u57	 adr	i2	 adu	l2	 adv	a7	 ae	o23	 aeo	n23	 af	t5	 aft	e5
 ag	 2a56i4n2	 aga	i56	 agi	l4	 agn	e2	 ah	01 1a1	 ai	k7r31	 aik	 7	 air	 29l2	 al	a103b4e4g2l25o1	 ala	f3m99r1
 alb	e2i2	 ale	x4	 alg	o2	 all	 5o20	 am	 1a7b2c1e5i1o112p1t46	 ama	n3z4	 amb	a2	 ame	n1r4	 amo	r1u111	 amt	 31(13.2
 an	 1a2c3d27g17i1k2n6o1y1	 ana	l2	 anc	h3	 and	 27	 ang	e2s15	 ank	e2	 ann	 2a2e2	 ao	c1l2	 aol	 2	 ap	o2p12r1t4
 apo	l2	 app	:1e4l7	 apt	 2.2	 ar	c1e57m2n1t4	 are	 57	 arm	o2	 art	i1r3	 as	 2a1h2s5t6	 ash	 1i1	 ass	e2i1o1y1	 ast	a6
 at	 8(1:1o1t1y1	 at 	b1w2y2	 au	 10s8t3x2	 au 	b10	 aus	 4p2t2	 aut	h1o2	 aux	 2	 av	 3-4a2e5i2	 av 	d3	 av-	04
 ava	n2	 ave	n4r1	 avi	s2	 aw	a9	 awa	r2y7	 ax	v2	 axv	a2	 ay	 1u1	 az	l4m1u2	 azl	a4	 azu	r2
 b	012 7-3.4a374b2c4d5e68h279i43j1k2l18m3o55p7q1r29t4u47y16	 b 	03&3c1	 b &	 3	 b 0	03	 b-	03	 b-0	,3	 b.	 2v2	 b. 	s2
 b.v	.2	 b0	010 1s1	 b00	010	 ba	d10g7h51i3k45l59n95r43s16t40w3y2	 bad	 8g2	 bag	 3i1s3	 bah	n6r45	 bai	f3	 bak	 1e41i3
 bal	a57l2	 ban	a1c4d70g3k8t9	 bar	 10a4b1r4u24	 bas	e1h1i14	 bat	02 1a12u25	 baw	a3	 bay	l2	 bb	 1q1	 bc	02 2	 bc 	v2
 bc0	02	 bd	03r2	 bd0	03	 bdr	 2	 be	 11a4f2i4l3n8r24s9v3	 be 	a5c1i2m2	 bea	n1u3	 bef	o2	 bei	s4	 bel	g2o1	 ben	s3t5
 ber	a2k14l6t2	 bes	i3t6	 bev	e3	 bh	a1d278	 bhd	 270(1.7	 bi	01a1e2g2l12n12o5r1s5z2	 bie	r2	 big	 1.1	 bil	i1l11
 bin	t12	 bio	l2t1v2	 bis	c2h2t1	 biz	d2	 bk	 2	 bk 	01s1	 bl	a7e2k4o2u3	 bla	c7	 ble	a2	 blk	 4	 blo	c2	 blu	e3	 bm	 3
 bm 	u3	 bo	a1b4d1i1l1n11o21s2u11x2	 bob	 2s2	 bon	 10n1	 boo	k21	 bos	t2	 bou	l3t6y2	 box	 2	 bp	01 5-1	 bp 	s5
 br	a3d1e2i4o10u9	 bra	i1n2	 bre	a2	 bri	a2c1k1	 bro	a6o4	 bru	c2s7	 bt	01 2b1	 bt 	02	 bu	a2b1c3i2k6l3n15r3s2t2y8
 bua	r2	 buc	c2k1	 bui	l2	 buk	i6	 bul	a3	 bun	 1-5g9	 bur	l2u1	 bus	i2	 but	t2	 buy	 4e4	 by	 13:3	 by 	:5q2w2	 by:	 3
 c	08 8.2/3a326b4e11g1h258i20l34m6n2o322r22s31t5u26y1z4	 c 	r3	 c r	m3	 c.	 2	 c. 	l2	 c/	n1o2	 c/o	 2	 c0	05 3
 c00	03 2	 ca	02b2d1f4k4l15m7n3p5r28s250t4v1	 ca0	02	 cab	l2	 caf	e4	 cak	 1e3	 cal	i12o2p1	 cam	i2p5	 can	 2o1
 cap	 1i4	 car	d11m2o2r10t3	 cas	 1e1h248	 cat	a2e2	 cb	#1d3	 cbd	03	 ce	l2m3n6	 cel	l2	 cem	e3	 cen	 2t4
 ch	02 3a119c1e91g1i26k1o3u11	 ch0	02	 cha	m6n101r11y1	 che	c2d1e6k1m12o1r68	 chi	 3c9l1n6p4t3	 cho	c2p1	 chu	a9r2
 ci	02,1s2t15	 ci0	02	 cis	c2	 cit	i4t3y8	 cl	a14e1i11o7r1	 cla	i11s1u1y1	 cli	e7f2p2	 clo	s5v2	 cm	 2w4	 cmw	 4
 cn	o1y1	 co	 5-1.26a5c7d40f9k2l11m82n40o6p14r43t3u26v2	 co 	02k1	 co.	 26	 coa	t5	 coc	h6o1	 cod	e40	 cof	f9	 cok	e2
 col	a2e5g1o3	 com	e53m7p22	 con	d14f9n4s3t10	 coo	d1k4l1	 cop	y14	 cor	i2p38r1u2	 cot	i1t2	 cou	n22p4	 cov	e2
 cr	-9e8i1m2w2	 cr-	b1c5v3	 cre	a2d4w2	 crm	 2	 crw	c2	 cs	019 2-6h2p1t1	 cs 	01:1	 cs-	01s5	 cs0	019	 csh	:2
 ct	01 2r2	 ct 	i2	 ctr	 2	 cu	c1p1r5s18t1	 cur	r3t2	 cus	t18	 cz	e4	 cze	 4
 d	04 19'10.65/1a170b5d13e194h12i96l2m2o47p4r11u34	 d 	01s9u6	 d s	a9	 d u	06	 d'	a1e1i4o4	 d'i	c4	 d'o	l4	 d.	 2e15i48
 d. 	m2	 d.e	,6.9	 d.i	.48	 d0	 1,2-1	 d0,	 2	 da	 2c1i5m19n1r15t98v2y27	 da 	q2	 dai	l1s4	 dam	a19	 dar	u15
 dat	a10e85o3	 dav	e2	 day	 12a5s10	 db	 4l1	 db 	s4	 dd	:13	 dd:	 13	 de	022 29a2c1l36n31p4s67t2	 de 	l29	 de0	022
 dea	n2	 del	a24i10p2	 den	g27i4	 dep	a2o2	 des	a20c45t2	 det	a2	 dh	l12	 dhl	 12	 di	 3d2e4j1n12o5s61t1v7	 di 	h3
 did	 2	 die	d2s2	 din	a9e1g2	 dio	n5	 dis	c56g1h2p1t1	 div	e4i3	 dl	 2	 dl 	a2	 dm	i2	 dmi	 2	 do	 2c19l1m13n5s2u4v1
 do 	v2	 doc	 15o2u2	 dom	 1i10m2	 don	 3a2	 dos	 2	 dou	b4	 dp	c2r2	 dpc	02	 dpr	 2	 dr	,2a2i6o1	 dr,	 2	 dra	p2
 dri	e1l2n1v2	 du	 4a3c2e13n2r1s3t6	 du 	s2	 dua	 3	 duc	k2	 due	 6:1s6	 dun	 2	 dus	u3	 dut	a6
 e	011-5.2:2a7b1c4d2g4h12l7m12n37r4s8u44v7x61y2z1	 e-	c2l2m1	 e-c	o2	 e-l	u2	 e.	&2	 e.&	.2	 e0	05c4o2	 e00	05	 e0c	04
 e0o	p2	 e:	01 1	 ea	 1g1s5	 eas	t5	 ec	 1o3	 eco	-3	 ed	c1v1	 eg	g4	 egg	 4	 eh	s12	 ehs	a12	 el	e2k5	 ele	c2	 elk	e5
 em	a10p1u1	 ema	i4s6	 en	02d2e2f2g2j4t22v1	 en0	 2	 end	o2	 ene	r2	 enf	i2	 eng	i2	 enj	o4	 ent	e21r1	 er	i4	 eri	c2k2
 es	a2p4s1w1	 esa	02	 esp	 4	 eu	r44	 eur	 42o2	 ev	a1e5i1	 eve	n2r3	 ex	c39p15t7	 exc	 8e1h25l5	 exp	i1r14	 ext	 2r5
 ey	02	 ey0	02	 f	013 24&3a64e10i29l49o75p1r91s2t3u12	 f&	b3	 f&b	 3	 f0	010 1-2	 f0-	02	 f00	07 3	 fa	-6b1c28l2t1x26
 fa-	06	 fac	e26t2	 fal	t2	 fax	01 4:20·1	 fe	d2e6r2	 fed	e2	 fee	 2d4	 fer	n1r1	 fi	l8n11s5v5	 fil	e2l3t3
 fin	a7e1g1n2	 fis	 1c1h3	 fiv	e5	 fl	e2i4o33r9u1	 fle	x2	 fli	p4	 flo	o25r7u1	 flr	,9	 fo	01l14n2o5r40u13	 fol	l14
 fon	g2	 foo	d5	 for	 35e3k1m1	 fou	r13	 fr	034 4a22e22i5o3u1	 fr 	04	 fr0	034	 fra	 10m3n5s4	 fre	e3n1s18	 fri	-2e3
 fro	m1v1z1	 fs	c2	 fsc	 2	 ft	o3	 fto	f3	 fu	d1e3g2i1l1r3z1	 fue	l3	 fug	e2	 fur	n3
 g	010 3$1-3.7a63b5e21h1i36l16m22o78r64s414t3u10	 g 	u3	 g u	03	 g-	03	 g-0	03	 g.	06c1	 g.0	06	 g0	05 2,2o1	 g0 	.2
 g0,	 2	 g00	 3,2	 ga	01l7r54s1	 gal	l7	 gar	b2d51l1	 gb	01r4	 gbr	 4	 ge	 2l4n2o9r3t1	 gel	i4	 gen	e2	 geo	r8v1
 ger	b2m1	 gi	a1l2n31v2	 gil	l2	 gin	 30g1	 giv	e2	 gl	04a3e1o8	 gl0	04	 gla	s3	 glo	b2m3s1v2	 gm	b22	 gmb	h22
 go	 1a1l4o70r1z1	 gol	d4	 goo	d70	 gr	a6d3e12o41u2	 gra	f2n4	 grd	 3	 gre	a4e8	 gro	c3s5u33	 gru	n2	 gs	 1i1t412
 gst	03 291(3)86,1/2:16@10	 gt	c2g1	 gtc	r2	 gu	a3d3e1i1s2	 gua	n1r2	 gud	a3	 gus	t2
 h	01)1.2/4a35d2e27h2i19o34r15t3u27	 h.	 2	 h. 	g2	 h/	d3p1	 h/d	 3	 ha	l1n16r15v1z2	 han	d13g3	 har	d13i2	 haz	e2
 hd	01-1	 he	a10i3l1n4r7t2	 hea	d1l9	 hei	g3	 hen	d2e2	 her	b1m2r4	 het	z2	 hh	 2	 hh 	g1t1	 hi	d2g1j6l4n3t3	 hid	 2
 hij	a6	 hil	l4	 hin	g3	 hit	a3	 ho	e2l7n3o1r2s1t5u13	 hoe	s2	 hol	d7	 hon	e3	 hor	i2	 hot	 3e2	 hou	 1n2r3s7
 hr	e1s10v4	 hrs	 10	 hrv	 4	 ht	 2t1	 hu	a14i4l3n5p1	 hua	n3t11	 hui	l4	 hul	u3	 hun	 5
 i	04.5a1b8d78e1f2i4k8l2m2n486o8p5r2s38t81v2x2	 i.	t5	 i.t	 5	 i0	04	 i00	04	 ib	m6r2	 ibm	 6	 ibr	a2	 id	 42.6:24=1e5
 id 	01:10g1n28	 id.	 6	 id:	011 11:1e1	 ide	a5	 if	01 1	 ii	 2i2	 iii	 2	 ik	a6e2	 ika	n6	 ike	a2	 il	 2	 il 	02
 im	p2	 imp	o2	 in	 45)1-3c154d46f1g3p12r4s3t31v183	 in 	c1e3f5g14o2t17	 in-	s3	 inc	)1.96l57	 ind	a37e3i1o1u4
 ing	o1r2	 inp	u12	 inr	 4	 ins	i2t1	 int	e30r1	 inv	 32/2d1o148	 io	i3n5	 ioi	 3	 ion	 5	 ip	o3t2	 ipo	h3	 ipt	 2
 ir	m2	 irm	a2	 is	 17l4m3s14	 is 	a1n2	 isl	 4	 ism	a3	 iss	 10u4	 it	e69s12	 ite	m69	 its	 12	 iv	 2	 ix	i2	 ixi	a2
 j	.6a482e17i7l39m1o94t2u9	 j.	 6	 j. 	c2d2m2	 ja	c2g1l383m6n2p4s5y79	 jac	k2	 jal	a383	 jam	b1e5	 jan	e2	 jap	a4
 jas	a4m1	 jay	a79	 je	a2f2j9r4	 jea	n2	 jef	f2	 jej	a9	 jer	s4	 ji	a1m3n2v1	 jim	a2i1	 jin	j2	 jl	 2n37	 jl 	i2
 jln	 37	 jo	b1e2g2h76i1l6n2s4	 joe	l2	 jog	h2	 joh	n2o74	 jol	i6	 jon	 2	 jos	e4	 jt	01a1	 ju	g1m4n4	 jum	b4	 jun	 3e1
 k	02 2a96c2e150f4g20i29l28m6n3o9p55r4t4u127	 k0	-2	 k0-	02	 ka	l6m3n6p7r4s6t4w55y5	 kal	i6	 kam	p3	 kan	i1s2t3
 kap	a6u1	 kar	a2t2	 kas	a1i5	 kat	 1s3	 kaw	a55	 kay	a5	 kc	01a1	 ke	02d9e46g1k2l12m54n2p16r3t3	 ke0	02	 ked	a9
 kee	 34p12	 kek	w2	 kel	a12	 kem	b54	 ken	a2	 kep	o16	 ker	a3	 ket	a3	 kf	 1a3	 kfa	 3	 kg	 17.3	 kg 	p3	 kg.	 3
 ki	 1d1k1l2m1n14t9	 kil	e2	 kin	d1g10k1t2	 kit	c9	 kl	 4a24	 kla	n24	 km	 1a2f3	 kma	r2	 kmf	 3	 kn	o3	 kno	w3
 ko	m2p4t1w2	 kom	m2	 kop	e1i3	 kow	a2	 kp	b51c1o3	 kpb	 51	 kpo	t3	 kr	04	 kr0	04	 kt	 3w1	 kt 	w3	 ku	a115e1m1n6o1t3
 kua	l114t1	 kun	d6	 kut	 3	 l	 4'21.2a42b5c3d1e43f1g1i54l10o161p4s2t6u116y8	 l 	m1t3	 l t	w3	 l'	a8e3o10	 l'a	b4n4
 l'e	u3	 l'o	l10	 l.	 2	 l. 	p2	 la	 12b2g5k2m6n6s2t1v4w2	 la 	c2m4r6	 lab	o2	 lag	i5	 lak	e2	 lam	a6	 lan	 1e2g3
 las	e2	 lav	a1e3	 law	s2	 lb	01 2s2	 lbs	 2	 lc	n1s2	 lcs	02	 le	 13b2d2e6g1i1l1m7s1t2v7	 le 	c6f6	 leb	e2	 led	 2
 lee	 4r2	 lem	b3o4	 let	 2	 lev	e7	 li	 1a5c1e2f4g10j1k8m5n11o1s3t2	 lia	n5	 lie	f2	 lif	e4	 lig	h10	 lik	e8
 lim	 2e1i2	 lin	e8k3	 lis	e2t1	 lit	r2	 ll	c8p2	 llc	 8	 llp	 2	 lo	 2c4e2g2n2o2t145y2	 loc	:1k3	 loe	s2	 log	i2
 lon	g2	 loo	 1n1	 lot	 145	 loy	a2	 lp	 4	 ls	01t1	 lt	d6	 ltd	.6	 lu	m116	 lum	i1p115	 ly	n2o6	 lyn	c2	 lyo	n6
 m	06 10/1a276b4c6e51f4g1i39o56r50s1u110v8y33	 m 	t2	 m t	r2	 m0	03-3	 m0-	a3	 m00	03
 ma	02 10c5d4g2h34i9j6k28l88n6r49s19t4x5y4z1	 ma 	02j6	 ma0	02	 mac	h5	 mad	e3u1	 mag	n2	 mah	a8e2k24	 mai	n9	 maj	u6
 mak	a13e12m3	 mal	a40i8l16u24	 man	a4i1t1	 mar	 4i2j1k22s2t18	 mas	a8h1s9t1	 mat	e4	 max	 5	 may	 3o1	 mb	b4	 mbb	 4
 mc	01c1d1f2w1	 mcf	a2	 me	 2a4d3e3g3m8n13r9t4u2	 me 	g2	 mea	l1t3	 med	a2i1	 mee	 3	 meg	a3	 mem	b8	 men	 1a2t5u5
 mer	 1,4c2l2	 met	a1r3	 meu	l2	 mf	01f1m1y1	 mi	 2c6d3l6n9s7x3z3	 mi 	g1s1	 mic	h6	 mid	 3	 mil	d1k2s2u1
 min	e2n2t2u1y2	 mis	c2s3t2	 mix	 2e1	 miz	u3	 mo	b10c1d10m4n15o3u13	 mob	i10	 mod	e10	 mom	e4	 mon	-1c2g1t11	 moo	n3
 mou	 1l10n2	 mr	.49s1	 mr.	 48d1	 mu	d4e4h1k3l4n1s90t3	 mud	a4	 mue	s4	 muk	i3	 mul	l2t2	 mus	c2h1t87	 mut	t3	 mv	m8
 mvm	 8	 my	d1r32	 myr	 32	 n	01 6.2a28b2c3e71i17l4o518s2u6y2	 n 	&2f4	 n &	 2	 n f	r4	 n.	v2	 n.v	.2	 na	d3i3m14n3s1t4
 nad	e3	 nai	l3	 nam	e14	 nan	d2u1	 nat	a2i2	 nb	 2	 nb 	e2	 nc	r3	 ncr	 3	 ne	01c12d2e2i2o4s1t13u1w32x1	 nec	e12
 ned	e2	 nee	n2	 nei	g2	 neo	g2n2	 net	 6t7	 new	 32	 ni	c7k6n1t1z2	 nic	e5o2	 nik	e6	 niz	a2	 nl	d4	 nld	 4
 no	02 156(1.201:67n2o7r11t67u4	 no 	070#1:48a1c17o1p1r1	 no.	073 91:33[1l3	 no0	,2	 no:	06 59-2	 non	 2	 noo	d7
 nor	 1s1t9	 not	 42e25	 nou	g4	 ns	 1t1	 nu	m3r1t2	 num	 1b2	 nut	e1r1	 ny	 2	 ny 	02
 o	.17a2c3e1f104g3h2i1k6l4m3n43o1p20r55s6t3u11v1w7	 o.	c17	 o.c	 4.13	 oa	k2	 oak	 2	 oc	e2t1	 oce	a2	 of	 94f10
 of 	02a4b2f1g49h1i4m3p3s1t16	 off	 7i3	 og	n3	 ogn	 3	 oh	i2	 ohi	o2	 ok	 2l2o2	 ok 	02	 okl	a2	 oko	s2	 ol	i2u2
 oli	v2	 olu	'2	 om	n2u1	 omn	i2	 on	 24c3e6l10	 on 	f9i1p1t13	 onc	e1o2	 one	 6	 onl	i8y2	 op	e18t2	 ope	n1r17	 opt	 2
 or	04 4c4d29e6i8	 or 	d1k1	 or0	04	 orc	h4	 ord	 1e28	 ore	g6	 ori	g8	 os	p2t4	 osp	 2	 ost	e4	 ot	a1s2	 ots	u2
 ou	r6t5	 our	 6	 out	 3l2	 ow	n7	 own	e7	 p	 2&1)1.24a181b2c7d2e253g1h17i26j15l85m15o66r83s1t6u78y3	 p.	 4r1s1t18
 p. 	p2r2	 p.t	.18	 pa	02c7d1e2h3i9k1l2n40p9r21s13t11u3v1x11y45	 pa0	02	 pac	k7	 pae	t2	 pah	a3	 pai	d4n4r1	 pal	e2
 pan	 2a24d14	 pap	a9	 par	a2i8k5m1t5	 pas	i13	 pat	r11	 pau	l3	 pax	 2(6)2:1	 pay	 5a22d1m17	 pb	 2	 pb 	01s1	 pc	 4s3
 pc 	@2	 pcs	 2)1	 pd	p2	 pdp	a2	 pe	 1l38n7p2r175t30	 pel	a38	 pen	 3g2n2	 pep	e2	 per	 1b1d12f3i83m33n31s6t2u3
 pet	a23e1r6	 ph	a13o3r1	 pha	r13	 pho	n3	 pi	c2e5l5n5p1z8	 pic	k2	 pie	 3r2	 pil	l1o2s2	 pin	 1e1g3	 piz	z8
 pj	 1,3s3u8	 pj,	 3	 pjs	 3	 pju	 5,3	 pl	a21c2e53i1s1u5w2	 pla	c3i2n2s7t1z6	 plc	 2	 ple	a53	 plu	g4m1	 plw	y2
 pm	 14s1	 po	012h1i4l6p17r4s12t2w6z2	 po0	012	 poi	n4	 pol	 4i2	 pop	 1u16	 por	k4	 pos	 4:1t7	 pot	a2	 pow	d3e3
 poz	e2	 pr	e13i30o40	 pre	 1m2s10	 pri	c17m1n6v6	 pro	 1d25g2m3t2v7	 pt	03 3	 pt 	03	 pt0	03
 pu	 3b2c14d5f1l3m2n1r20s6t20y1	 pu 	t3	 pub	l2	 puc	h14	 pud	a2u3	 pul	a3	 pum	p2	 pur	c10p7t3	 pus	a6	 put	e6i3r11
 py	r3	 pyr	a3	 q	f1l2t105u17	 ql	d2	 qld	,2	 qt	y105	 qty	 72(17.1:14u1	 qu	a9i8	 qua	n7r2	 qui	c2n2o2t2
 r	028 2.3/1a50c4d6e304g1h4i38m254o114s1u20	 r.	 2g1	 r. 	d2	 r0	027 1	 r00	025-2	 ra	f1g2i4j6m3n2t7w4y10z11	 rag	a2
 rai	n2s2	 raj	a6	 ram	e1l2	 ran	d2	 rat	e7	 raw	a4	 ray	a10	 raz	a11	 rc	03p1	 rc0	03	 rd	,6	 rd,	 6
 re	 1-1a5b1c65d6f42g52j1l6m1n1p7q15s53t46v1	 rea	l5	 rec	e49i15o1	 red	 3m3	 ref	 3.5e3u31	 reg	 35.9:3e2i1u2	 rel	i6
 rep	a1u6	 req	u15	 res	e2t51	 ret	a5u41	 rh	 2-1o1	 ri	a3c16d11m6v2	 ria	 3	 ric	e15h1	 rid	z11	 rim	b6	 riv	e2
 rm	089 160-4o1	 rm 	086i6	 rm-	04	 rm0	027 3.59	 ro	 2a13b2c5j2l5n4o2p1s3u72y1z2	 ro 	t2	 roa	d8m2s3	 rob	e2
 roc	 2:1h2	 roj	a1i1	 rol	l5	 ron	02a2	 roo	f2	 ros	e2s1	 rou	n70r1t1	 roz	a2	 ru	e18r2	 rue	 18	 rur	a2
 s	04 36&3.6/49:1=1@1a163b3c27d269e515g1h160i67k12l11m8n1o69p51q3r215s41t111u269v1w7x1y39	 s 	=4a2s1t1	 s =	 4	 s a	g2
 s&	y3	 s&y	 3	 s.	 6	 s. 	l2m2r2	 s/	b22d2m2o1p20s2	 s/b	 22	 s/d	 1r1	 s/m	a2	 s/p	r20	 s/s	 1o1	 s0	04	 s00	04
 sa	01 4b1c2f5g3i5l93m4n31p1s1t3u3v6	 sac	o2	 saf	e5	 sag	u3	 sai	e1n4	 sal	a1e91t1	 sam	p4	 san	c1d2g3y25	 sat	e2i1
 sau	c3	 sav	i6	 sb	02/1	 sb0	02	 sc	 16a1h5i1o3r1	 sc 	06a1j6	 sch	e4n1	 sco	o3	 sd	n269	 sdn	 256.13
 se	 4a11c4d1e1g2k62l230n2r103t90v5	 se 	04	 sea	,3f5l1s1w1	 sec	r1t3	 seg	i2	 sek	 4,4.2i3o1s48	 sel	.5a221l4	 sen	g2
 ser	 1b1d3i62v36	 set	01 8-1:2a33i45	 sev	r5	 sh	016-1a83e23f1i9o26t1	 sh0	016	 sha	 1a3h76p1r1w1	 she	e1l2n20
 shi	f2p6r1	 sho	e1p14w11	 si	a1d4g5k1l6m23n14s2t8z3	 sid	e4	 sig	n5	 sil	a5i1	 sim	 2a2e2p17	 sin	 3g10k1	 sis	i2
 sit	e6i2	 siz	e3	 sk	01a2c2g1u6	 ska	r2	 skc	a2	 sku	d6	 sl	f3i8	 slf	 3	 sli	c5p3	 sm	 1a1i4o2	 smi	l4	 smo	k1r1
 so	a1d2f5i2l46n1o4s3t1u3y1	 sod	a2	 sof	t3y2	 soi	d1t1	 sol	a6d40	 soo	n4	 sos	 3	 sou	p1t2	 sp	01-1a2e33i2o3r9
 spa	d1g1	 spe	c18e15	 spi	c2	 spo	n2o1	 spr	a3i4u2	 sq	 1-1u1	 sr	 191-2@3i16m1o1s1	 sr 	023:1=8@11i4s1	 sr-	02
 sr@	03	 sri	 16	 ss	027 13t1	 ss 	013	 ss0	018/6c3	 st	01 9,6-1a46e4i2k1m1o7r29t1u2y1	 st 	=1t2	 st,	 6
 sta	d2f4n3p1r9t27	 ste	e1p2r1	 sti	c2	 sto	n1o3r3	 str	a2e11i16	 stu	a2	 su	b62c3e2l8m89n21p70r8s6	 sub	 10-9a34m2t6w1
 suc	i3	 sue	z2	 sul	 1t7	 sum	m89	 sun	 9-2g3w7	 sup	e6p64	 sur	 1f2v5	 sus	h6	 sw	01c3e3	 swc	 3	 swe	e3
 sy	 1a30e2s6	 sya	r30	 sye	d2	 sys	t6	 t	019 16-4.2:3a431d4e154f3h188i58k3l2m13n1o449p2q1r44s3u16v2w13x2y5	 t 	@3
 t @	 3	 t-	b1g1h1s1	 t.	 1y1	 t0	01 18	 t0 	j1r17	 t:	 3	 t: 	02g1	 ta	01 4b13g1i1k11l1m139n3p5r1s5x244y2	 ta 	.2a1
 tab	l13	 tak	e10r1	 tam	a91p48	 tan	 3	 tap	 1e4	 tas	h1t4	 tax	 181(55/2i6	 tay	l2	 td	01s3	 tds	 3
 te	02a9b7c9h4l75m26n4o1p1r7s3v2x4	 te0	 2	 tea	 9	 teb	r7	 tec	h9	 teh	 4	 tel	 9.1/3:54e8	 tem	e26	 ten	d4	 ter	i7
 tes	t3	 tev	a2	 tex	a4	 tf	 3	 tf 	v3	 th	,3a94e64i20o2r5	 th,	 3	 tha	i5n89	 the	 62:1r1	 thi	n1s19	 tho	 2	 thr	e5
 ti	 1a3c3d1g2m35n8o2r2s1	 tia	n3	 tic	k3	 tig	e2	 tim	b2e33	 tin	e4g4	 tio	n2	 tir	a2	 tk	 3	 tk 	d3	 tl	c2	 tlc	 2
 tm	e7n6	 tme	n7	 tmn	 6	 to	 36a4d3f1i2k6m2n2o1p3r2t382w3y2	 to 	b1c1f1i11m12n2s1t2v2	 toa	s4	 tod	a1d2	 toi	l1t1
 tok	y6	 tom	 1a1	 ton	g2	 top	 2l1	 tor	i2	 tot	 1a381	 tow	e3	 toy	s2	 tp	 2	 tr	a36e3i3u2	 tra	c1d8i10n13p1s3
 tre	e1n2	 tri	 3	 tru	s2	 ts	01j2	 tsj	02	 tu	a3e1n11r1	 tua	h3	 tun	 11	 tv	a2	 tva	 2	 tw	04i6o3	 tw0	 4	 twi	g4s1t1
 two	 3	 tx	 2	 ty	p5	 typ	e5	 u	035 2.21/4a1d1h1j4l6m2n48o1p9r2s69t27	 u.	 1p20	 u.p	 10r10	 u/	p4	 u/p	 2r2
 u0	014,9/12	 u0,	 9	 u0/	b3d6g3	 u00	 1,7/6	 uj	a3u1	 uja	n3	 ul	u6	 ulu	 6	 um	s2	 ums	 2	 un	a1d3i44	 und	e3
 uni	 3h24o2t12v3	 up	o2s4t3	 upo	n2	 ups	 4	 upt	o3	 ur	b2	 urb	a2	 us	 24a11d10e16p8	 us 	a4i5k2o11	 usa	 8h3
 usd	 10	 use	r16	 usp	s8	 ut	a27	 uta	m15r12	 v	02 2a15e63f2i28o2s1z2	 v0	m2	 v0m	02	 va	l9n2r2t2	 val	l3u6	 van	c2
 var	o2	 vat	 1:1	 ve	019g17l1n5r20u1	 ve0	018 1	 veg	e14g3	 ven	t5	 ver	b2i3k2n2s9w2	 vf	02	 vf0	02
 vi	c3e2i2l3r2s15v1	 vic	t3	 vie	w2	 vii	 2	 vil	l3	 vir	g2	 vis	a4i7t4	 vo	c2	 voc	u2	 vz	o2	 vzo	r2
 w	 3.4/3a76b2e15h31i64n1o31r1t1w24	 w.	 4	 w. 	h2k2	 w/	01e1f1	 wa	09 3a1i2l2n43r5s4t4y1z2	 wa 	03	 wa0	09	 wai	 2
 wal	k1n1	 wan	 20f1g22	 war	r5	 was	h4	 wat	e4	 waz	e2	 wb	d2	 wbd	01 1	 we	 4b7l1s3	 we 	a2s2	 web	 4e2s1	 wes	t3
 wh	e1i15o14t1	 whi	i1t14	 who	l14	 wi	 2e4i1l6n2r3t44z2	 wi 	02	 wie	n4	 wil	a3l3	 win	g2	 wir	e1k2	 wit	h44	 wiz	a2
 wo	h2n7o5r17	 woh	n2	 won	g7	 woo	d2l1n2	 wor	k3l14	 ww	 2w22	 ww 	b1l1	 www	.22	 x	 65)12,1a2e1g1i1l1r1
 x 	032,14:1k1r4	 x ,	u14	 x 0	014 1,2.15	 x r	m4	 x)	 12	 xa	02	 xa0	02	 y	a10e43i1o124r2t2u2	 ya	 3m4n2s1	 ya 	r3
 yam	 4	 yan	g1n1	 ye	01a32e1w9	 yea	r32	 yew	 9	 yo	n2r26u96	 yon	g2	 yor	k26	 you	 45!4,5.30?2r10	 yr	c2	 yrc	 2
 yt	02	 yt0	02	 yu	m2	 yum	 1m1	 z	 10-1:1=1a3e4i3j7r19s2t1u2z2	 z 	=4@1	 z =	 4	 za	 1r2	 zar	 2	 ze	b2r2	 zeb	r2
 zer	o2	 zi	01t2	 zit	r2	 zj	07	 zj0	07	 zr	 1l18	 zrl	 16:2	 zs	02	 zs0	02	 zu	r2	 zur	 2	 zz	-2	 zz-	02	 |	f1	 ×	 1
 æ	v2	 æv	a2	 æva	r2	 þ	u2	 þu	r2	 þur	i2	 €	 5	 € 	05	 € 0	04.1	!	 29!13	! 	p1	!!	 9!4	!!!	 4	"	 12h3p1x4
" 	02(1p1r1s2x1	" 0	02	" 00	02	" s	a2	" sa	f1n1	"h	t3	"ht	 3	"p	a1	"x	04	"x0	"4	"x0"	 4	#	019 25*1:16b4c1	# 	05:1c1i2z2
# 0	04/1	# 00	01 2.1	# i	n1t1	# z	z2	# zz	-2	#*	v1	#0	018 1	#00	012 1-5	#00-	04 1	#000	012	#:	01 11b1o2v1	#: 	03c3o4
#: 0	03	#: c	s3	#: o	r4	#:o	r2	#:or	02	#b	l4	#bl	r4	#blr	_4	#c	o1	$	053)2t1	$)	 2	$0	02,3.48	$0,	03	$0,0	03	$0.	048
$0.0	048	$00	02	$000	.2	$t	(1	%	 169)26:8b1	% 	(1:1@1g5i7o2r2s49z1	% g	s5	% gs	t5	% i	n7	% in	c7	% o	f2	% of	f2
% r	e1s1	% s	e1r1u47	% su	p47	%)	 17:9	%):	 9	%:	 8	%: 	$5r3	%: $	05	%: r	m3	%b	01	&	024 131.2b3s1y3
& 	073b6c19f1g6h3m2p6r6s5t4	& 0	062,11	& 0,	 11	& 00	054,8	& b	a3e3	& ba	k3	& be	s3	& c	a9h1o9	& ca	f1r8	& co	.2m7
& g	03.3	& g.	03	& g0	02o1	& h	a3	& ha	n3	& m	 2	& m 	t2	& p	e2l1r3	& pe	t2	& pr	i3	& r	e6	& re	f6	& s	a1e2p2	& se	r2
& sp	i2	& t	i3w1	& ti	m3	&.	02	&.0	.2	&.0.	e2	&0	018 3,3	&0 	g3	&0 g	r3	&0,	 3	&0, 	j3	&00	03g15	&000	03	&00g	,15	&b	 3
&b 	s3	&b s	d3	&s	 1	&y	 3	&y 	s3	&y s	t3	'	 1a9e4i4o14s51x3	' 	s1	'a	b4n4u1	'ab	b4	'abb	a4	'an	c4	'anc	i4	'e	u3x1
'eu	r3	'eur	o3	'i	c4	'ic	i4	'ici	,4	'o	l14	'ol	i14	'oli	v14	's	 46.2@1c1e1	's 	c20e2p21s1	's c	o20	's e	l2	's p	i8r13
's.	 2	'x	01 1i1	(	0121 2$2%1+1@10a3b24c24d4e40f1g45h5i59j1k68l3m50n2p12r138s64t3x6	( 	s1	($	)2	($)	 2	(%	)1	(+	)1
(0	0102 4%8)5.1u1	(0 	p2s1	(0 p	a2	(0%	)8	(0%)	 2:6	(0)	 5	(0) 	01(3	(00	094 1%3)1k2r1	(00%	)3	(000	090 1)3	(00k	g2
(@	 10	(@ 	010	(@ 0	%10	(a	01)1k1	(b	)17a2b1i2o1p1	(b)	 17	(b) 	g3	(ba	g1t1	(bi	a1l1	(c	)1a3h1i3o16	(ca	n1s2	(cas	h2
(ci	t3	(cit	t3	(co	 3.12l1	(co 	r3	(co.	 5n1r6	(d	)1d1r2	(dr	y2	(dry	)2	(e	a1x39	(ex	c38l1	(exc	l38	(f	i1	(g	s44u1
(gs	t44	(gst	 36)8	(h	)2a1o2	(h)	 2	(ho	m1t1	(i	c2n51o6	(ic	e2	(ice	)2	(in	c51	(inc	.13l38	(io	i6	(ioi	 6	(j	m1
(k	c1e4j1l38s1u23	(ke	p4	(kep	o4	(kl	)38	(kl)	 38	(ku	c23	(kuc	h23	(l	)1a1c1	(m	)45-1y4	(m)	 45	(m) 	b8s37	(my	)1r3
(myr	)3	(n	o2	(no	 1.1	(p	e5o2r3s1u1	(pe	l1r4	(per	 1/3	(po	s1t1	(pr	i3	(pri	c3	(r	m137o1	(rm	)137	(rm)	 136:1
(s	 1)49e8g2i2n1t1	(s)	 42:7	(s) 	:34	(s):	 7	(se	t8	(set	i8	(sg	 2	(sg 	w2	(si	n1r1	(t	a2e1	(ta	m2	(tam	a2	(x	)6
(x)	 6	(x) 	u6	)	01 611(1-1:70=3l1s1	) 	04(6*1-2:48@3b8e1g3r6s108t4u6	) (	a1b4d1	) (b	)4	) -	 2	) - 	r2	) 0	03 1
) 00	03	) :	01 47	) : 	032	) @	02 1	) @0	.2	) b	h8	) bh	d8	) g	s3	) gs	t3	) r	a1m5	) rm	 5	) s	d106u2	) sd	n106	) su	p2
) t	a2o2	) ta	x2	) to	k2	) u	06	) u0	06	)(	01	)-	 1	)0	01	):	 70	): 	06r1	): 0	 6	)=	r3	)=r	m3	)=rm	 3	)l	-1	)s	e1
*	015 25#4(1*27b1s30t4v1	* 	g1p5r1t2	* p	l5	* pl	e5	* t	h2	* th	a2	*#	 4	*(	01	**	 17*9t1	** 	p5t2	** p	l5	** t	h2
***	 5*4	*** 	t2	****	 4	*0	05 5%2.2k1	*0%	 2	*0% 	g2	*0.	02	*0.0	 1m1	*00	02 2c1	*00 	c1h1	*000	01c1	*b	a1	*s	 30
*t	02a1r1	*t0	02	*t00	02	*v	s1	+	015 5)1+1	+ 	04s1	+ 0	01 3	+ 0 	v3	+)	 1	++	 1	+0	012 3	+0 	02	+0 0	02	+00	012
+000	05 1-6	,	043 1527'1.1a3c3g3j38k24n2p3s8t2u19	, 	0311#2a18b64c9d22e3f2g14i6j343k86l8m39n34o15p19r6s272t61u12v4w12z1
, #	02	, #0	02	, 0	0304%1,2a2t2	, 0,	 2	, 00	0294 6,2-2	, 0a	/2	, 0t	h2	, a	e12p2r2u2	, ae	o12	, ap	t2	, ar	m2	, au	s2
, b	a53e2i2l2o1u4	, ba	n45r2t6	, be	l2	, bi	s2	, bl	o2	, bu	y4	, c	h2i5o2	, ch	i2	, ci	02t3	, co	 2	, d	a11e11
, da	m8t3	, de	s11	, e	m1n2	, en	02	, f	r2	, fr	a2	, g	e6l2r6	, ge	o6	, gl	02	, gr	d3o3	, i	l2n1o3	, il	 2	, io	i3
, j	a313l17o13	, ja	l313	, jl	 2n15	, jo	h13	, k	a36e6g4l3u37	, ka	w36	, ke	l3p3	, kg	 2.2	, kl	 3	, ku	a37	, l	a4e2t2
, la	k2m2	, le	v2	, lt	d2	, m	a27c2e2i3o2u3	, ma	 2l24n1	, mc	f2	, me	d2	, mi	d3	, mo	n2	, mu	k3	, n	e4o28y2	, ne	e2w2
, no	02 2.19r5	, ny	 2	, o	f2k2n11	, of	f2	, ok	l2	, on	 11	, p	a4l12u3	, pa	n4	, pl	a5e7	, pu	s3	, r	02e4	, r0	02
, re	d2t2	, s	e254h3i6o2s3u4	, se	 4k37l191t22	, sh	a3	, si	m2n4	, so	l2	, ss	03	, su	b2n2	, t	a41h13m2o3w2	, ta	m41
, th	a11e2	, tm	n2	, to	w3	, tw	02	, u	j2n8s2	, uj	a2	, un	i8	, us	 2	, v	a2e2	, va	n2	, ve	r2	, w	a8i4	, wa	 3n5
, wi	 2l2	,'	s1	,.	c1	,0	041l2	,00	030 8a3	,00 	&3k2	,000	027.3	,00a	,3	,0l	 2	,a	r3	,ar	a3	,ara	 3	,c	i3	,ci	t3
,cit	t3	,g	r3	,gr	o3	,gro	u3	,j	a13l1o24	,ja	l13	,jal	a13	,jo	h24	,joh	o24	,k	a24	,ka	w24	,kaw	a24	,n	o1y1	,p	e3	,pe	t3
,pet	a3	,s	e8	,se	l8	,sel	a8	,t	m2	,tm	n2	,tmn	 2	,u	019	,u0	015,4	,u0,	 4	,u00	/15
-	01519 126.1a82b60c15d8f4g21h12j7k20l3m17n2o2p10r6s25t38u15v8w19x11y1	- 	067%1a2b5c1e1f2i2j1m2p4q2r3s5t2v3w1
- 0	056 7/4	- 0 	m3v4	- 0/	04	- 00	019 13.1/23	- a	f1z1	- b	a1e1p3	- bp	 3	- f	e2	- fe	e2	- i	m2	- im	p2	- m	a1u1
- p	a1o3	- po	r3	- q	u2	- qu	i2	- r	m3	- rm	03	- s	e2h2i1	- se	a1t1	- sh	a2	- t	a2	- ta	x2	- v	e3	- ve	g3	-.	01
-0	01446 21#1&3)1,16.30r1	-0 	c2j3m1p1	-0 c	o2	-0 j	a3	-0&	03	-0&0	 3	-0,	 16	-0, 	g3j10t3	-0.	028 2	-0. 	j2	-0.0	028
-00	0203 595#1,20-613.5/6:1b1k1	-00 	018-6g2	-00,	 20	-00-	0609 1a3	-00.	05	-00/	05 1	-000	0178 12#2,2-7.1x1
-a	05 54)14-5d1e3	-a 	&51	-a &	 51	-a)	 14	-a-	03b2	-a-0	,3	-a-b	e2	-a0	02,3	-a0,	 3	-a00	 1/1	-ae	o3	-aeo	n3
-b	'1,51/4e3u1	-b,	 50j1	-b, 	j50	-b/	s4	-b/s	c4	-be	a2s1	-bea	r2	-c	 1.1a2h8o3	-ca	r1s1	-ch	o8	-cho	c8	-co	r1u2
-cou	p2	-d	 2)5i1	-d)	 5	-f	a2r2	-fa	h2	-fah	r2	-fr	e1i1	-g	,17-3r1	-g,	 17	-g, 	j17	-g-	03	-g-0	03	-h	)6a1o5	-h)	 6
-ho	n3u2	-hon	e3	-hou	s2	-j	a1i3l3	-ji	n3	-jin	j3	-jl	n3	-jln	 3	-k	 2)10a2u6	-k)	 10	-ka	r2	-kar	t2	-ku	n6	-kun	d6
-l	a1u2	-lu	s2	-lus	c2	-m	 2)8a4e2k1	-m)	 8	-ma	i1r3	-mar	t3	-me	a2	-mea	t2	-n	o1u1	-o	m1r1	-p	01 2)2a1r3t1	-p)	 2
-pr	e2i1	-pre	m2	-r	e3m3	-re	g2s1	-reg	 1:1	-rm	02 1	-rm0	.2	-s	a8b5e1h3p3r1u4	-sa	-5h1t2	-sa-	05	-sat	:2	-sb	i5
-sbi	l5	-sh	o3	-sho	p3	-sp	a3	-spa	r3	-su	b3n1	-sub	a3	-t	 1)3a13h2m9o10	-t)	 3	-ta	x13	-tax	 13	-th	u2	-thu	:2	-tm	n9
-tmn	 9	-to	a1t9	-tot	a9	-u	 3)12	-u 	(2	-u (	k2	-u)	 12	-v	 2)2a3e1	-v)	 2	-va	n3	-van	i3	-w	 8)7e2r2	-w)	 7	-we	s2
-wes	t2	-wr	i2	-wri	g2	-x	 4)7	-x)	 7	-y	a1	.	01964 856&2.6:38[1b2c53d9e17f1g12i49j1k4l3m24n4p30r8s9t26u2v4y50
. 	0117(67/1:11a2b16c11d56e2f1g49h2i1j6k2l6m6n21o9p18r5s16t5w15	. (	02k23m42	. (0	02	. (k	u23	. (m	)42	. 0	091 11,6-9
. 0 	&11	. 0,	 6	. 0-	g9	. 00	041 2,17-12.2g17	. :	01 10	. : 	04g2	. a	l1m1	. b	h12r2u2	. bh	d12	. br	u2	. bu	c2
. c	h4o4r2u1	. ch	a3e1	. co	f1m1r2	. cr	e2	. d	.48a2e1o2u3	. d.	i48	. da	 2	. do	n2	. du	s3	. e	x2	. ex	c2	. g	o3s46
. go	o3	. gs	t46	. h	e2	. he	n2	. j	a4l2	. ja	l4	. jl	n2	. k	i2	. ki	l2	. l	a2e2t2	. la	w2	. le	e2	. lt	d2	. m	a4u2
. ma	h2l2	. mu	s2	. n	o21	. no	 9.8:4	. o	f8u1	. of	 8	. p	a2l13r3	. pa	l2	. pl	e13	. pr	i1o2	. r	a4e1	. ra	g2m2
. s	d3e10i3	. sd	n3	. se	e1k1l4t4	. si	m1s2	. t	a1h3q1	. th	a3	. w	h13o2	. wh	i13	. wo	o2	.&	.2	.&.	02	.&.0	.2
..	 2.3p1	...	 2p1	.0	01889 18"3%1*1,32-8.4/2:1c1k1m2x1	.0 	01j3k10l2	.0 j	a3	.0 k	g10	.0 l	b2	.0"	x3	.0"x	03	.0,	 31j1
.0, 	j30t1	.0-	08	.0-0	08	.0.	02e2	.0.0	02	.0.e	.2	.0/	02	.0/0	02	.00	042 1783%2)5*5,20-2.3/1:2_1g1l3m3s8z8
.00 	020%1&5c2j6l1s41t13u2v1z16	.00%	 2	.00)	 2=3	.00*	05	.00,	 17j3	.00-	01 1	.00.	03	.000	015 4%1.16a1g5	.00:	02
.00l	 2i1	.00m	,3	.00s	 1r7	.00z	r8	.0m	 1m1	.:	 36g1h1	.: 	029(2	.: (	02	.: 0	029	.[	01	.b	a1h1	.c	 4.13o36	.c 	j4
.c j	u4	.c.	 13	.c. 	w13	.co	b1m35	.com	 4.21/10	.d	.1i1o6r1	.do	m6	.dom	i6	.e	,6.11	.e,	 6	.e, 	m6	.e.	 11	.f	a1
.g	.8a1s3	.g.	 8	.gs	t3	.gst	 1)2	.i	.49	.i.	y49	.i.y	.49	.j	o1	.k	 2i2	.k 	(2	.k (	t2	.ki	n2	.kin	g2	.l	o3	.lo	t3
.lot	 3	.m	o1y23	.my	 16/4=2s1	.my/	s2t2	.my=	=2	.n	i2o2	.ni	s2	.nis	a2	.no	.1:1	.p	 10l2o8r10	.p 	i6	.p i	s6	.pl	e2
.ple	a2	.po	p8	.pop	u8	.pr	i10	.pri	c10	.r	a1e7	.re	d1g6	.reg	 6	.s	 1e1i1k1t5	.st	a5	.sta	t5	.t	 5.18e1h1k1	.t 	p5
.t p	r5	.t.	 18	.t. 	018	.u	02	.u0	,2	.u0,	 2	.v	.4	.v.	 4	.y	.50	.y.	 50	.y. 	(46/1s3
/	0492 30/1a4b35d12e3f5g3i2l1m4n2o3p32r2s8t11w5x21	/ 	02-1a13f1j1l1	/ 0	02	/ 00	02	/ a	d13	/ ad	j13	//	m1
/0	0329 20"2,109-3/3a9b13d3f1	/0 	02-5b5s3	/0 -	 5	/0 0	02	/0 b	a5	/0 s	e2i1	/0"	 2	/0" 	s2	/0,	 82k24p3
/0, 	031b5j1k5s18	/0,k	a24	/0,p	e3	/0-	03	/0-0	03	/0/	03	/0/0	03	/00	0150 43,6-2.2/122]2a2	/00 	015d5t5	/00,	01 5
/00-	02	/00.	02	/00/	0122	/000	0108 21-1/6b14	/00]	 2	/00a	,2	/0a	,9	/0a,	 9	/0b	,13	/0b,	 13	/0d	,3	/0d,	 3
/a	01-1m1n1	/b	 23-1a8m3	/b 	02(2	/b (	02	/b 0	02	/ba	r8	/bar	w8	/bm	,3	/bm,	 3	/d	 10e1r1	/d 	01(1g1t4	/d t	a4	/e	n1x2
/ex	c2	/exc	h2	/f	a3i1l1	/fa	x3	/fax	 1:2	/g	,3	/g,	 3	/g, 	s3	/i	n2	/in	 2	/in 	z2	/l	-1	/m	.1a2e1	/ma	g1t1	/n	 2
/n 	b1n1	/o	 3	/o 	n3	/o n	 2o1	/p	 3:1a4k1r23	/pa	c3x1	/pac	k3	/pr	i23	/pri	c23	/r	 1e1	/s	 1c4m2o1	/sc	o4	/sco	t4
/sm	i2	/smi	l2	/t	06a2e2h1	/t0	06	/t00	06	/ta	x2	/tax	 2	/te	r2	/ter	m2	/w	h5	/wh	a5	/wha	t5	/x	 15,6	/x 	010	/x 0	010
/x,	 6	/x, 	s6
0	019087 5467"20#17%181&9'5(3)72*13+1,684-1725.1891/525:234?1@6]8_3a45b32c21d6e2f19g59h5i3k12l9m23n1o6p18r16s15t3u1v2w2x28y4z13–1
0 	0334#2%2&28(6*1-44.2/2:2[1]1a13b51c77d56e1f23g16h16j92k118l26m64n19o4p71q1r36s270t30u5v9w8x62y33z25|1×1	0 #	 2
0 # 	z2	0 %	 2	0 &	 28	0 & 	022g6	0 (	04b1l1	0 (0	01)3	0 -	01 42r1	0 - 	039c1q2	0 .	 2	0 . 	02	0 /	 2	0 / 	02
0 0	0280 16#1-1.11/4:7f4h4l1n1r2s2	0 0 	013-1	0 0.	011	0 0/	04	0 00	0125 58'1*1,2-1.7:81c1m2w1	0 0:	07	0 0f	d4	0 0h	u4
0 0r	d2	0 0s	n2	0 :	 2	0 : 	+2	0 a	a1c1h1m1n3p2v3y1	0 an	c1k2	0 ap	p1r1	0 av	 3	0 b	08a26e7i1k1l1o3r2u2	0 b0	07s1
0 ba	d8g1i1n9r1t6	0 be	n3r4	0 bo	u3	0 br	u2	0 bu	s2	0 c	 3a14b2h45l1m2n1o8s1	0 ca	d1m2p1s10	0 cb	d2	0 ch	e42g1u2
0 cm	 2	0 co	c1l3o2r2	0 d	.2a28e15i1o4u6	0 d.	 2	0 da	m5t3y20	0 de	n15	0 do	m1s2v1	0 du	e6	0 f	a19e1r3	0 fa	b1x18
0 fr	a2e1	0 g	a2i2l3r9	0 ga	r1s1	0 gi	l2	0 gl	a2e1	0 gr	a2e4o3	0 h	)1a1e1r10u3	0 hr	s10	0 hu	l3	0 j	a41l3o45u3
0 ja	l40s1	0 jl	n3	0 jo	h44i1	0 ju	n3	0 k	a5e4g14i1l22u72	0 ka	m3t1y1	0 ke	p4	0 kg	 14	0 kl	a22	0 ku	a72
0 l	 1b4e2i8o5y6	0 lb	 2s2	0 le	e2	0 li	f4j1o1s1t1	0 lo	 1c2n2	0 ly	o6	0 m	01a27e4i6o7u19	0 ma	i3l10r6s7y1	0 me	a3t1
0 mi	 1l1n1s2x1	0 mo	n7	0 mu	l1s16t2	0 n	 4e4i4o5u2	0 n 	f4	0 ne	w4	0 ni	c4	0 no	.2r3	0 nu	t2	0 o	a2c1v1	0 oa	k2
0 p	)1a13c4e21h2i3j4l3m14u6	0 pa	r6s3v1x2y1	0 pc	 3s1	0 pe	r2t19	0 ph	o1r1	0 pi	e2p1	0 pj	 1,3	0 pl	a2u1	0 pm	 14
0 pu	c6	0 r	017 1u18	0 r0	017	0 ru	e18	0 s	 22a2c1e85h86i5k5l1p16q1r18t6u21w1	0 s 	a2	0 sa	i2	0 se	k8l3r54t17v3
0 sh	016a67f1i2	0 si	n4z1	0 sk	a2u3	0 sp	e15r1	0 sr	 18	0 st	 4a2	0 su	b15e2m1r2s1	0 t	 13a7e2h1m3o2u1w1	0 ta	m7
0 te	b1o1	0 tm	n3	0 to	r1t1	0 u	 2n3	0 un	a1i2	0 v	a1e8	0 ve	g7u1	0 w	a4i4	0 wa	n3y1	0 wi	e4	0 x	 49)12r1	0 x 	032r4
0 x)	 12	0 y	a1e32	0 ye	a32	0 z	 5i1j7r11t1	0 zj	07	0 zr	l11	0"	 12h3p1x4	0" 	02(1p1r1s2x1	0" 0	02	0" s	a2	0"h	t3
0"ht	 3	0"x	04	0"x0	"4	0#	02 12*1:1c1	0# 	02c1	0# 0	02	0#0	01 1	0%	 148)25:8	0% 	(1:1@1g5i7o2r2s49z1	0% g	s5	0% i	n7
0% o	f2	0% r	e1s1	0% s	e1r1u47	0%)	 16:9	0%):	 9	0%:	 8	0%: 	$5r3	0&	09	0&0	03 3,3	0&0 	g3	0&0,	 3	0&00	03	0'	s3x2
0's	 2@1	0'x	01 1	0(	b1p1s1	0)	 68=3l1	0) 	03(3r1	0) (	b3	0) 0	03	0)=	r3	0)=r	m3	0*	08 2(1b1t1	0*0	01 5.1k1	0+	01
0,	016 623a3j13k24p3t2	0, 	0118#2a2b49c5d3g8j222k72l4m2n2p5s34t25u2w2	0, #	02	0, 0	0114,2t2	0, a	e2	0, b	a45i2l2
0, c	i5	0, d	a3	0, g	e2r6	0, j	a213l9	0, k	a34e3g2u33	0, l	a2e2	0, m	e2	0, n	o2	0, p	a2l3	0, s	e22h3i2o2s3u2
0, t	a20m2o3	0, u	s2	0, w	a2	0,0	014l2	0,00	04 7a3	0,0l	 2	0,a	r3	0,ar	a3	0,j	a12l1	0,ja	l12	0,k	a24	0,ka	w24	0,p	e3
0,pe	t3	0,t	m2	0,tm	n2	0-	01427 32a78b51d8f3g17h10j7k12m11n1o1p4s3t14u15v5w15x11	0- 	019i2p3s1v3	0- 0	012 7	0- i	m2
0- p	o3	0- v	e3	0-0	01398 14&3,10.2	0-0 	j3m1p1	0-0&	03	0-0,	 10	0-0.	 2	0-00	0173 594,14-610/6:1	0-a	03 54)14-3d1e3
0-a 	&51	0-a)	 14	0-a-	03	0-a0	,3	0-ae	o3	0-b	,51	0-b,	 50j1	0-d	 2)5i1	0-d)	 5	0-f	a2r1	0-fa	h2	0-g	,17	0-g,	 17
0-h	)6o4	0-h)	 6	0-ho	n2u2	0-j	a1i3l3	0-ji	n3	0-jl	n3	0-k	 2)10	0-k)	 10	0-m	 2)8e1	0-m)	 8	0-p	 2)2	0-p)	 2	0-s	u3
0-su	b3	0-t	 1)3m9o1	0-t)	 3	0-tm	n9	0-u	 3)12	0-u 	(2	0-u)	 12	0-v	 2)2e1	0-v)	 2	0-w	 8)7	0-w)	 7	0-x	 4)7	0-x)	 7
0.	01868 20e2j1	0. 	06a1f1j6o1s1t1	0. 0	06	0. j	a4l2	0.0	01831 15"3%1*1-8.2/2c1k1m2x1	0.0 	01k10l2	0.0"	x3	0.0-	08
0.0.	02	0.0/	02	0.00	034 1758%2)5*5-1.3/1:2_1l3s8z8	0.0m	 1m1	0.e	.2	0.e.	 2	0/	0480 2a2b4d6g3l1t6x21
0/0	0326 18"2,106-3/3a9b10d3	0/0 	-5b5s3	0/0"	 2	0/0,	 82k24	0/0-	03	0/0/	03	0/00	0148 43,6-1.2/122]2a2	0/0a	,9
0/0b	,10	0/0d	,3	0/a	01-1	0/b	 1m3	0/bm	,3	0/d	 6	0/d 	t4	0/g	,3	0/g,	 3	0/t	06	0/t0	06	0/x	 15,6	0/x 	010	0/x,	 6
00	010653 4686#15%15&3'2(3)63*11,276-1673.824/427:221?1@6]7_2a25b17c6e1f14g59h1k7l3m19o1p9r4s11t1w1x8y3z8–1
00 	0270#2%2&17(5-37/2[1]1a8b40c75d36e1f23g11h16j78k106l19m55n15o4p65q1r17s261t24u4v2w4x20y5z25|1×1	00 #	 2	00 %	 2
00 &	 17	00 (	04l1	00 -	 36r1	00 /	 2	00 0	0238 6#1-1.7/3:7h4l1r2	00 a	c1h1m1n3p2	00 b	08a17e7i1k1l1o3r2
00 c	 3a14b2h45l1m2n1o6s1	00 d	.2a8e15i1o4u6	00 f	a19e1r3	00 g	a2i2l2r5	00 h	)1a1e1r10u3	00 j	a28l3o44u3
00 k	a5e4g2i1l22u72	00 l	b2e2i7o2y6	00 m	01a27e1i4o4u18	00 n	 4e2i4o3u2	00 o	a2c1v1	00 p	)1a11c1e21h1i3j4l3m14u6
00 r	 1u16	00 s	 22a2c1e82h85i4k5l1p16q1r18t6u17w1	00 t	 13a5e2h1m1u1w1	00 u	 2n2	00 v	a1e1	00 w	i4	00 x	 7)12r1
00 y	a1e4	00 z	 5i1j7r11t1	00#	02 10*1:1c1	00# 	02c1	00#0	01 1	00%	 11)4	00% 	@1o2r1s1	00%)	 1:3	00&	03	00&0	03	00'	s2
00's	 1@1	00(	b1p1s1	00)	 59=3l1	00) 	02r1	00)=	r3	00*	06 2(1b1t1	00*0	01 5	00,	09 258j9
00, 	057#2a2b14c5d3g5j114k33l2p3s5t4u2w2	00,0	09	00,j	a8l1	00-	01389 32a75b51d8f1g8h10j7k12m11n1o1p4s3t14u15v5w15x11
00- 	019i2p3s1v3	00-0	01372 11,4.2	00-a	03 54)14d1e3	00-b	,51	00-d	 2)5i1	00-g	,8	00-h	)6o4	00-j	a1i3l3	00-k	 2)10
00-m	 2)8e1	00-p	 2)2	00-s	u3	00-t	 1)3m9o1	00-u	 3)12	00-v	 2)2e1	00-w	 8)7	00-x	 4)7	00.	0816 7j1	00. 	02j2
00.0	0803 2-8.2c1	00/	0397 2l1t6x21	00/0	0300 8"1,68-3/1a3b10d3	00/t	06	00/x	 15,6
000	07532 1784#11%1&3'1(3)56*3,95-898.150/23?1@6]3_1a9b16c3f14g22k2m9p2s1t1x2–1
000 	0169&3(1-5/2[1]1a4b30c66d30e1f23g6h15j63k100l13m45n15o3p48q1r1s182t4u2w4x14y1|1×1	000#	02 9	000&	03	000(	b1p1s1
000)	 55l1	000*	 2t1	000,	02 93	000-	0643 20a69b51d7f1h10j6k12m11o1p4s3t14u15v5w15x11	000.	0145 4j1	000/	017t6
0000	04922 1566#7&3(3)53*3,57-853.16/15?1@6]1_1a2b1f14k2m3s1t1–1	000@	05h1	000]	 3	000a	 6,3	000b	 3,11c1e1	000c	01 1m1
000f	013 1	000g	 19,3	000k	)2	000m	 1i3l5	000p	 1c1	000x	02	00:	0209 12	00: 	a1r11	00:0	0209	00@	05h1	00@0	.5	00]	 7
00] 	[2	00_	01c1	00a	01 8(1,8a2m5	00a 	p1s1t3	00a,	 5g3	00aa	02	00am	 4p1	00b	 3,11c1e1k1	00b 	b3	00b,	 11	00c	01 1m4
00cm	 3*1	00f	013 1	00f0	013	00g	 24&15*2,18	00g 	01j5	00g&	015	00g*	02	00g,	 18	00k	 1)2g4	00k)	 2	00kg	 1)2*1
00l	 2i1	00m	 2,3i3l6m5	00m,	 3	00mi	x3	00ml	 6	00mm	 2)1*1x1	00p	 1c1h1m6	00pm	 6	00r	 1f2o1	00rf	02	00s	 3r7s1
00sr	 7	00x	07a1	00x0	05x2	00y	 2r1	00y 	02	00z	r8	00zr	 8	0:	0221 13	0: 	01a1r11	0: r	i11	0:0	0221
0:00	01 137:70]2a4p7	0?	?1	0@	05h1	0@0	.5	0@0.	05	0]	 8	0] 	[2	0] [	02	0_	01c1n1	0a	01 14(1,17/5a2m5	0a 	j6p1s1t3
0a j	a6	0a t	i3	0a,	 14g3	0a, 	d2j3p5s2	0a,g	r3	0a/	05	0a/0	 2b3	0aa	02	0aa0	02	0am	 4p1	0b	 3,24c1e1k2o1	0b 	b3
0b b	a3	0b,	 24	0b, 	d11j3	0bk	 2	0bk 	01e1	0c	06 1,6/3m5	0c,	 6	0c, 	b4	0c/	03	0c/0	,3	0c0	02z4	0c00	01-1	0c0z	04
0cm	 4*1	0d	 1,3:1i1	0d,	 3	0d, 	02	0e	01d1	0f	013 1d4t1	0f0	013	0f00	013	0fd	 4	0fd 	h2	0g	 24&15*2,18	0g 	01j5
0g j	a3l2	0g&	015	0g&0	015	0g*	02	0g*0	02	0g,	 18	0g, 	j18	0h	 1u4	0hu	 4	0i	n3	0in	02i1	0in0	 2	0k	 1)2g9	0k)	 2
0kg	 5)2*1r1	0kg 	s1t1	0kg)	 2	0l	 5f1i1t2	0lt	 2	0lt 	b1t1	0m	02 3,3i3l6m6	0m,	 3	0m, 	j3	0m0	v2	0m0v	02	0mi	x3
0mix	 3	0ml	 6	0ml 	(1c1	0mm	 3)1*1x1	0n	u1	0o	,1m1o1p2s1	0op	e2	0ope	n2	0p	 1c6e1h1i1l1m6t1	0pc	 1s5	0pcs	 4(1	0pm	 6
0r	 1d11f2o1t1	0rd	 11	0rd 	a2f9	0rf	02	0rf0	02	0s	 4n2r7s1t1	0sn	 2	0sn 	e2	0sr	 7	0t	h2i1	0th	 2	0th 	f2	0u	n1	0v	02
0v0	 2	0w	 2	0w 	s1w1	0x	015 12a1	0x 	07	0x 0	07	0x0	08 1.3o1x2	0x0.	03	0x00	01 3)1.1g1x1	0x0x	02	0y	 3r1	0y 	02
0y 0	02	0z	05r8	0z0	01 4	0zr	 8	0–	w1	:	0359 783(1-5/1:1b2c3d1e1f3g2h1i1k2o2r3s2t2v2
: 	0325$13(3)2+13-2:1;1a6b1c29d3e2g3j3l3m4n2o4p3r30s15t7u1w2z2	: $	013	: $0	.13	: (	03	: (0	03	: )	 2	: +	013
: +0	011 2	: -	r2	: -r	m2	: 0	0259 59-3.1/1:2	: 0-	03	: 00	0154 4,7-27/52:15	: 0:	02	: a	h1l1n2s1z1	: an	g1y1
: c	05a12b1h2s9	: c0	02 3	: ca	s12	: ch	01i1	: cs	02-6p1	: d	01p2	: dp	c2	: e	l1s1	: g	02s1	: g0	 2	: j	i2m1	: ji	m2
: l	c2e1	: lc	n1s1	: m	a2r1s1	: ma	01n1	: n	i2	: ni	c2	: o	r4	: or	04	: p	a1e1m1	: r	e1i11m16o2	: ri	d11	: rm	011 5
: ro	j1s1	: s	a6i2k1n1o2p2t1	: sa	01n5	: si	m2	: so	f2	: sp	01-1	: t	d1h5o1	: th	a5	: w	b1w1	: z	e2	: ze	r2	:(	01
:-	01 3y1	:- 	02	:- 0	02	:/	/1	:0	0352 6-1	:00	067 142-46.1/11:72]2a4p7	:00 	04-1a1c1l1p14s16	:00-	043 3	:00/	011
:000	062-5	:00:	072	:00]	 2	:00a	m4	:00p	h1m6	::	01	:b	a1w1	:c	01a1s1	:d	p1	:e	s1	:f	r1t1w1	:g	01s1	:h	q1	:i	k1	:k	j1s1
:o	r2	:or	02	:or0	02	:r	m3	:rm	 3	:s	a1n1	:t	a1c1	:v	01i1	;	01	;0	01	<	 1<2	<<	 1<1	=	01 21=4r3s1v2z1	= 	014g5	= 0	%14
= 0%	 14	= g	s5	= gs	t5	=0	01	==	 2v2	==v	i2	==vi	s2	=r	m3	=rm	 3	=s	t1	=v	i2	=vi	s2	=vis	i2	=z	e1	>	>2t1	>>	>1t1	>t	a1
?	 3?1	??	 1	@	054 35a1e1h3p8s1	@ 	035	@ 0	02%30.3	@ 0%	 20)10	@ 0.	03	@ 00	01.1	@0	05 1%39.9	@0%	 31:8	@0% 	:1i7
@0%:	 8	@0.	09	@0.0	09	@00	.5	@00.	05	@a	p1	@e	l1	@h	o3	@ho	t3	@hot	m3	@p	e8	@pe	r8	@per	m8	@s	p1	[	08a1g1p2	[0	07]1
[00	03/2:2	[00/	02	[000	01]2	[00:	02	[a	k1	[g	s1	[p	.2	[p.	n2	[p.n	i2	]	 11a1	] 	[2	] [	02	] [0	02	]a	p1	_	01c1n1w4
_0	01	_c	 1	_n	i1	_w	f4	_wf	l4	_wfl	d4
a	062 764'14(1)20+1,131-32.21/5a41b169c119d168e28f50g162h248i247j12k239l1515m553n2112o4p118r817s705t453u118v36w128x311y240z33ß8
a 	058&51(1-1.2a27b48c34d22e2f2h6i58j18k12l120m26n1o2p20q2r16s21t26u14w1y1	a &	 51	a & 	051	a .	k2	a .k	 2
a 0	040,11.1c6	a 0,	 11	a 00	026%2,9/3	a 0c	,6	a a	l25m1p1	a al	a25	a b	a46e1r1	a ba	k38n2r3t3	a c	a4h27i2r1	a ca	l2p2
a ch	e26i1	a ci	t2	a d	a10e9i2r1	a da	m4t5y1	a de	l3n6	a di	o2	a e	b1x1	a f	e1r1	a h	a3e3	a ha	l1r2	a he	i3	a i	n56r2
a in	c8d23t25	a ir	m2	a j	a12o6	a ja	l6y6	a jo	l6	a k	a8e2u2	a ka	n3s5	a ke	k2	a ku	a2	a l	'4i3u113	a l'	a4	a li	n3
a lu	m113	a m	/1a16e5i1o1u2	a ma	j6l9r1	a me	n1r4	a mu	e2	a o	l2	a ol	i2	a p	a2e6h5i1l1o4u1	a pa	i1r1	a pe	r3t3	a ph	a5
a po	p4	a q	u2	a qu	i2	a r	a4e11o1	a ra	y4	a re	c2p6s3	a s	.2/1d2e11i2u3	a s.	 2	a sd	n2	a se	k2l6r3	a si	t2	a su	p3
a t	e7i3o1r3u11y1	a te	b4c2r1	a ti	n3	a tr	a3	a tu	n11	a u	p3t11	a up	t3	a ut	a11	a'	 1s13	a's	 13	a's 	p13	a(	b1
a)	 20	a) 	s2	a) s	d2	a+	+1	a,	03 123g3s2	a, 	042d2j3m1n5o2p5s26t19	a, 0	042	a, d	a2	a, j	a3	a, n	o5	a, o	f2	a, p	a2u3
a, s	e26	a, t	a19	a,0	03	a,00	03	a,g	r3	a,gr	o3	a,s	e2	a,se	l2	a-	018b6g3m1o1p3	a-0	015,3	a-0,	 3	a-00	012-3	a-b	/4e2
a-b/	s4	a-be	a2	a-g	-3	a-g-	03	a-p	a1r2	a-pr	e2	a.	 12g8s1	a. 	b4	a. b	r2u2	a.g	.8	a.g.	 8	a/	05	a/0	 2b3	a/0 	02
a/0b	,3	a0	048 9)1,3/1	a0 	02l1	a0 0	02	a0,	 3	a0, 	j3	a00	031 12-3/1a1	a00 	(1-10t1	a00-	01 2	a000	031
aa	02 2g1n32p1s3	aa0	02	aa00	02	aan	01 31	aan 	b1g30	aas	 3	aas 	s3	ab	 5a1b4c4i2l98o14r2s1u38	abb	a4	abba	y4	abc	 4
abc 	c4	abi	e2	abie	 2	abl	e98	able	 50!3,16.8/3:18	abo	r2v12	abor	a2	abov	e12	abr	e2	abre	c2	abu	r38	abur	 38
ac	 2,3c12e45h17k26o3r4t6y1	ac 	l2	ac l	l2	ac,	 3	ac, 	j2	acc	 6e5o1	acc 	a2m4	acce	p5	ace	 7,2b25m1u10
ace 	01n1o1p2t1w1	ace,	 2	aceb	o25	aceu	t10	ach	 2a2i5u8	ach 	01l1	acha	 2	achi	n5	achu	s8	ack	 9)3,2a3b2e3s4
ack 	a1b2f2l1r1s2	ack)	 2-1	ack,	 2	acka	g3	ackb	a2	acke	t3	acks	,2o2	aco	 2m1	aco 	r2	acr	 1e1y2	acry	l2	act	 3i1o2
act 	03	acto	r2	ad	01 15,4a2b1d5e10g2i8j78l1o2r2t18u3v13w2y1	ad 	02&1(2*1m8	ad (	01h1	ad 0	02	ad m	u8	ad,	 4	ad, 	a2n2
ada	m2	adam	s2	add	 1e1r3	addr	e3	ade	 5,2j3	ade 	k1r1w2	ade,	 2	adej	e3	adg	e2	adge	 2	adi	n8	adin	g8	adj	 15.4:2u57
adj 	-1:2i2	adj.	 4	adj:	 2	adju	s57	ado	 2	adr	i2	adri	a2	adt	 18	adt 	a8	adu	 1l2	adul	t2	adv	a7i6	adva	n7	advi	e6
adw	a2	adwa	y2	ae	o26t2	aeo	n26	aeon	 26	aet	e2	aete	c2	af	 4e10f6i2o7t20u1	af 	f1r3	af r	e3	afe	 9t1	afe 	c1d2l1p1
aff	:4y2	aff:	 4	affy	 2	afi	l1q1	afo	o5r2	afoo	d5	afor	d2	aft	 3e13p4	afte	r13	aftp	f4	ag	 7)1a91e29h1i13l1n4o7r1s3u4
ag 	c1f1h1	aga	a31i56n2t2	agaa	n31	agai	n56	agan	 2	agat	a2	age	 19,4.1/1m2r2	age 	01b1e2	age,	 4	agem	e2	ager	 2
agi	 6c1l4n1s1	agil	e4	agn	e4	agne	t2w2	ago	 1n6	agon	i6	ags	 3	agu	 3n1	agu 	03	ah	01 133,8a17e2i2k24n6o4r51
ah 	010(6a72h1i9k3p9r3x15y1	ah (	x6	ah 0	03,4/3	ah a	l71n1	ah i	n9	ah k	e3	ah p	e3t3u3	ah r	e3	ah x	 14,1	ah,	 8
ah, 	06w2	aha	 1f2g6m1n3r1w3	ahaf	f2	ahag	o6	ahan	g3	ahaw	a3	ahe	r2	aher	 2	ahi	m2	ahim	 2	ahk	o24	ahko	t24	ahn	h6
ahnh	o6	aho	e2m2	ahoe	 2	ahom	a2	ahr	t4u47	ahrt	e4	ahru	 9,33.3l2	ai	 32)23,9d4e1f3g2k7l20m10n94r35s7
ai 	-2b3c1d3j4p9s4	ai -	 2	ai b	a3	ai d	e3	ai j	o4	ai p	a9	ai s	d3t1	ai)	 23	ai) 	s23	ai,	 9	ai, 	d3j2p2	aid	 4
aid 	a1t1	aif	u3	aifu	 3	aig	n2	aign	 2	aik	 7	aik 	h7	ail	 9,4.3:3s1	ail 	(3s3t1	ail,	 3.1	ail.	 1c2	ail:	 2s1	aim	s10
aims	 1,9	ain	 35!12.22e12l2s1t10	ain 	!1c2i1n1r3s7t1	ain!	 9!3	ain.	 20.2	aine	 2e10	ainl	 2	aint	 9e1	air	 30)1e2l2
air 	(1e1h3m1p24	aire	s2	airl	i2	ais	e1i2o4	aisi	n2	aiso	 4	aj	a6u6	aja	,6	aja,	 6	aju	,6	aju,	 6
ak	 24,28.2a22e70i6k24m3o57r1s1u1	ak 	010b1c1m1r1s4w1	ak 0	010	ak s	a1k1t2	ak,	 28	ak, 	018k3	ak.	 2	ak. 	02	aka	,9s13
aka,	 9	akas	e1s12	ake	 25.1o1r41w2	ake 	a7h3n12o2	aker	i38y3	akew	o2	aki	 2n4	aki 	d1w1	akin	g4	akk	a24	akka	 24
akm	u3	akmu	r3	ako	d1n56	akon	 1g55	al	 465(2.1:22a716b4d3e102f2g2i58k1l64n1o3p1s12t23u30y2·1
al 	049(33:26a15b3c11d8f3g20h4i31l1m4n1p16q26r15s81t19w3	al (	e14g1i16r2	al 0	01%46,2	al :	 26	al a	f3m11r1	al b	a1e1i1
al c	e2o9	al d	a2i5u1	al f	i1o2	al g	$1r3s16	al h	e2o2	al i	d2n24t5	al m	01e3	al p	a14l2	al q	t20u6	al r	e1m8o6
al s	a56d23i1l1	al t	a13i1o5	al w	 1a1i1	al(	m1r1	al:	 22	al: 	$4r3	ala	 116d1f3k56m100n399r1u10y30	ala 	a1l113y1
alaf	 3	alak	o55u1	alam	 28)6,64.2	alan	 398c1	alau	c10	alay	s30	alb	e2i2	albe	r2	albi	t2	ald	 2'1	ald 	a2
ale	 11r4s81t2x4	aler	m2s2	ales	 57(1:2c1p20	alet	t2	alex	 2a2	alf	 1)1	alg	o2	algo	r2	ali	 1,6-1a4f12n34	ali,	 6
alia	 4	alif	o12	alin	g26j6o2	all	 22)4,3a2e12o20p1	all 	e1i1k1n3p2s5t2	all)	 4	all,	 3	alla	g2	alle	l2r7y3	allo	w20
alo	r2v1	alor	,2	als	 10k2	als 	i8	alsk	a2	alt	e3h8i3u2y7	alte	d1n2	alth	 4c3y1	alti	e3	altu	n2	alty	 7	alu	e6r24
alue	 1-3d2	alur	i24	aly	s2	alys	i2	am	 56)6,64-1.2a152b3c1e30i8l3m1o112p63s4t47	am 	04(5b2c1f5j3r4s3	am (	b5	am 0	02k2
am b	a1i1	am f	r5	am j	a3	am r	01e3	am s	e3	am)	 6	am) 	s6	am,	 57'1s6	am, 	s50	am,s	e6	am.	 2	am. 	s2
ama	 12,6g1n119s7t3z4	ama 	05p3	ama,	 6	aman	 100s19	amas	 4,2.1	amat	 3	amaz	o4	amb	a2u1	amba	n2	ame	 13,1:3d1l1n2r4s5
ame 	b2s1	ame:	 3	amen	 1d1	amer	i4	ames	 5	ami	d3n5	amid	 2,1	amin	 2a1o2	aml	e3	amle	e3	amo	r1u111	amou	n111
amp	 1a4d2i1l4o48u3	ampa	i3n1	ampd	e2	ampl	e4	ampo	i46l2	ampu	n3	ams	 4	ams 	c2	amt	 32(13.2	amt 	(15:3e1	amt(	r13
amt.	 2	an	01 888(3)1,56-1.4:1a58c30d158e12f3g598i11k99n18o10s35t79u2y44
an 	032(9a56b99c13d27e1f1g34h14i12j1k68l2m42o1p162r16s133t71u4v3w26y13	an (	09	an 0	06 3,7/16	an a	d2i27m3n15s6z3
an b	a73e14i1m3r1u7	an c	a2h5o6	an d	a5e8i9u5	an g	i31l3	an h	a3e2i9	an i	d2n4p3s3	an k	a3e11p51u3	an l	y2	an m	a36e5i1
an p	.3a8e139j6u6	an r	a3e2i9o2	an s	a5e35h22k3l1o1p2r14s34u14y2	an t	a42e23h3r3	an u	n1s3	an v	e3	an w	 1a24o1
an y	a3e9i1	an(	03	an(0	03	an,	 56	an, 	i3s53	an.	 4	ana	 15,9g4k1l2n1s26	ana 	06b3j6	ana,	 9	anag	e4	anal	y2
anas	 2,18.6	anc	a2e11h3i6o8	anca	i2	ance	 11	anch	o3	anci	a2e4	anco	 3r3u2	and	 39a96e10i6l1n1p1r2s1w1
and 	02(1b4d2e4f8g2m1p4r1t8	anda	,2h9l3n5r77	ande	l6r4	andi	c3n2s1	andr	a2	ane	 9,2s1	ane 	t4	ane,	 2	anf	a1i2	anfi	n2
ang	 106)2,29.2a57e132k1o231r8s27u3	ang 	06a3b6c1d4h3i1j17k9l8m1o3p10r11s6t4u4x1y1	ang)	 2	ang,	 28j1	ang.	 2
anga	n54t3	ange	 116:6a5l1r1s3	ango	r231	angr	i8	angs	a27	angu	n3	ani	 1a2l3r2s3	ania	 2	anil	l3	anir	 2	anis	 2h1
ank	 94e2f2y1	ank 	02a6o2y83	anke	b2	ankf	u2	ann	 11a2e4i1	ann 	t2	anna	 2	anne	 4	ano	 8n1u1	ano 	h6	ans	 1:6a22f2h1p3
ans:	 6	ansa	c1r19s2	ansf	e2	ansp	o3	ant	 44a8h2i16s4y5	ant 	01a2g6o3s8t2	anta	 1g4n3	anth	i2	anti	n10t6	ants	 4
anty	 5	anu	i1t1	any	 19u25	any 	n8r4	anyu	 15.5s5	ao	 1c1l2	aol	 2	aol 	i2	ap	 5a52e9h2i8l1o10p19r5t4u3	ap 	02(1m1t1
ap 0	02	apa	k33n13r6	apak	 3,28.2	apan	 9,3e1	apar	 3,3	ape	 5)1a2r1	ape 	02n1t1v1	apea	u2	aph	 2	aph 	a2	api	 1e3t4
apie	r2t1	apit	a4	apo	l2r8	apol	l2	apor	e8	app	:1a1e4l8s5	appe	l4	appl	e2i6	apps	 5	apr	 1i4	apri	n4	apt	 2.2	apt 	02
apt.	 2	apu	l2r1	apul	t2	ar	 158,4.4a50b6c3d98e105g16i54j1k31l3m21n1o8p1r19s30t57u39w8y100
ar 	07(2a1b36c10d6f12g3i2k4m23p8r2s5u6w10	ar (	01d1	ar 0	06 1	ar b	a18o11r1u6	ar c	a7h1o2	ar d	 6	ar f	r12	ar g	 3
ar i	n2	ar k	a1e3	ar m	a23	ar p	i3u5	ar r	a2	ar s	i1o1u3	ar u	t6	ar w	a8o2	ar,	 4	ar, 	m3	ar.	c4	ar.c	o4
ara	 30)1,7a1l2m1n5t3	ara 	b2d5h3k2u12	ara,	 7	aral	l2	aran	 4g1	arat	 3	arb	a2e3o1	arba	g2	arbe	c1i2	arc	h3	arch	 2e1
ard	 22,2.1e53i6w14	ard 	c2e1l1m5n1r6w2	ard,	 2	arde	d2n51	ardi	a4n2	ardw	a14	are	 104t1	are 	&2a17b1c4e6f1i4n35s6t2
arg	a2e12o2	arga	t2	arge	 10s2	argo	 2	ari	 5a3k30m1n4s10w1	ari 	02	aria	n3	arik	a30	arin	d2e2	aris	 8,2	ark	 4e22i2l3
ark 	c3	arke	r1t21	arki	n2	arkl	e3	arl	e2i1	arle	y2	arm	 3a13e3o2	arm 	c2g1	arma	 2c11	arme	n2s1	armo	n2	aro	l2n6
arol	i2	aron	i2l4	arr	a9y10	arra	c4n5	arry	 10	ars	 24a2d2h2	arsa	n2	arsd	o2	arsh	a2	art	 29,2:1@1e8i4m2n4o3r3
art 	01c4s18	art,	 2	arte	 3r4s1	arti	c1n2t1	artm	e2	artn	e4	arto	n3	artr	a3	aru	 18,6l15	aru 	k1p15r2	aru,	 6	arul	 15
arw	a8	arwa	n8	ary	 100	ary 	%1:1a12	as	 88,75.7a93c1e75h262i33k1m1s38t31	as 	013a1b3c1h4j29l1r4s10t1u3	as 0	011,2
as b	a3	as h	/1a3	as j	a29	as r	e4	as s	d3e6u1	as u	t3	as,	 75	as, 	023k2n2s39	as.	 7	as. 	s4	asa	 2,2-1i6k1l1n78r1s1
asa 	02	asa,	 2	asai	 6	asan	 78	ase	 65.3d1r6	ase 	b1c47d6e1f1k5o1r2v1	ase.	 2r1	aser	 4c2	ash	 173)3a2e1i82u1
ash 	&8(1:23b1c2i13r23s8t1	ash)	 2:1	asha	 1c1	ashi	e77m1n4	asi	c14h5n1r13	asic	 14	asih	 5	asir	 13	ass	 1a20e12i3o1y1
assa	c8r12	asse	 8s2t2	assi	c1n1s1	ast	 6a6e10i7y2	ast 	f3l2	asta	n6	aste	 2d2r6	asti	c7	asty	 2
at	03 91(1,3-1:4a34b1e125h4i105l1o27r11s8t2u29y1z2	at 	06+3b7d5f2g1h9i2j2k3m4p31r1s4w3y2	at +	 3	at 0	02,3p1	at b	a6u1
at d	e4i1	at f	a2	at h	/1a8	at i	n1t1	at j	l2	at k	e3	at m	a3i1	at p	e31	at s	o2y2	at w	h1w2	at y	o2	at,	 3	at, 	s2
at0	03	at00	03	at:	03-1	at:0	03	ata	 2c2i6n19p2r3	atac	h2	atai	,6	atan	 7g12	atap	u2	atar	a3	ate	 51.1:49d6l2r11s4x1
ate 	&1:8a1d2f5g1l2m1o1s2t1	ate:	08 41	ated	 5,1	atel	l2	ater	 5i4n2	ates	 4	ath	a4	atha	f4	ati	n2o102v1	atin	 2
atio	n102	ato	 3,3r20v1	ato 	a1b1c1	ato,	 3	ator	 18i2	atr	i2o9	atri	c2	atro	n9	ats	a5u3	atsa	p5	atsu	 3	att	e2
atte	n1r1	atu	 25r4	atu 	018(1v3	atur	e4	atz	 2	atz 	02	au	 24,8c13d4l3m1r34s22t7x2	au 	03b11c3k3p2	au 0	,3	au b	l1o10
au c	i3	au k	e3	au p	i2	au,	 8	au, 	03t2	auc	e13	auce	 3n10	aud	 2e2	aud 	i2	aude	v2	aul	 3	aur	a32e2	aura	n32	aure	 2
aus	 4e14p2t2	ause	n14	ausp	e2	aust	r2	aut	h1o3y3	auto	m2r1	auty	 3	aux	 2	aux 	r2	av	 3-4a4e16i9	av 	d3	av d	e3	av-	04
av-0	04	ava	 1n3	avan	d1i2	ave	 8n7r1	ave 	03a1f2l2	aven	d3u4	avi	n6s2t1	avin	g6	avis	t2	aw	 3a122s2w1	aw 	b1s1
awa	h3n9r26s77y7	awah	 3	awan	 3g6	awar	d2e24	awas	a77	away	 7	aws	o2	awso	n2	ax	01 212(62)2/2:23i6v2·1
ax 	02(6-1:3a2c28h1i108m4n2t4	ax (	r6	ax 0	%2	ax :	 3	ax a	m2	ax c	l11o17	ax i	n108	ax m	u4	ax n	o2	ax t	o4	ax(	$1r54s7
ax(r	m54	ax(s	)7	ax)	 2	ax/	a2	ax/a	m1n1	ax:	020 2t1	ax: 	02	ax:0	019 1	axi	n6	axin	v6	axv	a2	axva	l2
ay	 41#1,1.1:1a125d1e5f1l4m17o1s40u1	ay 	01,2b3c1d1k1o1p7s1v1w11y1	ay ,	 2	ay b	a1e1y1	ay p	a4y3	ay w	i11
aya	 42)3,47-2.5b22h3r1	aya 	013p1s6t3	aya)	 3	aya,	 45s2	aya-	o1p1	aya.	 4s1	ayab	i1l21	ayah	 3	aye	 4r1	aye 	04
ayl	e2o2	ayle	e2	aylo	r2	aym	e17	ayme	n17	ays	 10i30	ays 	n1o1w7	aysi	a30	az	a17e4i1l4m1o4u2	aza	 6k11	aza 	b3s3
azak	 11	aze	l2n2	azel	n2	azen	 2	azl	a4	azla	n4	azo	n4	azon	 4	azu	r2	azur	e2	aß	e8	aße	 8	aße 	08
b	019 126#1'1(1)18,75-14.5/5a509b13c9d10e106h302i66j1k4l135m14o106p8q3r49s6t10u97w3y17	b 	061&3(3b5c1e2p1s13t10	b &	 3
b & 	b3	b (	02h1	b (0	02	b 0	09,51d1	b 0,	 51	b 00	09	b b	a3o2	b ba	t3	b bo	b2	b e	02	b e0	c2	b s	c5d3e4h1	b sc	h4i1
b sd	n3	b se	r4	b t	o9y1	b to	t9	b#	:1	b'	s1	b(	01	b)	 18	b) 	g3	b) g	s3	b,	 74j1	b, 	d11j53	b, d	e11	b, j	a50l3
b-	04b1t9	b-0	01,3	b-0,	 3	b-t	o9	b-to	t9	b.	 2t1v2	b. 	s2	b. s	i2	b.v	.2	b.v.	 2	b/	01s4	b/s	c4	b/sc	o4	b0	017 1s1
b00	012 4-1	b00 	-2s1	b000	05 7	ba	 1c2d10g11h54i3k45l63n193r52s17t45u4w3y6	bac	k2	back	,2	bad	 8g2	bad 	m8	badg	e2
bag	 4)1e2i1s3	bag 	c1f1	bage	 2	bags	 3	bah	 3n6r45	bah 	k3	bahn	h6	bahr	u45	bai	f3	baif	u3	bak	 1e41i3	bake	r41
baki	n3	bal	 2a57l4	bal 	c2	bala	k56n1	ball	 3p1	ban	 2a1c4d70g97k10t9	ban 	i2	banc	a2o2	band	a70	bang	 35,3.2a54u3
bank	 10	bant	i9	bar	 11a4b1r4u24w8	bar 	01(1s1w8	bara	n1t3	barr	a4	baru	 18,6	barw	a8	bas	e1h1i14k1	basi	c14
bat	02 1a16e1u25	bat0	02	bata	i6n10	batu	 25	bau	d4	baud	 2e2	baw	a3	bawa	h3	bay	e4l2	baye	 4	bayl	e2	bb	 5-1a4i1l1q1
bb 	04	bb 0	04	bba	y4	bbay	e4	bc	02 6o1	bc 	c4v2	bc c	o4	bc v	02	bc0	02	bc00	02	bd	07 1r2	bd0	07	bd00	06 1	bdr	 2
be	01 13a6c1d1f2i6l3n10r42s12t2u2v3x2	be 	a5c1g2i2m2	be a	 4l1	be g	m2	be i	n1s1	be m	a2	bea	n1r2u3	bear	 2	beau	t3
bef	o2	befo	r2	bei	s4t2	beis	p4	beit	 2	bel	g2o1	belg	i2	ben	s5t5	bens	 3g2	bent	o5	ber	 9:3a2k14l7r1t6	ber 	c1d1n1s2
ber:	 3	bera	s2	berk	e14	berl	i6y1	bert	 2h2i2	bes	i5t7	besi	 3t2	best	 3-1a3	bet	r2	betr	i2	beu	t2	beut	e2	bev	e3
beve	r3	bex	 2	bex 	c2	bh	 22a1d279	bh 	&2	bh &	 2	bhd	 271(1.7	bhd 	01(27	bhd.	 7	bi	01a2e4g3l28n13o5r1s5t2z2	bia	s2
bias	 1a1	bie	 2r2	bier	b2	big	 1.1g1	bil	e10i6l12	bile	 8y2	bili	s6	bill	 12	bin	s1t12	bint	a10i2	bio	l2t1v2	biol	a2
biov	e2	bis	c2h2t1	bisc	u2	bish	a2	bit	a2	bita	r2	biz	d2	bizd	a2	bj	01	bk	 4	bk 	02e1s1	bk 0	.1w1	bl	 1a7e106i8k4o2r4u3
bla	c7	blac	k7	ble	 54!3,16.8/3:19a2c1	ble 	03&5(4:3d1e2f1g1i2n2o1r7t1w1	ble!	 3	ble,	 16	ble.	 8	ble/	e2r1	ble:	 19
blea	c2	bli	c2q6	blic	 2	bliq	u6	blk	 4	blk 	04	blo	c2	bloc	k2	blr	_4	blr_	w4	blu	e3	blue	 2b1	bm	 9,3i2	bm 	b2c2p2u3
bm b	r2	bm c	o2	bm p	l2	bm u	03	bm,	 3	bm, 	b2	bmi	s2	bmis	s2	bo	 4a2b4d1i1l1n12o46r6s2t1u11v12x3	boa	r2	boar	d2
bob	 2s2	bob 	b2	bobs	e2	bon	 11n1	bon 	f1m10	boo	k46	book	 14!6,1.10:6l2s7	bor	a2c2g2	bora	t2	borc	a2	borg	 2	bos	t2
bost	o2	bou	l3t6y2	boul	e3	bout	i6	bouy	g2	bov	e12	bove	 11)1	box	 3	box 	03	bp	01 5)1-1	bp 	s5	bp s	e5	bq	01 2
br	 4a17d1e4i4o10u9	bra	 2h2i1n2u10	bra 	t2	brah	i2	bran	d2	brau	 5,5	bre	a2c2	brea	d2	brec	h2	bri	a2c1k1	bria	n2
bro	a6o4	broa	d6	broo	k3m1	bru	c2s7	bruc	e2	brus	e2h3s2	bs	 2e2i1o1	bse	n2	bsen	 2	bt	01 2b1o6	bt 	02	bt 0	 2	bto	t6
btot	a6	bu	 1a2b1c3i2k7l3n23r42s2t3y8	bua	r2	buar	d2	buc	c2k1	bucc	h2	bui	l2	buil	d2	buk	 1i6	buki	t6	bul	a3	bula	n3
bun	 1-5a6d2g9	bun-	s5	buna	n6	bund	e2	bung	a9	bur	 38l2u1y1	bur 	038	burl	i2	bus	i2	busi	n2	but	t3	butt	e3	buy	 4e4
buy 	c4	buye	r4	bw	a2m1	bwa	y2	bway	#1.1	by	 14:3	by 	:6q2w2	by :	 6	by q	u2	by w	w2	by:	 3	by: 	c2r1
c	027 159)4,9.127/6:3a385b4c15d1e434f2g1h456i89k65l179m12n3o466p1r81s44t76u38w1y8z4
c 	011-2@2a4b4c8d2e2f3i2j10l2m4n17o12p1r3s5t4v2w3	c -	 2	c - 	b1j1	c 0	09.1s1	c 00	06%1g2	c @	 2	c @ 	02	c a	c1m3
c am	b2o1	c b	a4	c ba	g4	c c	o6t2	c co	m2r4	c ct	 2	c d	e2	c de	a2	c e	n2	c en	t2	c f	i1o1r1	c i	n2	c in	c2	c j	l6u4
c jl	n6	c ju	m4	c l	l2	c ll	c2	c m	b4	c mb	b4	c n	o17	c no	 7.10	c o	f12	c of	 12	c r	m3	c rm	 3	c s	l1o1p1t2	c st	o2
c t	a2h1r1	c ta	p2	c v	02	c v0	m2	c w	h1o2	c wo	r2	c)	 2(1:1	c,	 9	c, 	b4j2	c, b	a4	c, j	a2	c.	 124:1d2	c. 	g13l2w13
c. g	s13	c. l	e2	c. w	h13	c.d	i1r1	c/	03n1o2	c/0	,3	c/0,	p3	c/o	 2	c/o 	n2	c0	019 3p1z4	c00	09 7-3	c00 	01-2s1	c00-	03
c000	06 2-1	c0z	04	c0z0	 4	c:	 2s1	c: 	01p1	ca	02 9b8d1f5h1i2k5l30m7n4p6r39s254t11v1	ca 	h2s2t1	ca h	a2	ca s	.2	ca0	02
ca00	02	cab	l8	cabl	e8	caf	e5	cafe	 5	cai	r2	cair	e2	cak	 1e4	cake	 3.1	cal	 6e1i12o2p1s8	cal 	c2i2l1r1	cali	f12
calo	r2	cals	 8	cam	i2p5	cami	n2	camp	a3d2	can	 2)1o1	cap	 1e1i4	capi	t4	car	b1d14e7m2o2r10t3	card	 12i2	care	 7
carm	e2	caro	l2	carr	y10	cart	e2o1	cas	 1e1h252	cash	 172)3e1i76	cat	a2e3i6	cata	p2	cate	d1r2	cati	o6	cb	#1d3	cbd	03
cbd0	03	cc	 6e5h3o1	cc 	a2m4	cc a	m2	cc m	b4	cce	p5	ccep	t5	cch	i3	cchi	 2c1	cd	o1
ce	 251#2)2*1,5-14.1/3:3<1@9a2b25i51l2m4n17p6r3s22u10	ce 	04#5-2/20:1a2b1c11d3f6g2i4m5n20o3p2r2s6t1w2	ce #	:5	ce -	 2
ce /	 20	ce 0	04	ce a	m2	ce c	a4h7	ce d	a1i1u1	ce f	o6	ce g	h1r1	ce i	n3s1	ce m	a2o2u1	ce n	o19u1	ce o	f2r1	ce p	e1r1
ce r	o2	ce s	d3e1t2	ce w	 1t1	ce#	 1:1	ce)	 2	ce,	 5	ce, 	02m3	ce-	 14	ce/	 3	ce:	 3	ce: 	02	ce@	e1p8	ce@p	e8	cea	n2
cean	f2	ceb	o25	cebo	o25	cei	d2p30v19	ceid	 2	ceip	t30	ceiv	e19	cel	l2	cell	u2	cem	a1e3	ceme	n3	cen	 2e10s1t4	cen 	e2
cene	 10	cent	 1r3	cep	t6	cept	 1a3e2	cer	 3	cer 	s3	ces	 10s12	ces 	e2g2s2	cess	a12	ceu	t10	ceut	i10	cf	a2	cfa	r2
cfar	l2	cg	01	ch	02 23.2a188c1e122g1i45k1n9o29p2r6t4u21	ch 	07b1c4i1l2s2	ch 0	02*1.4	ch c	o4	ch l	e1o1	ch s	t2	ch.	 2
ch. 	c2	ch0	02	ch00	02	cha	 2i23m6n133r13s10y1	chai	)23	cham	 5p1	chan	 5g126t2	char	d2g11	chas	e10
che	 4c2d1e6k1m12n13o1r79s3	che 	p4	chec	k2	chee	s6	chem	i12	chen	 9k4	cher	a68r1u10	ches	 1t2	chi	 6c10g6l1n11p4s4t3
chi 	*1p3	chic	k10	chig	a6	chin	 1e10	chip	p2s2	chis	c4	chit	 3	chn	e1o6u2	chno	l6	chnu	n2	cho	c11n14p1r3	choc	 4l4m1o2
chon	g14	chor	 3	chp	a2	chpa	l2	chr	a6	chra	n6	cht	 4	chu	a9r2s10	chua	n9	chur	c2	chus	e8p2
ci	02 5,5a16e4m8n1o8p15s3t22	ci 	01a3	ci a	l3	ci,	 5	ci, 	b1s4	ci0	02	ci00	,2	cia	 1-4l10t1	cia-	b4	cial	 6t4	cie	n4
cien	n4	cim	e8	cime	n8	cio	u8	ciou	s8	cip	i13l1t1	cipi	e13	cis	c2s1	cisc	o2	cit	i4t9y9	citi	 2z2	citt	a9	city	 4,5
ck	 23)3,2a3b2e23g2l1s4u2	ck 	01*1a1b2d2f2h1j2l1r3s4w1	ck b	a2	ck d	02	ck f	i1r1	ck j	.2	ck r	a1d2	ck s	p1t3	ck)	 2-1
ck) 	-2	ck,	 2	ck, 	e1p1	cka	g3	ckag	e2i1	ckb	a2	ckba	u2	cke	n9r6t8	cken	 9	cker	 6	cket	 6e2	ckg	o2	ckgo	o2	cks	,2o2
cks,	 2	ckso	n2	cku	p2	ckup	 2	cl	 12.39a14e4i11o7r1t4u87	cl 	a1g11	cl g	s11	cl.	 36g3	cl. 	g32o4	cl.g	s3	cla	i11s1u1y1
clai	m10n1	cle	 1a1p2	clep	h2	cli	e7f2p2	clie	n7	clif	f2	clip	 2	clo	s5v2	clos	e5	clov	i2	clt	 4	clu	d40s47	clud	e10i30
clus	i47	cm	 6*1l1w4	cmw	 4	cn	01o1y1	co	 19-4.38a5b1c7d40f9k2l19m122n41o9p14r51t8u75v2	co 	02c3e2k1r5s4	co 0	02
co c	o3	co e	v2	co r	e3i2	co s	e1t1y2	co-	r1s3	co-s	h3	co.	 31n1r6	co. 	(19l2n7r1	co.r	e6	coa	t5	coat	 4-1	coc	h6o1
coch	r6	cod	e40	code	 36-1/1:2	cof	f9	coff	e9	cok	e2	coke	 2	col	a4d2e7g1o5	cola	n2t2	cold	 1)1	cole	 2m2s1x2
colo	g2r2u1	com	 7.21/10e54m8p22	com.	m21	com/	b9t1	come	 54	comm	e2u6	comp	a18l2r2	con	d14f9n4s3t10u1	cond	i14	conf	e9
conn	e2o2	cons	a2u1	cont	a1o5r4	coo	d1k4l1p3	cook	i4	coop	 3	cop	y14	copy	 14	cor	a1d1e2i2n1p40r2u2	core	 2	cori	n2
corp	 2.12o26	corr	u2	coru	s2	cot	c5i1t2	cotc	h5	cott	a2	cou	n66p6r1v2	coun	 1t65	coup	o6	couv	e2	cov	e2	cove	r2	cp	t1
cr	 8-9a4e12i42m2w2y2	cr 	f1i2l2	cr i	p2	cr l	l2	cr-	b1c5v3	cr-c	h4o1	cr-v	a3	cra	f3p1	craf	t3	cre	 1a2d4t2w3	crea	m2
cred	i4	cret	 1i1	crew	 2d1	cri	b1p40s1	crip	t40	crm	 2	crw	c2	crwc	 2	cry	l2	cryl	i2	cs	022 10(1)1-6h2p1t1	cs 	02:1l2
cs 0	02	cs l	a2	cs-	01s5	cs-s	a5	cs0	022	cs00	022	csh	:2	csh:	01c1	ct	01 15e1i17l16o7r4s15	ct 	04&1b1i3t1w5	ct 0	04
ct i	n3	ct w	a5	cti	c2o15	ctic	u2	ctio	n15	ctl	y16	ctly	 16	cto	n2r5	cton	 2	ctor	y5	ctr	 2o2	ctr 	:2	ctro	n2	cts	 15
cts 	c1i13m1	cu	c1e1i4m2n1p1r5s20t3	cui	s2t2	cuis	i2	cuit	s2	cum	e2	cume	n2	cur	r3t2	curr	y3	curt	i2	cus	 2t18	cus 	i2
cust	o18	cut	 3	cw	b1	cy	 3,2.2l1	cy,	 2	cy, 	m2	cy.	 2	cz	e4	cze	 4
d	019 749'11(1)7,28-4.104/1:46=1a378b12c3d23e441g2h12i240j78k1l11m6n271o72p8r28s64t18u152v14w28y3z11
d 	013#1&1(32*1,2/1:12a64b18c6d5e7f42g6h2i14k4l2m31n32o18p8r14s19t45u6v7w22	d (	028c1h1m1s1	d (0	027 1	d ,	 2	d , 	n2
d 0	011 2	d 00	03 4,2.1x1	d :	01 11	d : 	09	d a	.2b11d10l1m1r36t1v2	d a.	 2	d ab	o11	d ad	j6v4	d ar	e36	d av	e2
d b	.4e2r1y11	d b.	 2v2	d be	a2	d by	 10:1	d c	o4u2	d co	m2r2	d cu	s2	d d	a1o2u2	d do	 2	d du	c2	d e	g2n4x1	d eg	g2
d en	j4	d f	i1l32o8u1	d fl	o23r9	d fo	l8	d g	a2e1l2s1	d ga	r2	d gl	o2	d h	o2	d ho	u2	d i	n11s2t1	d in	 7c4	d is	 1s1
d k	i4	d ki	n4	d l	d1i1	d m	a18e5u8	d ma	l1r16y1	d me	d1m4	d mu	s8	d n	o32	d no	 18.1:10o1t2	d o	n3r15	d on	 1c1l1
d or	 1d14	d p	a1l3o1r1u2	d pl	e3	d pu	t2	d r	/1a2e4i1o6	d ra	t2	d re	s3t1	d ro	a4o2	d s	a9d2e2h1t4u1	d sa	l9	d sd	n2
d se	r2	d st	a4	d t	a18e5h1i1o17r3	d ta	m4x14	d te	a1l2s2	d to	 11t6	d tr	a1u2	d u	06	d u0	/6	d v	a3e4	d va	l3	d ve	g4
d w	a1e2i17o2	d we	 2	d wi	t17	d wo	r2	d'	a1e1i4o4s1	d'i	c4	d'ic	i4	d'o	l4	d'ol	i4	d(	01	d)	 7	d,	 27n1
d, 	04a4c2e2j2m2n2u4w3z1	d, 0	04	d, a	r2u2	d, c	o2	d, e	n2	d, j	a2	d, m	c2	d, n	e2	d, u	n4	d, w	a3	d-	01a2c1	d-a	-2
d-a-	b2	d.	 40e15i49	d. 	(1c1m2n5	d. m	u2	d. n	o5	d.e	,6.9	d.e,	 6	d.e.	 9	d.i	.49	d.i.	y49	d/	r1	d0	015 1,2-1	d0,	 2
d0, 	s2	d00	012 2/1	d00 	01-1	d000	012	d:	011 33:1e1	d: 	030;1	d: 0	028 2	d:0	011	d:00	011	d=	01
da	01 12)1,2a1b12c1h47i20k1l3m21n28r95t102v2y29	da 	q2s2	da q	u2	da s	e2	da,	 2	da, 	02	dab	i1l11	dabl	e11	dah	 41,6
dah 	04(6i9p3x15y1	dah,	 6	dai	 12,3l1s4	dai 	b3p9	dai,	 3	dais	o4	dal	 1l2	dall	 2	dam	a19s2	dama	n19	dams	 2
dan	 7a12g8i1	dan 	g1i4s2	dana	 3,9	dang	 5,3	dar	 76d2s2u15	dar 	b24c1k4m23p8r2s3u6	dard	 2	dars	a2	daru	l15
dat	a10e87i1l1o3	data	 2n5r3	date	 38.1:48	dato	,3	dav	e2	dave	 2	day	 13:1a5s10	day 	d1o1w10	daya	)2,3	days	 10
db	 4a2e2l2u1y1	db 	s4	db s	c4	dba	c2	dbac	k2	dbe	s2	dbes	i2	dbl	 1e1	dc	 1u2	dcu	i2	dcui	s2	dd	 3:13a1e1k1r3y1
dd 	b2v1	dd b	.2	dd:	 13	dd: 	013	ddr	e3	ddre	s3	de	022 100,2-1/1:3a7c1d19j3l45m1n99p7r54s69t2v3x2
de 	01a1b1c1d1g6i4k1l29m1o1r1s1w2	de g	m6	de i	n2t2	de l	'17a12	de w	i2	de,	 2	de, 	02	de0	022	de00	020 2	de:	 3
de: 	c2w1	dea	 2l3n2	dea 	s2	deal	 3	dean	 2	ded	 19	ded 	02b1i7t1	dej	e3	deje	 3	del	 6a24i12l1p2	del 	s6	dela	w24
deli	 2c7m3	delp	h2	den	 4,2e2g27i55t3w6	den 	a1s3	den,	 2	dene	 2	deng	k27	deni	a51s4	dent	 3	denw	e6	dep	a2e3o2
depa	r2	depe	n3	depo	s2	der	 42#3:1e2l2n1o1s2	der 	03c19f2h2r2s3t2v1z1	der#	:3	dere	d2	derl	a2	ders	o2	des	 1a20c46t2
desa	 20	desc	 4r42	dest	i2	det	a2	deta	i2	dev	 1e2	deve	r2	dex	 2	dg	e2	dge	 2	dge 	(1c1	dh	l12	dhl	 12
di	 3a4c10d2e4j3m1n119o5s63t19v7	di 	h3	di h	u3	dia	n4	dian	 4	dic	a1e1h1i4r3	dici	n1o3	dicr	a3	did	 2	did 	w2	die	d2s2
died	r2	dies	e2	dij	k2u1	dijk	 2	din	 2a11e2g104	din 	m2	dina	l2r9	dine	 2	ding	 94,2:4s4	dio	n5	dion	 5
dis	c57g1h3p1t1	disc	 12o44r1	dish	 2e1	dit	 4i14u1	dit 	n1r3	diti	o14	div	e4i3	dive	r4	divi	s3	dj	 15.4:2u57
dj 	-1:2i2	dj :	 2	dj i	n2	dj.	 4	dj. 	:2	dj:	 2	dju	s57	djus	 9t48	dk	r1	dl	 2e8o1	dl 	a2	dl a	d2	dle	 8	dle 	(1@1h4i1
dm	e1i2o3	dmi	 2	dmi 	f2	dmo	n3	dmon	d3	dn	 258.13	dn 	b256	dn b	h256	dn.	 12b1	dn. 	b12	do	 6c20l1m23n6r7s2t2u4v1
do 	i2v2	do i	n2	do v	i2	doc	 15a1o2u2	doc 	n15	doco	 2	docu	m2	dom	 5i16m2	domi	n16	domm	a2	don	 3a3	dona	h2l1
dor	e1f6	dorf	 6	dos	 2	dos 	h2	dot	t2	dott	i2	dou	b4	doub	l4	dp	a2c3h1r2	dpa	 2	dpa 	02	dpc	03	dpc0	02p1	dpr	 2
dpr 	w2	dr	 2,2a4e3i13m1o1y2	dr,	 2	dr, 	02	dra	 2p2	drap	e2	dre	s3	dres	s3	dri	a2c3e1l2n1v4	dria	n2	dric	a1h2	dril	l2
driv	e4	dry	)2	dry)	 2	ds	 63c1	ds 	e1i15m1p2s38	ds i	n15	ds p	l2	ds s	o38	dt	 18	dt 	a8	dt a	.8
du	 8a3c27e13l2n2r1s90t6	du 	s2u3	du s	t2	du u	l3	dua	 3	dua 	02	duc	e1i1k2t23	duck	 2	duct	 7i1s15	due	 6:1s6	dues	s6
dul	t2	dult	 2	dun	 2	dun 	r2	dus	t87u3	dust	r87	dusu	n3	dut	a6	duta	m6	dv	 1a7i6	dva	n7	dvan	c3t4	dvi	e6	dvie	w6
dw	a17i11	dwa	r14t1y2	dwar	e14	dway	 2	dwi	 1d10	dwid	e10	dy	 3	dy 	b1f1	dz	u11	dzu	a11	dzua	n11
e	062 1587!3#2(5)8*1,64-25.34/10:118<1@9a192b54c141d205e153f63g106h19i83j13k69l507m224n548o43p67q15r1150s520t294u73v31w56x123y43z3
e 	062!1#5&9(19*5+1-2/25:35@1[2a130b41c101d47e11f31g44h11i42j4k7l38m16n73o53p32r42s61t22u2v4w10y1	e #	:5	e #:	 4o1
e &	 9	e & 	r6t3	e (	07c1d2g1h1s7	e (0	03%4	e (d	r2	e (s	)1e6	e *	#1*4	e **	 4	e -	 2	e /	 20w5	e / 	a13	e /w	h5
e 0	046 2'1,12i1	e 0,	 12	e 00	017 6%1*1,14-2:1a1c1m2	e :	03 31b1	e : 	06r1	e :0	02 1	e [	02	e [0	02
e a	02 12g53l18m5n10r18t4u1w7	e a 	02l4n1p4	e a0	01 1	e ag	a53	e al	l18	e am	o2t3	e an	d10	e ar	e18	e at	 4	e aw	a7
e b	 3a16e3i1l1o11r5u1	e b 	03	e ba	d2g1n1s12	e be	l1r2	e bo	a1o4u6	e br	o4u1	e c	a18h14l9o58r1s1	e ca	k1m2n1p2s10t2
e ch	a7e4i3	e cl	e1i8	e co	a2f1m50n1o2r2	e d	01'10a10e12i3r4u7	e d'	a1e1i4o4	e da	i1n1t7y1	e de	 10p2	e di	s3	e dr	,2a2
e du	 2e5	e e	n6x5	e en	t6	e ex	c1p2t2	e f	i8l1o20r2	e fi	l1n5v2	e fo	o1r13u6	e fr	a1i1	e g	e1h1m10o14r3s13u2	e gm	b10
e go	 1o13	e gr	e3	e gs	 1t12	e gu	s2	e h	01i1o8u1	e ho	l1u7	e i	b2i2n32s2t4	e ib	m2	e ii	 2	e in	 3c21t2v6	e is	s2
e it	e4	e j	a2o2	e ja	c2	e jo	g2	e k	a1e5u1	e ke	e5	e l	'17a13e1i2l2o3	e l'	a4e3o10	e la	 12t1	e li	m2	e ll	p2
e lo	g2o1	e m	a10i1o2u3	e ma	d2k1l1n1r2s1t2	e mo	n2	e mu	l2s1	e n	.2e12i1o56s1u1	e n.	v2	e ne	c12	e no	 13.1:5o1r1t35
e o	f44i1n3r3u2	e of	 44	e on	e3	e or	 2i1	e ou	r1t1	e p	a5c1d2e4i1l1o7r7u4	e pa	c1r4	e pd	p2	e pe	n1r3	e po	s4w3
e pr	e4i2o1	e pu	m2n1r1	e r	e27g1h1i1m5o7	e re	c13g2q2s1t9	e rm	 5	e ro	 2a2p1s1u1	e s	01/2a3d16e11h1i3m2o2p5t13u2
e s/	m2	e sa	t2u1	e sd	n16	e se	a3c1r3t4	e si	m2n1	e sm	i2	e so	d1s1	e sp	e4r1	e st	,2a7i1o3	e su	p1r1	e t	01a6h4o5r5u1
e ta	 1g1m4	e th	i1r3	e to	 3a2	e tr	a5	e u	n2	e un	i2	e v	e2i1s1	e ve	n2	e w	 1i4o4t1	e wi	i1t3	e wo	h2r2	e!	 3
e#	 1:1	e(	 1h1p1s2	e(s	e2	e(se	t2	e)	 8	e) 	(1@1s1	e*	*1	e,	 63n1	e, 	024c2j2m9n2o2r2s4t13	e, 0	024	e, c	h2	e, j	a2
e, m	a6i3	e, n	e2	e, o	k2	e, r	e2	e, s	i4	e, t	h11w2	e-	 14c3l2m4p1s1	e-c	 1o2	e-co	u2	e-l	u2	e-lu	s2	e-m	a4	e-ma	i1r3
e.	 26&2c5r1	e. 	a1i1s1t4	e. t	h3q1	e.&	.2	e.&.	02	e.c	o5	e.co	m5	e/	 3d1e2i2p1r1	e/e	x2	e/ex	c2	e/i	n2	e/in	 2
e0	052 3c4e1o2	e0 	:2	e0 :	 2	e00	032 5-2/1:12	e00 	02-2b1	e00-	02	e000	030 2	e00:	 12	e0c	04	e0c0	z4	e0o	p2	e0op	e2
e:	012 105r1	e: 	058:1a1c3m2p1t1w2	e: 0	055/1:2	e: c	a2b1	e: m	r1s1	e: w	b1w1	e:0	011-1	e:00	02-1/6:2	e<	<1	e@	e1p8
e@p	e8	e@pe	r8	ea	 14,3b5c2d4f6g1l31m2n7p1r37s62t11u5w1	ea 	(1c2e1m1s2	ea c	h2	ea s	d2	ea,	03	ea,0	03	eab	l5	eabl	e5
eac	h2	each	 2	ead	 3y1	ead 	(2*1	eaf	 1o5	eafo	o5	eal	 19t12	eal 	i2m3t1	ealt	h8i3y1	eam	 1-1	ean	 3f2n2	ean 	s2
eanf	i2	eann	e2	ear	 11c2s24	ear 	a1w2	earc	h2	ears	 24	eas	 1e56t5	ease	 56	east	 2e3	eat	 10b1	eat 	+3d1g1i2r1s2
eau	 2t3	eaut	y3	eb	 4a3e7i1o28r10s1	eb 	s4	eb s	e4	eba	t1u2	ebau	d2	ebe	 2n2r1x2	ebe 	g2	eben	s2	ebex	 2	ebo	a1o25r2
eboo	k25	ebor	g2	ebr	a10	ebra	 2u8	ec	 3.1e61h13i32k2o7r1t20u1	ec 	c2t1	ec c	o2	ece	i49s12	ecei	p30v19	eces	s12
ech	 2.2n8o1	ech 	b1i1	ech.	 2	echn	o6u2	eci	a9m8p15	ecia	 1l8	ecim	e8	ecip	i13l1t1	eck	 1l1	eco	 1-3m3	eco-	s3
ecom	 2m1	ect	 2e1i15r2	ect 	b1t1	ecti	c2o13	ectr	o2	ed	 158,1-1.2:7a13b3c1d1e5i6m3r2v1w1
ed 	02:2a13b12c4d3e2f1i8k4l1m16n1o2p4r3s5t30v3w18	ed 0	02	ed :	 2	ed a	b11l1t1	ed b	r1y11	ed c	o2u2	ed d	a1u2	ed e	g2
ed i	n7t1	ed k	i4	ed m	a15e1	ed o	n2	ed p	a1o1u2	ed r	i1o2	ed s	h1t4	ed t	a14e1h1o13r1	ed v	e3	ed w	a1i17	ed.	 2	ed:	 7
ed: 	05;1	eda	01a1i9n2	edai	 9	edan	 2	edb	a2y1	edba	c2	ede	m1r2x2	eder	l2	edex	 2	edi	c1m1t4	edit	 4	edm	o3	edmo	n3
edr	i2	edri	c2	ee	 80(1d19l3m1n11p12r4s6t16	ee 	01(2c14d1f3g1h2i2k1m2n1o1r2s10y1	ee (	d2	ee c	a10h3o1	ee f	i3	ee h	i1u1
ee i	n2	ee m	a2	ee r	o2	ee s	e6o1t3	eed	 16b2w1	eed 	m15w1	eedb	a2	eel	 3	eel 	i2w1	een	 8a2l1	een 	k1m2t5	eena	h2
eep	 12	eep 	a1t11	eer	 2g2	eer 	i2	eerg	u2	ees	 1e5	eese	 5	eet	 6,10	eet 	f3	eet,	 10	ef	 9.5a2e11f2o2u32
ef 	g3n3s1u2	ef g	s3	ef n	o3	ef u	n2	ef.	 2:3	ef.:	 3	efa	h2	efah	r2	efe	r11	efer	 1a8e2	eff	r2	effr	e2	efo	r2	efor	e2
efu	n32	efun	d32	eg	 50.9:4a6e17g7i3o6r2u2	eg 	06#9:8n25s1	eg #	09	eg 0	06	eg :	07 1	eg n	o25	eg.	 8n1	eg. 	n8	eg:	02 2
eg: 	02	eg:0	02	ega	 1h3n2	egah	 3	egan	 2	ege	 8n2t7	egen	t2	eget	a7	egg	 4i3	egg 	k1t1	eggi	e3	egi	 2s1	egi 	c2
ego	n6	egon	 6	egr	a2	egra	p2	egu	l2	egul	a2	eh	 5r2s12	eh 	(4	eh (	b4	ehr	s2	ehrs	b2	ehs	a12	ehsa	n12
ei	 3c4d3g5n10p30s7t2v19	ei 	b3	ei b	e3	eic	h4	eich	i4	eid	 2e1	eig	h5	eigh	b2t3	ein	 10	ein 	m8	eip	t30	eipt	 13.17
eis	 2p4u1	eis 	02	eisp	i4	eit	 2	eit 	h2	eiv	e19	eive	 2d17	ej	a9e4	eja	k9	ejak	a9	eje	 3c1	eje 	p3
ek	 6,4.2i3o1s48u3w2	ek 	a1h1s1u3	ek u	03	ek,	u4	ek,u	04	ek.	u2	ek.u	02	eki	n3	ekin	c3	eks	y48	eksy	e48	eku	t3	ekut	u3
ekw	a2	ekwa	 2	el	 42.6/3:54a308c1d8e25g2i22k6l13m2n2o4p2s7	el 	010&3/1:2c2g2i2n2p2s10w1	el &	 3	el 0	02,5-3	el :	 2
el c	o2	el g	02	el i	n2	el n	o2	el p	e2	el s	.2a2d6	el.	01 5	el/	f3	el/f	a3	el:	029 24(1	el: 	017(1+5d1	el:0	029
ela	 1b38n244w24y1	elab	u38	elan	a6g238	elaw	a24	eld	,2o6	eld,	 2	eldo	r6	ele	 1c4g2p4y14	elec	o2t2	eleg	r2	elep	h4
eley	 14	elg	i2	elgi	u2	eli	 2c7e10m3	eli 	e2	elic	i7	elie	f6r4	elim	a3	elk	e6	elke	n6	ell	 2a1e4i3s1u2	ell 	l2	elle	r4
elli	n1t2	ellu	l2	elm	i2	elmi	e2	eln	 1u1	elo	c1n1t2	elot	t2	elp	h2	elph	i2	els	,2a3t2	els,	 2	elsa	v3	elst	r2
em	 43(19:1a17b65e43i15o4p2s14u1	em 	01:1c13d1e2p1s2w1	em c	o13	em e	-2	em s	i2	em(	s19	em(s	)19	ema	d1i4m2n2r1s6t1
emai	l4	emam	a2	eman	 2	emas	 3,3	emb	a57e8	emba	h3n54	embe	r8	eme	a12n31	emea	l12	emen	g26t5	emi	c2n10u2x1	emic	a2
emin	 10	emiu	m2	emo	n3r1	emon	 3	emp	i1t1	ems	 11.1:2	ems 	i6s1	ems:	 2
en	02 135(1,2-2.1a7b2c3d23e18f3g80i57j4k4l1n6o2s10t166u9v2w6z2	en 	036&1(3a1b2c1e2i4k3m5r3s14t5u14	en (	c3
en 0	04 6,25b1	en b	y2	en e	n2	en i	n4	en k	a2i1	en m	i2o2u1	en r	e2i1	en s	a2c3d6e3	en t	e5	en u	014	en,	 2	en, 	g2
en-	k2	en-k	a2	en0	 2	en0 	02	ena	h2n1r4	enah	,2	enar	a2i2	enb	e2	enbe	u2	enc	e2h1	ence	i2	end	a2e14i2m1o2s2	enda	n1t1
ende	d1n3r10	endi	j2	endo	 2	ends	 2	ene	 12r4s2	ene 	w2	ener	g2t2	enes	i2	enf	i3	enfi	d1e2	eng	 23g26i2k29	eng 	a1t2
engg	u26	engi	n2	engk	a2i27	eni	 1a51n1s4	enia	 38'13	enis	 4	enj	o4	enjo	y4	enk	e4	enke	r4	enn	e4s2	enne	 4	enns	y2
eno	m2	enom	i2	ens	 3a2e3g2	ens 	i3	ensa	u2	ense	d1e1r1	ensg	e2	ent	 89,2:3a5e22i4o5r4s25u7
ent 	(3:1a2b1d2g3i1m9n25o13r4t5v2	ent,	 2	ent:	 3	enta	i5	ente	 1r21	enti	v4	ento	 1n4	entr	a2e1y1	ents	 25	entu	r7
enu	 5e4	enu 	g3	enue	,4	env	01 1	enw	e6	enwe	g6	enz	a2	enza	n2	eo	d1g2n30r8u1v1	eog	e2	eoge	n2	eon	 28e1g1
eon 	(3c8m3p1s3t10	eor	g8	eorg	e6i2	ep	 12a3e5h12o22t6u7	ep 	a1t11	ep t	h11	epa	i1r2	epar	t2	epe	 2n3	epe 	c2	epen	d3
eph	 4a2e2o4	eph 	l2w2	epha	r2	ephe	n2	epho	n4	epo	n20s2	epon	g20	epos	i2	ept	 1a3e2	epta	n3	epte	 1d1	epu	b6n1	epub	l6
eq	u15	equ	e3i11r1	eque	s3	equi	r11
er	01 246#3'13,6-6/3:40a104b9c10d15e19f4g6h22i216k16l20m57n69o5p23r11s104t10u13v38w2y55z4
er 	010(1-3:8@1[2a10b3c23d2e4f2g5h3i2j1k1l12n5o3p4r3s24t7v9w1z1	er -	 2l1	er 0	09x1	er :	 8	er [	p2	er a	02,3c1d2l2
er b	c2u1	er c	a1h4o16r2	er d	i2	er e	x4	er f	 1r1	er g	m4o1	er h	.2a1	er i	n2	er l	c1g1i10	er n	a3i1u1	er o	n2r1
er p	a1o2r1	er r	h1m1o1	er s	 1a2d5e7i2l1p1r1t4	er t	a1d1e2i2r1	er v	e8i1	er#	:3	er#:	 3	er'	s13	er's	 13	er,	 6
er, 	02b4	er-	k6	er-k	u6	er/	p3	er/p	a3	er:	03 34c1f2	er: 	07a1c5j1m1n2p1s4t5u1	er:0	03	er:f	t1w1	era	 2g2l2m3n8s70t17
era 	i2	erag	e2	eral	 2	eram	a3	eran	t8	eras	 18,52	erat	o17	erb	 1a3r2u3	erba	n3	erbr	a2	erbu	k1n2	erc	.1a3e2h2o2
erca	r3	erce	 2	erch	a2	erco	r2	erd	a15	erda	n15	ere	a1d4i8n2r4	ered	 3-1	erei	n8	eren	c2	erer	 4	erf	e1l1o2	erfo	r2
erg	a2u2y2	erga	s2	ergu	t2	ergy	 2	erh	a22	erha	f8u14	eri	 66a2c6e40f1g1k2l1m5n85o2s1y2z2	eri 	05b3k54s3	eria	l2
eric	 2a4	erie	s40	erik	a2	erim	a5	erin	 1d81e1g2	erio	r2	eriy	a2	eriz	o2	erk	e16	erke	h2l14	erl	a2i14y4	erla	n2
erli	e6n8	erly	 4	erm	 1a52o2s2	erma	l1n10s41	ermo	 2	erms	 2	ern	 6a26i33l1o3	ern 	e3s2	erna	t26	erni	a31t2	erno	#1n2
ero	 4c1	ero 	h1r3	erp	a2r21	erpa	p2	erpr	i21	err	e5n4y2	erre	i4r1	errn	 4	erry	 2	ers	 14e11i14o25t38y2
ers 	01&3i2l2s4	erse	k3s4y4	ersi	c10o1t3	erso	n25	erst	a18r20	ersy	s2	ert	 4h4i2	ert 	f2	erth	 2i2	erti	n2	eru	b3n10
erub	a3	erun	g10	erv	.3a1e7i27	erv.	 3	erve	d1r6	ervi	c27	erw	a2	erwa	l2	ery	 48@2s5	ery 	&3e3s31	ery@	h2	erys	h5
erz	u4	erzu	c4	es	 210(2,1.2:24a25c48e16h18i7l2o2p24s44t94w1	es 	03(95a7b4c9d4e4g3i18l3n1o4p3r1s8t2	es (	e26i32k37
es 0	02%1	es a	l3m1n1r1s1	es b	a1o3	es c	.2h2o5	es d	i4	es e	a2u2	es g	r2s1	es i	n18	es l	e1t2	es o	f4	es p	.2i1
es s	d5e2o1	es t	e2	es(	i1k1	es.	 2	es:	 24	esa	02 20l2n1	esa 	03e1p1t15	esa0	02	esal	e2	esc	 4r44	escr	 2a1i41
ese	 11a2l2r1	ese 	*1b5c1l1r1t1	esea	r2	esel	 2	esh	 18	esh 	m13s1	esi	 3s2t2	esi 	02	esis	 2	esit	z2	esl	a1o1	eso	t2
esot	a2	esp	 4e20	espe	r20	ess	02 23a12e6u1	ess 	03d1p2s2w8	ess0	02	essa	r12	esse	l6	est	 13-1.1a39e5i5o20r6y4
est 	c4f1p1r5s1	esta	r3t4u32	este	r5	esti	g3n2	esto	r20	estr	a6	esty	l4	et	01 48,10-1:3a77e7h1i65o6r11s2t18u41y1z2
et 	02a7f3n1r1s12t3u2v1	et 0	01o1	et a	 1b1c2m3	et f	o3	et s	d12	et t	e1o2	et u	s2	et,	 10	et, 	02a2g4r2	et:	 3
et: 	c1l1s1	eta	b4i7l27m3p33r3	etab	l4	etai	l5n2	etal	 1i26	etam	 3	etap	a33	etar	i3	ete	c2e2r3	etec	 2	etee	r2	eter	 3
eti	 1a53c1n9o1	etia	 50,3	etin	g9	eto	w6	etow	n6	etr	i2o9	etri	e2	etro	 3d2l4	ets	 1b1	ett	 7e2i1s8	ett 	t7	ette	 2
etts	 8	etu	r41	etur	n41	etz	n2	etzn	e2	eu	e2l2m2p1r53t12v1	eue	r2	euer	 2	eul	e2	eule	n2	eum	 2	eum 	c2	eur	 48o5
euro	p5	eut	e2i10	eute	l2	euti	c10	ev	 2a6e17i1r5	eva	 3r3	eva 	m1p2	evar	d3	eve	l7n2r8	evel	 7	even	t2	ever	a1c2e1l2s2
evr	e5	evre	s5	ew	 53d1o2	ew 	a2c9g2j4m6o4y26	ew a	v2	ew c	h9	ew g	r2	ew j	e4	ew m	a6	ew o	r2u2	ew y	o26	ewo	o2	ewoo	d2
ex	 11a6c79l1p16s2t8	ex 	b2c2g1p2	ex b	l2	ex c	o2	ex p	h2	exa	n2s4	exan	d2	exas	 4	exc	 8e1h27l43	exch	a27
excl	 2.13u28	exp	i2r14	expi	r2	expr	e14	exs	t2	exst	e2	ext	 3r5	ext 	b2p1	extr	a5	ey	02 39e2	ey 	010a1c4d2i2l2r1s3w3
ey 0	010	ey c	i2o2	ey d	r2	ey i	i2	ey l	e2	ey s	o1u2	ey w	.2a1	ey0	02	ey00	 2	eye	 2	eye 	n2	ez	01 2	ez 	r2	ez r	d2
f	035 163&3)1.5:6a83d4e57f34i58l59m1o101p1r98s8t30u50w1y5	f 	02a5b6c3f5g52h1i4j2m4n6p3r3s4t17u2v3	f 0	 1%1	f a	m4r1
f am	e4	f b	a3e2o1	f ba	t3	f be	v2	f c	a3	f ca	s3	f f	o3u2	f fo	01o2	f fu	i1l1	f g	a13o1s38	f ga	r13	f gs	i1t37	f i	t4
f it	e4	f j	l2	f jl	n2	f m	c1i2o1	f mi	c2	f n	o6	f no	 2:1o3	f p	u3	f pu	r3	f r	e3	f re	s3	f s	i2p1u1	f si	d2	f t	h17
f th	e17	f u	n2	f un	d2	f v	a3	f va	l3	f&	b3	f&b	 3	f&b 	s3	f)	 1	f.	 2:3	f.:	 3	f0	032 1-2	f0-	02	f0-0	02
f00	025 5-1/1	f00 	&3-2	f000	010 14c1	f:	01 5	fa	 4-6b1c31h4l2n2r2t1x30	fa 	d1s3	fa s	u3	fa-	06	fa-0	06	fac	e29t2
face	 4b25	fact	o2	fah	r4	fahr	t4	fal	t2	falt	e2	fan	d2	fand	 2	far	l2	farl	e2	fax	01 6:22·1	fax 	-1:3n2	fax:	019 2t1
fd	 4	fd 	h2	fd h	o2	fe	 9c10d2e16r15s4t1	fe 	c1d2l1p1	fe d	e2	fec	t10	fect	 1e1i8	fed	e2	fede	x2	fee	 10(1d4m1
fee 	d1f2g1i2r2	feed	 1b2w1	fer	 1,2a8e2n1r1	fer,	 2	fera	n8	fere	n2	fes	t4	fest	y4	ff	01 10:4e10i3o2r2y2	ff 	b3j2s2
ff b	a3	ff j	l2	ff s	i2	ff:	 4	ffe	e10	ffee	 8(1m1	ffi	c3	ffic	e3	ffo	r2	ffor	d2	ffr	e2	ffre	y2	ffy	 2
fi	c3d1e17l10n15q1s6v5	fic	e3	fice	,3	fie	 1d14l2	fied	 14	fiel	d2	fil	e4l3t3	file	 4	fill	 3	filt	e2r1	fin	a9e1g3n2
fina	l7n2	fing	 2s1	finn	e2	fis	 1c1h4	fish	 2)1b1	fiv	e5	five	 5	fl	d4e2i8o35r9u1	fld	04	fld0	04	fle	x2	flex	s2
fli	c4p4	flic	h4	flip	k4	flo	o25r7u1w2	floo	r25	flor	i7	flow	 1e1	flr	,9	flr,	 9	fm	 1	fo	01:1l14n2o10r60u13	fol	l14
foll	o13u1	fon	g2	fong	 2	foo	d10	food	 8i2	for	 35d4e5k1m3n12	for 	a6c1e1f2i5p6r1t1v2y10	ford	 2,2	fore	 2s3	form	a2e1
forn	i12	fou	r13	four	 3n10	fp	p1	fr	034 6a22e25i7o3u1	fr 	05s1	fr 0	05	fr0	034	fr00	030 4	fra	 10m3n5s4	fram	e3
fran	c3k2	fras	e4	fre	e4n1s18y2	free	 4	fres	h18	frey	 2	fri	-2e5	fri-	s2	frie	d4s1	fro	m1v1z1	fs	c2t6	fsc	 2	fsc 	c2
fst	r6	fstr	a6	ft	01 6:1e13o3p4w2	fte	r13	fter	 13	fto	f3	ftof	 3	ftp	f4	ftpf	l4	ftw	a2	ftwa	r2	fu	 3d1e3g2i1l1n33r5z1
fu 	(3	fu (	m3	fue	l3	fuel	s3	fug	e2	fuge	r2	fun	d33	fund	 4.16a13	fur	n3t2	furn	i3	furt	 2	fw	01	fy	 3a2	fya	 2
g	016 496$1&15'6(2)15*3,137-12.34:8a252b5d4e242g38h29i79k33l20m22n15o332r85s516t11u50w1y6
g 	049#9(2:8a29b9c9d11f4g30h10i4j51k13l10m3n25o3p18r14s28t20u10w2x1y1	g #	09	g #0	09	g (	01%1	g 0	039 5.2/3	g 0 	01t2
g 0.	02	g 0/	03	g 00	07 3,6/23	g :	07 1	g :0	07	g a	d25l3s1	g ad	j25	g al	a3	g b	a6e3	g ba	l3r3	g be	s3	g c	a3e2h3l1
g ca	m3	g ce	n2	g ch	a2i1	g d	a6e2i1o2	g da	r3t3	g de	p2	g do	m2	g f	e2i1r1	g fe	e2	g g	a1s29	g gs	t29	g h	e5o5	g he	a5
g ho	l1u4	g i	n4	g in	c2d1g1	g j	a49l2	g ja	g1l3s4y41	g jl	n2	g k	a7e3u3	g ka	l6n1	g ke	e3	g ku	t3	g l	a10	g la	g5m3n2
g m	a1i1u1	g n	o25	g no	 7.6:12	g o	f3	g of	f3	g p	a5e9o2r1u1	g pa	h2s3	g pe	r9	g po	i1w1	g r	a3i8m2o1	g ra	y3	g ri	c8
g rm	 2	g s	a1d12e6h1i1m1t6	g sd	n12	g se	l6	g st	a3o1r2	g t	a2e1h2i3o4p1r4u3	g ta	i1r1	g th	o2	g ti	c1m1n1	g to	 2p2
g tr	a3e1	g tu	a3	g u	03t7	g u0	/3	g ut	a7	g w	a2	g wa	n2	g$	t1	g&	015	g&0	015	g&00	g15	g'	s6	g's	 6	g's 	c6	g(	i1s1
g)	 15	g*	02*1	g*0	02	g*00	 2	g,	 136j1	g, 	046j37k6s28	g, 0	046	g, j	a35o2	g, k	a2e3u1	g, s	e28	g-	08c4	g-0	07 1
g-00	,6b1	g-c	.1h3	g-ch	o3	g.	06 25c2n1	g. 	02c1d3n8s1	g. 0	02	g. d	u3	g. n	o8	g.0	06	g.00	 3,3	g.c	o2	g.co	b1m1
g0	010 2,2.1o1	g0 	.2	g0 .	 2	g0,	 2	g0, 	b2	g00	01 4,2/2x1	g00 	&3	g00,	 2	g00/	02	g:	02 6	g: 	02-2r1	g: -	r2	g: 0	02
g:0	02	g:00	01 1	ga	01 10a31h3i56l8n64p8r54s3t14	ga 	h1k5r4	ga k	a3e2	ga r	a4	gaa	n31	gaan	 31	gah	 3	gah 	r3	gai	n56
gain	 20!12.22l2	gal	a1l7	gall	e7	gan	 10,53.1	gan,	 53	gap	o8	gapo	r8	gar	b2d51l1	garb	a2	gard	e51	gas	 1s2	gass	e2
gat	 4,3a4e3	gat 	d4	gat,	 3	gata	n4	gate	 1d2	gb	01r4	gbr	 4	gd	o4	gdo	m4	gdom	 4
ge	 162,4.1/1:6a5b2f2i3l5m2n6o9r11s8t15	ge 	02!1&1(5:19a19b1c1d5e2g1r7s7	ge (	03c1h1	ge 0	02	ge :	 19	ge a	m3r16
ge d	i1u4	ge e	x2	ge r	e1h1m5	ge s	/1d3t3	ge,	 4	ge, 	02j2	ge:	 5r1	gea	b5	geab	l5	geb	a2	geba	u2	gef	a2	gefa	h2	gei	 3
gei 	b3	gel	a1i4	geli	e4	gem	e2	geme	n2	gen	e2o2t2	gene	s2	geno	m2	gent	s2	geo	r8v1	geor	g8	ger	 6b2e2m1	ger 	01b1c1
gerb	a2	gere	r2	ges	 7.1	ges 	a1g1	get	 1a7o6s1	geta	b4r3	geto	w6	gg	 4e1i6r1u26	gg 	k1t1	ggi	e3r3	ggie	s3	ggir	a3
ggu	n26	ggun	g26	gh	 1b2e1r1t21u3	ghb	o2	ghbo	r2	ght	 9c1r6s3w2	ght 	c5v2	ghtr	o6	ghts	 3	ghtw	a2	ghu	a1r2	ghur	t2
gi	 8a3c3e7l6n43r3s2u2v2	gi 	c2d1	gi c	a2	gia	 2n1	gic	 3	gic 	01i2	gie	s7	gies	 7	gil	e4l2	gile	n4	gill	m2
gin	 30a7e2g2i2	gin 	k30	gina	l7	gine	 2	ging	.1e1	gini	a2	gir	a3	gira	n3	gis	 1t1	giu	m2	gium	 2	giv	e2	give	n2
gk	a6i27	gka	l3t3	gkal	a2i1	gkat	 3	gki	l27	gkil	 9,18	gl	04a3e5o8	gl0	04	gl00	 4	gla	s3	glas	s3	gle	 3)1n1
glo	b2m3s1v2	glob	a2	glom	a3	glov	e2	gm	b22	gmb	h22	gmbh	 22	gn	 5:1a4e4o1	gn 	:2g3	gn :	 2	gn g	r3	gna	t4	gnat	u4
gne	t2w2	gnet	 1i1	gnew	 2	go	 4a1l5m2n12o72r234t1z1	go 	(1i2	go i	n2	gol	d4i1	gold	e4	gom	e2	gome	r2	gon	 6i6	goni	 6
goo	d72	good	 16c2s54	gor	 165,3.63e1x2	gor 	012d26	gor,	 3	gor.	 63	gorx	 2	gr	a9d3e16i10o45u2	gra	f2m1n4p2	graf	o2
gran	d4	grap	h2	grd	 3	grd 	f3	gre	a4e9n1s2	grea	s1t3	gree	n9	gres	s2	gri	c8d2	gric	e8	grid	 2	gro	c3s5u37	groc	e3
gros	s5	grou	n26p11	gru	n2	grun	d2	gs	 13.2:1a27h1i1k2t461v8	gs 	@1i2l2	gs i	n2	gs l	p2	gs.	c2	gs.c	o2	gsa	 12,15
gsa 	d3l3m6	gsa,	 15	gsk	r2	gskr	e2	gst	03 329(4)96,1/2:16@10	gst 	011(3:3@27a6c1i71n16p8r41s90t1	gst(	01r3	gst)	 46:50
gst/	t2	gst0	03	gst:	 15r1	gst@	09 1	gsv	e8	gsve	r8	gt	c2g1i2o6	gtc	r2	gtcr	 2	gti	p2	gtip	 2	gto	n6	gton	 6
gu	 3a3d3e4i1l2n30s2t2	gu 	03	gu 0	03	gua	n1r2	guar	d2	gud	a3	guda	n3	gue	s4	gues	 2t2	gul	a2	gula	r1t1	gun	a3g27
guna	n3	gung	 27	gus	t2	gust	a2	gut	p2	gutp	f2	gw	t1	gy	 6	gy 	i2r2s2	gy i	n2	gy r	e2	gy s	o2
h	021 441)13,14-4.4/4:2a500b3c4d282e246f1g1h2i232k25l12n19o243p5q1r83s19t33u59y1
h 	018&10(12:23a77b6c10f2g3h1i25k3l4m15n1o1p11q4r43s16t2w2x15y1	h &	 10	h & 	c10	h (	b4c1m1x6	h (b	)4	h (x	)6
h 0	05*1,4.5/3	h 0,	 4	h 0.	05	h 0/	03	h 00	04y1	h :	 23	h a	01l71n5	h al	a71	h an	d4i1	h b	a4i1r1	h ba	n1t3	h c	a2h3o5
h ca	r2	h ch	a2i1	h co	d1f2r2	h f	l2	h fl	o2	h g	l1s1u1	h i	d1n24	h in	c2d9v13	h k	e3	h ke	r3	h l	.2e1o1	h l.	 2
h m	a14i1	h ma	i2r12	h p	 1c1e3t3u3	h pe	r3	h pt	 3	h pu	l3	h q	l2u2	h ql	d2	h qu	i2	h r	e40m2o1	h re	c20f17t3	h rm	 2
h s	a9i5t2	h sa	l8u1	h si	g1l4	h st	,2	h t	e1i1	h w	.2	h w.	 2	h x	 14,1	h x 	,14	h)	 11:1s1	h) 	:2@1	h) :	 2	h,	 14
h, 	08d3w2	h, 0	08	h, d	a3	h, w	i2	h-	02w2	h-0	01#1	h-w	e2	h-we	s2	h.	 4	h. 	c2g2	h. c	o2	h. g	o2	h/	d3p1	h/d	 3
h/d 	01g1	h0	021	h00	04 16-1	h00 	b7z9	h000	02 2	h:	01c1	ha	 5a3b1c1f14g6h76i28k24l4m9n245p1r45s11t5u14v1w4y1z2	haa	s3
haas	 3	haf	f2t12	haff	y2	haft	e8p4	hag	o6	hago	n6	hah	 74r2	hah 	03a71	hahr	u2	hai	 5)23	hai 	d3s1	hai)	 23	hak	k24
hakk	a24	hal	f2l2	half	 1)1	hall	 2	ham	 6e1m1p1	ham 	(5b1	han	 7d18g133k85t2	han 	f1r2s4	hand	a5e6i3l1p1r2	hang	 6e127
hank	 84y1	hant	 2	har	d16g11i2m15p1	hard	 2w14	harg	e11	hari	m1w1	harm	 2a13	has	a1e10	hase	 7.3	hat	s5	hats	a5
hau	s14	haus	e14	haw	a3w1	hawa	n3	haz	e2	haze	l2	hb	a1o2	hbo	r2	hbor	c2	hc	 1a3	hca	r3	hcar	e3	hd	01 271(1-1.7a1
hd 	01(27	hd (	026c1	hd.	 7	he	 66:1a11b1c2d1e8i3k1l3m12n39o1r90s4t3	he 	b12d1f1i8m1p8r17t2u2w2	he b	a12	he i	b2n6
he p	d2o4r1u1	he r	e17	he t	o2	he u	n2	he w	o2	hea	d1l9t1	heal	t9	hec	k2	heck	 1l1	hee	s6t2	hees	 1e5	heet	 2	hei	g3
heig	h3	hel	a1l2	hell	 2	hem	i12	hemi	c2n10	hen	 11d2e2g20k4	hen 	(3m2s6	hend	e2	hene	r2	heng	 20	henk	e4
her	 2:1a68b1m3r5u10	her 	a2	hera	s68	herm	a3	herr	n4y1	heru	n10	hes	 2t2	hes 	01r1	hest	r2	het	t1z2	hetz	n2	hf	:1
hg	 1	hh	 2	hh 	g1t1	hi	 14]2c10d2e79f2g7i1j6l5m3n44o2p11r1s23t20	hi 	02*1a2m2p3r1s1	hi 0	.2	hi a	u2	hi m	e2	hi p	u3
hi]	 2	hic	k10	hick	 1e9	hid	 2	hid 	g2	hie	r79	hier	01 54:24	hif	t2	hift	 1:1	hig	a6h1	higa	n6	hij	a6	hija	u6	hil	l5
hill	e1s4	him	 2i1	him 	s2	hin	 25e10g9	hin 	05t1	hine	 2r3s5	hing	 5t4	hio	 2	hip	 3p6s2	hip 	&1t2	hipp	e2i4	hips	 1t1
his	 19c4	his 	i1r5t12	hisc	h4	hit	 3a3e14	hit 	n3	hita	m3	hite	 13b1	hk	 1o24	hko	t24	hkot	a24	hl	 12	hn	 2e1g2h6o6u2
hn 	j2	hn j	.2	hng	e2	hnge	b2	hnh	o6	hnho	f6	hno	l6	hnol	o6	hnu	n2	hnun	g2	ho	 2c11e5f6l21m4n28o1p25r104s1t9u15w11
ho 	h2	ho h	a2	hoc	 4l4m1o2	hocl	t4	hoco	l2	hoe	 3s2	hoe 	01i2	hoes	 2	hof	s6	hofs	t6	hol	d7e14	hold	e3i4	hole	m12s2
hom	a2b1e1	homa	 2	hon	e14g14	hone	 5:3y6	hong	 2)6,5.1	hop	 20p4s1	hop 	i2m3	hopp	i4	hor	 93.9i2	hor 	b47s1	hor.	 9
hori	z2	hot	 3)1e2m3	hot 	&2g1	hote	l2	hotm	a3	hou	 1n2r3s9	houn	s2	hour	s3	hous	e9	how	n11	hown	 10i1	hp	a2o3	hpa	l2
hpal	e2	hpo	i3	hpoi	n3	hq	01	hr	a8e6g1o1s12t4u47v4	hra	 1n7	hran	a1e6	hre	e6	hree	 6	hrs	 10b2	hrs 	-5	hrsb	e2	hrt	e4
hrte	/2n2	hru	 9,33.3l2	hru 	j7	hru,	 10j23	hru.	 3	hrul	 2	hrv	 4	hs	 7a12	hsa	n12	hsan	 9.3	ht	 18.1/1c1r6s3t1w2
ht 	c5v2	ht c	a3o2	ht v	e2	htr	o6	htro	o6	hts	 3	hts 	02	htw	a2	htwa	v2	hu	 4:2a25d1i4l3n5p1r4s10	hu:	02	hu:0	02
hua	'1n12t12	huan	 12	huat	01 11	hui	l4	huil	e4	hul	u3	hulu	 3	hun	 5	hur	c2t2	hurc	h2	hurt	 2	hus	e8p2	huse	t8	husp	l2
hy	 1	i	08 268)25,42-3.54]2a325b9c442d132e304f40g58h33i10j10k65l150m113n1258o225p115q13r81s266t286u4v122w1x9y2z27ð2
i 	049(3*1-2a7b16c9d8e2f4g3h3j4k55l2m10o1p23r1s21t3w1	i (	01 1b1	i -	 2	i - 	m1p1	i 0	013,2.2/31k1	i 0,	 2	i 0.	02
i 0/	031	i 00	013	i a	h1l3m1u2	i al	a3	i au	t2	i b	a3e3i9r1	i ba	r3	i be	s3	i bi	n9	i c	a2h7	i ca	s2	i ch	e6i1	i d	e6o2
i de	l3n3	i do	n2	i e	n2	i en	t2	i f	i1o1u2	i fu	r2	i g	o2u1	i go	r1z1	i h	u3	i hu	a3	i j	o4	i jo	h4	i k	a1e54	i ke	m54
i l	p2	i lp	 2	i m	a4e2u4	i ma	l3y1	i me	n2	i mu	d4	i p	&1a9u13	i pa	p9	i pu	 3c6r1t3	i s	c9d3e5h3t1	i sc	 9	i sd	n3
i se	d1t4	i sh	a3	i t	e1r2	i tr	e2	i)	 24:1	i) 	s23	i) s	d23	i,	022 20	i, 	b1d3j2p2s10	i, d	a3	i, j	o2	i, p	l2	i, s	e10
i,0	022	i,00	022	i-	01s2	i-s	a2	i-sa	t2	i.	t5y49	i.t	 5	i.t 	p5	i.y	.49	i.y.	 49	i0	08	i00	04 1#1,2	i00,	 2	i000	04
i]	 2	ia	01 144'13,3-4.3g31l12m2n107o1s2t2	ia 	03a25b38c1i25	ia 0	03	ia a	l25	ia b	a38	ia i	n23r2	ia'	s13	ia's	 13
ia,	 3	ia, 	n2	ia-	b4	ia-b	/4	ia.	 3	iag	a31	iaga	a31	ial	 6s2t4	ial 	c2d4	ials	 2	ialt	y4	iam	s2	iams	 2	ian	 104t3
ian 	a2b54c3h10l2m1r2t16v3w1	iant	 3	ias	 1a1	iat	e2	iate	 1:1	ib	e1m6r2	ibm	 6	ibm 	b2c2p2	ibr	a2	ibra	h2
ic	 35a34e274h28i15k23l1o2r3s2t19u2y4	ic 	01b4d2f2i2o12s3t3w1	ic b	a4	ic d	e2	ic f	o1r1	ic i	n2	ic o	f12	ic s	p1t2
ic t	a2r1	ica	 6b6l13r2t7	ica 	s2	icab	l6	ical	 5s8	icar	e2	icat	e1i6	ice	 224#2)2*1,3-14.1/3:3<1@9n1s10
ice 	01#5-2/20:1a2c9d2f6g1i3m1n19r2s4w1	ice#	 1:1	ice)	 2	ice,	 3	ice-	 14	ice/	 3	ice:	 3	ice@	e1p8	ices	 10
ich	 4e10i10t4	ich 	02c2	iche	r10	ichi	g6s4	icht	 4	ici	,4a4n1o6	ici,	 4	icia	-4	icio	u6	ick	 5e14g2u2	ick 	h1j2
icke	n9r2t3	ickg	o2	icku	p2	ico	l2	icol	e2	icr	a3	icra	f3	ics	 2	ics 	l2	ict	l16o3	ictl	y16	icto	r3	icu	t2	icut	 2
icy	 2.2	icy.	 2	id	 60,1.6:24=1a6d1e21i1z11	id 	01,2:10a2g3n28t3v3w2	id ,	 2	id :	01 9	id a	m1r1	id g	l2s1	id n	o28
id t	e2i1	id v	a3	id w	e2	id.	 6	id. 	c1n5	id:	011 11:1e1	id: 	011	id:0	011	ida	 4h1k1	ide	 15a5r1	ide 	01c1i4o1
idea	 2l3	idz	u11	idzu	a11	ie	01 17b2d21f14l6n28r94s110t3w8	ie 	:1b7p1t1	ie b	o7	ieb	e2	iebe	 2	ied	 19r2
ied 	d1f1n1r1t14	iedr	i2	ief	 6e8	ief 	g3s1u2	iefe	r8	iel	d2m2s2	ield	,2	ielm	i2	iels	t2	ien	 4n4t20	ienn	e4	ient	 20
ier	01 56:24b2c2e2p2s1z4	ier 	01:5[2a2n1	ier:	 21c1f2	ierb	r2	ierc	e2	iere	r2	ierp	a2	ierz	u4	ies	 85(1.1:21e2
ies 	(63c1i4l2s3	ies:	 21	iese	l2	iet	e2h1	iete	r2	iew	 8	iew 	m6o2	if	01 1e4f2i15o12t2u3	ife	s4	ifes	t4	iff	o2	iffo	r2
ifi	e15	ifie	 1d14	ifo	r12	ifor	n12	ift	 1:1	ifu	 3	ifu 	(3	ig	 2-4.1a6e5g1h24i7n8	ig-	c4	ig-c	.1h3	iga	n6	igan	 6
ige	 3r2	ige 	s3	iger	 2	igh	 1b2t21	ighb	o2	ight	 9c1r6s3w2	igi	n7	igin	a7	ign	 2:1a4o1	ign 	:2	igna	t4	ih	 5,3a24i1
ih 	s4	ih s	i4	ih,	 3	ih, 	02	iha	k24	ihak	k24	ii	 6e1h1i2	ii 	l2	ii l	p2	iii	 2	ij	a6i1k2u1	ija	u6	ijau	 3,3	ijk	 2
ik	 7a40e17u1	ik 	h7	ik h	u7	ika	 3n7t30	ikan	 1o6	ikat	 30	ike	 15a2	ike 	a8i6	ikea	 2
il	 23,22.3:3a8d3e33i7k2l35o2s5t3u1	il 	07(3s6t1	il (	p3	il 0	04 3	il s	d3e3	il,	 21.1	il, 	02j3s15	il.	 1c2	il.c	o2
il:	 2s1	il: 	e1s1	ila	 5y3	ila 	d5	ilay	a3	ild	 1-2	ild-	a2	ile	 23d1n4t1y4	ile 	01/5a5c2d4f1h1s3	ilen	t4	iley	 2e2
ili	n1s6	ilis	 6	ilk	 2	ill	 16a7e2i4m2s4	ill 	b1d1f2i4n5s1t1	illa	 3g3r1	ille	d2	illi	a2n2	illm	a2	ills	 2,2	ilo	t2
ilot	 2	ils	 3t2	ils 	02	ilst	e2	ilt	e2r1	ilte	r2	im	 9)1a13b9e47i4p20s10	im 	j2k3s4	im j	i1t1	im k	a3	im s	e2u2
ima	 8r4u1	ima 	03k5	imar	t4	imb	e3u6	imbe	r3	imbu	n6	ime	 10.1:20d1n12s3	ime 	01:2f1s1	ime:	01 19	imen	 9(1i1t1
imes	 3	imi	 1e1t2	imit	e2	imp	 1a3l14o2	impa	n3	impl	i14	impo	r2	ims	 1,9	ims,	 9
in	02 193!12)2-3.22a34c210d131e68f1g235i4j11k7l2n6o22p12r5s7t77u1v189y2	in 	07!1a2b1c5d12e3f5g14i1k30m10n1o2r3s8t21z2
in 0	01 5p1	in a	b2	in c	a1o4	in d	e10u2	in e	n3	in f	a5	in g	o14	in k	e30	in m	a2u8	in o	r2	in r	e1i2	in s	 1h1t5y1
in t	e1h13o7	in z	u2	in!	 9!3	in!!	 1!2	in)	 2	in-	s3	in-s	p3	in.	 20.2	in..	.2	in0	 2	ina	 4h1l16n2r9t2	inal	 15.1
inan	c2	inar	 9	inat	i2	inc	)1.109h3l95y2	inc.	 109	inch	a3	incl	 10.26u59	incy	,2	ind	 1a37e3i1o1r1u87	inda	h37
inde	p3	indu	s87	ine	 35(1.4:1a1e10n2r5s9	ine 	08[2a2c3d2g2i2o1p1s1	ine.	c4	inee	 10	inen	t2	iner	a2y3	ines	 1e5s3
ing	 175'6,3.1:4a8d4e1g3h1k3l3o1r2s12t8	ing 	07(1a25c3d4f3g30h5i3j26m1p2r3s17t4	ing'	s6	ing,	 3	ing:	 4	inga	p8	ingd	o4
ingg	i3	ingk	a3	ingl	e3	ingr	i2	ings	 8.2:1h1	ingt	i2o6	ini	 2a2	inia	 2	inj	a11	inja	 6n5	ink	 3,3i1	ink 	b1c1t1
ink,	 3	inl	 2	inn	e6	inne	 2g2s2	ino	 3'10f2s6u1	ino 	d2w1	ino'	s10	inof	f2	inos	.6	inp	u12	inpu	t12	inr	 4o1
ins	 2,1.1i2t1	ins 	02	insi	g2	int	 27a10e35i2r1s2	int 	01*1b1c1d5m1o3p2r1s3t1u4	inta	n10	inte	d2l2n1r30	inti	 2
ints	 2	inv	 32/2d1o154	inv 	n32	inv/	02	invo	i154	iny	a2	inya	k2	io	 2i9l2n196r3s2t1u8v2	ioi	 9	ioi 	m3p6	iol	a2
iola	r2	ion	 100!2.14:3a26e42i2s7	ion 	03#2b2d2f1k3m2n1o2p3r4s4	ion!	!2	ion.	 14	ion:	 3	iona	l26	ione	r42	ioni	e2
ions	 7	ior	 3	ios	q2	iosq	u2	iou	s8	ious	 8	iov	e2	iove	n2	ip	 10i14k4l2o3p6s2t73u1	ip 	&1n3t4	ip n	o3	ip t	o4
ipi	e13t1	ipie	n13	ipk	a4	ipka	r4	ipl	e1u1	ipo	h3	ipoh	 3	ipp	e2i4	ippe	r2	ippi	n4	ips	 1t1	ipt	 18.17e1i37
ipt 	#4f5i6n1	ipt.	 17	ipti	o37	iq	a1u12	iqu	e12	ique	 6,6	ir	 47)1a6e15g2i1k2l2m2o1t1y1	ir 	(1e7g3h3k1m1p29	ir e	m6n1
ir g	u3	ir h	i3	ir p	a24h2u3	ira	m2n3t1	iram	 2	iran	 3	ire	 3d10s2	ire 	r1s1t1	ired	 10	ires	 1:1	irg	i2	irgi	n2
irk	a2	irka	r2	irl	i2	irli	n2	irm	a2	irma	 2	is	 67,2.1a6c68e24g1h11i18l4m3o4p7s31t18u1	is 	02a1b3c1d3i1k1n2o3r5t12
is 0	 2	is b	i3	is d	u3	is n	o2	is o	n2r1	is r	e5	is t	a12	is,	 2	is, 	f2	isa	 4n2	isan	t2	isc	 12a1h6o46r1u2	isc 	01a1
isch	e4p2	isco	 2u44	iscu	i2	ise	 19(2d1l2	ise 	(6s2	ise(	s2	isel	o2	ish	 5)1a3b1e1	ish 	b1s1	isha	b1n2	isi	n4o3t11
isin	e2s2	isio	n3	isit	 7i2s2	isl	 4	ism	a3	isma	i3	iso	 4	iso 	j3s1	isp	e1i4o2	ispi	e4	ispo	 1s1	iss	 10-2e7i4o3u5
iss 	e5	iss-	w2	isse	d1u6	issi	o4	isso	r1u2	issu	e5	ist	 4a7e3i2r2	ist 	&3	ista	 2n1p4	iste	r3	isti	e1l1	istr	a1o1
it	 30)1a12c9e102h45i24r6s18t10u8y19z2	it 	a2b1d2h2n4p2r9u5w2	it a	n2	it d	i1r1	it h	t2	it n	c3o1	it p	r2	it r	a6m3
it u	s5	it w	w2	ita	l4m4n2r2	ital	 4	itam	 3a1	itan	d2	itar	 2	itc	h9	itch	e9	ite	 19:3b1d10m69	ite 	01b3v2	ite:	 3
ited	 10	item	 41(19:1s8	ith	 21i23r1	ith 	c1g1n1o1r17	ithi	n23	iti	 5n2o15z2	iti 	a1t2	itin	g2	itio	n15	itiz	e2
itr	e3i1o2	itre	 3	itro	n2	its	 16k2	its 	01a3	itsk	y2	itt	a9e1	itta	 9	itu	k1r7	itur	e7	ity	 14,5	ity 	c2o5	ity,	 5
itz	 2	itz 	g2	iu	m4	ium	 4	iv	 2a8e109i3	iva	c1n1t6	ivat	e2h4	ive	 66,12d17n2r11s1	ive 	a6c1g13l2o31p2s5	ive,	 12
ived	 16:1	iven	 2	iver	 4s7	ivi	s3	ivis	i3	iw	a1	ix	 6e1i2	ix 	02m1p1	ix 0	 1i1	ixi	a2	ixia	 2	iy	a2	iya	k2	iyak	i2
iz	a5d2e5o4u3z8	iza	m2n1r2	izam	 2	izar	d2	izd	a2	izda	t2	ize	 1)1:1n2	izen	 2	izo	n4	izon	 4	izu	 3	izu 	m3	izz	a8
izza	 8	ið	u2	iðu	r2	iður	 2	j	012 16,3.10:2a532e22i12k2l43m2o123s3t2u82	j 	-1:2i2n1	j :	 2	j i	n2	j in	c2	j,	 3	j, 	s3
j, s	e3	j.	 10	j. 	:2c2d2m2	j. :	 2	j. c	r2	j. d	o2	j. m	a2	j0	09)1,2	j0,	t2	j0,t	m2	j00	01 7/1	j:	 2
ja	 6,6c2g1k9l396m6n12p4s5u6y79	ja 	03s2	ja 0	,3	ja s	i2	ja,	 6	ja, 	06	jac	k2	jack	s2	jak	a9	jaka	,9	jal	a396
jala	n396	jam	b1e5	jame	s5	jan	 1-1e2g8	jane	 2	jang	 8	jap	a4	japa	n4	jas	a4m1	jasa	 2,2	jau	 3,3	jau 	03	jau,	 3
jay	a79	jaya	 37,37.5	je	 3a2c1f2j9r5	je 	p3	je p	r3	jea	n2	jean	n2	jef	f2	jeff	r2	jej	a9	jeja	k9	jer	i1s4	jers	e4
ji	a1e1m3n6v1	jim	a2i1	jima	r2	jin	a1j5	jinj	a5	jk	 2	jl	 2n41	jl 	i2	jl i	b2	jln	 41	jln 	b5j9p11s8t5u3	jm	02	jm0	02
jm00	02	jo	b1e2g2h101i1l6n2s4y4	joe	l2	joel	 2	jog	h2	jogh	u2	joh	n2o99	john	 2	joho	r99	jol	i6	joli	e6	jon	 2	jos	e4
jose	p4	joy	 4	joy 	s4	js	 3	js 	03	js 0	03	jt	01a1	ju	 5,9a1g1m4n4s58	ju 	05	ju 0	,3a2	ju,	 9	ju, 	06	jum	b4	jumb	o4
jun	 3e1	jun 	03	jus	 9t49	jus 	t9	just	i1m48
k	03 233!6)16,44.14:6a230b2c6e317f6g32i84j2k24l77m10n3o93p55r8s65t5u169w2y9
k 	023(2*1a8b5c14d5e1f2h9i1j2l2m1n2o2r4s11t3u3w2y83	k (	t2	k (t	a2	k 0	019 2.1w1	k 0 	l2	k 00	017,2	k a	 1+1c6	k ac	c6
k b	a2i1o2	k ba	s2	k bo	d1l1	k c	a1e2h1i1o8u1	k ce	n2	k co	.8	k d	02i3	k d0	,2	k di	v3	k f	i1r1	k h	o1u8	k hu	a7p1
k j	.2	k j.	 2	k l	e1i1	k n	e2	k ne	w2	k o	f2	k of	 2	k r	a1d2i1	k rd	,2	k s	a1k1p1t7u1	k st	,2-1a1o1r2	k t	a3
k ta	 2p1	k u	03	k u0	,3	k w	i1r1	k y	o83	k yo	u83	k!	 6	k)	 15-1	k) 	-2@1	k) -	 2	k,	 40u4	k, 	020e1i1k3n2p1u2w3
k, 0	020	k, k	u3	k, n	y2	k, u	n2	k, w	a3	k,u	04	k,u0	,4	k.	 2c10u2	k. 	02	k. 0	02	k.c	o10	k.co	m10	k.u	02	k.u0	,2
k0	 1-2	k0-	02	k0-0	02	k:	 5-1	k: 	s5	k: s	a5	ka	 31,9g3l9m3n13p7r15s19t37w79y5	ka 	c1i24p2	ka i	n24	ka p	h2	ka,	 9
ka, 	t9	kag	e2i1	kage	 2	kal	a2i7	kala	n2	kali	,6-1	kam	p3	kamp	u3	kan	 1i1o6s2t3	kano	 6	kans	a2	kant	a3	kap	a6u1
kapa	r6	kar	,1a4b2t8	kara	 2a1m1	karb	e2	kart	 4e2o2	kas	a1e1i5s12	kasi	h5	kass	a12	kat	 34s3	kat 	b3p30	kats	u3
kaw	a79	kawa	n2s77	kay	a5	kaya	 2)1-2	kb	a2	kba	u2	kbau	d2	kc	01)1a4	kca	 3h1	kca 	h2t1
ke	02 42.1a2b2d10e46g1h2k2l26m54n17o1p20r55t32w2	ke 	01a15h3i6n12o2	ke a	n8w7	ke h	o3	ke i	n6	ke n	e12	ke o	u2	ke0	02
ke00	 1-1	kea	 2	kea 	c2	keb	o2	kebo	r2	ked	 1a9	keda	i9	kee	 34p12	kee 	c3s1	keep	 12	keh	r2	kehr	s2	kek	w2	kekw	a2
kel	a12e14	kela	n12	kele	y14	kem	b54	kemb	a54	ken	 13.1a2s1	ken 	b2k2m1r1s4	kena	r2	kep	o20	kepo	n20	ker	 9a3i38s2y3
ker 	01e4s1w1	kera	m3	keri	e38	kers	y2	kery	 3	ket	 18a3e2i9	ket 	n1s12	keta	m3	kete	e2	keti	n9	kew	o2	kewo	o2
kf	 1a3u2	kfa	 3	kfa 	s3	kfu	r2	kfur	t2	kg	 23)2*1.3o2r1	kg 	p3s1t1	kg p	a3	kg)	 2	kg.	 3	kg. 	d3	kgo	o2	kgoo	d2
ki	 4d1e4k1l29m4n26t15	ki 	b1d1w1	kie	 2s2	kies	 2	kil	 9,18e2	kil 	05s3	kil,	 18	kile	y2	kim	 3b1	kim 	k3
kin	c3d1g18k1r1t2	kinc	h3	king	 6'6d4s2	kint	e2	kit	 6c9	kit 	r6	kitc	h9	kj	02	kj0	01)1	kk	a24	kka	 24	kka 	i24
kl	 6)38a26e3i1y3	kl)	 38	kl) 	s38	kla	h2n24	klah	o2	klan	g24	kle	 3	kle 	t3	kly	n3	klyn	 3	km	 1a3f3u3	kma	n1r2
kmar	t2	kmf	 3	kmf 	f3	kmu	r3	kmur	.3	kn	o3	kno	w3	know	 2n1	ko	d1m2n56p5s2t25w2	kom	m2	komm	i2	kon	 1g55	kong	,54.1
kop	e1i3l1	kopi	 1e2	kos	t2	kost	e2	kot	a25	kota	 25	kow	a2	kowa	l2	kp	b51c1o3	kpb	 51	kpb 	051	kpo	t3	kpot	 3
kr	04a1e2l1	kr0	04	kr00	04	kre	i2	krei	s2	ks	 5,2]1b2h2o2t3y48	ks 	01o4	ks o	n4	ks,	 2	ks, 	b2	ksb	01)1	ksh	o2	ksho	p2
kso	n2	kson	 2	kst	o3	ksto	r3	ksy	e48	ksye	n48	kt	 3)1w1	kt 	w3	kt w	o3	ku	 1a115c23d6e1m1n13o1p2t6	kua	l114t1
kual	a114	kuc	h23	kuch	a23	kud	a6	kuda	i6	kun	d12g1	kund	e12	kup	 2	kut	 3u3	kut 	s3	kutu	a3	kw	a2	kwa	 2	ky	 2o7
kyo	 6u1	kyo 	k6	l	04 682'21(2)43*1,25-3.52/4:81a1213b9c17d92e462f7g6i331k13l147m4n44o277p10r14s38t52u262v2w2y46·1
l 	071&3(37/1:29a18b4c16d9e13f5g33h4i42k1l3m9n13p20q26r17s105t27w4	l &	 3	l & 	f1p2	l (	a1e14g1i16p3r2	l (e	a1x13
l (i	n16	l (p	e3	l (r	m2	l 0	08 3%47,7-3/2p1	l 0 	t2	l 0%	 47	l 0,	 7	l 0-	03	l 0/	02	l 00	05.1x2	l :	 29	l : 	02r1z1
l a	d2f3m12r1	l ad	u2	l af	t3	l am	o12	l b	a1e2i1	l be	 1f1	l c	a1e2o12r1	l ce	l2	l co	.2n1r8t1	l d	a3i5u1	l da	t3
l di	s5	l e	h12x1	l eh	s12	l f	i1o4	l fo	o2r2	l g	02$1r3s27	l g0	,2	l gr	o3	l gs	t27	l h	e2o2	l he	a2	l ho	l2
l i	b2d2n32t6	l ib	r2	l id	 2	l in	 3c25d4	l it	e6	l l	o3	l lo	c1y2	l m	01a3c1e3i1	l ma	k3	l me	n3	l n	a1i2o10	l ni	z2
l no	 6.1:2o1	l p	a14e3l2u1	l pa	i1y13	l pe	n1t2	l pl	c2	l q	t20u6	l qt	y20	l qu	a6	l r	e1m8o8	l rm	 8	l ro	l1n2u5
l s	.4a59d32e3h1i2l1o1t1u1	l s.	 4	l sa	i3l52v4	l sd	n32	l se	l3	l si	a1d1	l t	a14e2i1o7w3	l ta	n1p1x12	l te	b2
l to	 2t5	l tw	o3	l w	 1a1i1o1	l'	a8e3o10	l'a	b4n4	l'ab	b4	l'an	c4	l'e	u3	l'eu	r3	l'o	l10	l'ol	i10	l(	m1r1	l)	 43
l) 	s38t2	l) s	d38	l) t	o2	l*	 1	l,	 24.1	l, 	02j3n2s15	l, 0	02	l, j	a3	l, n	o2	l, s	e15	l-	01a2	l-a	02	l-a0	02
l.	01 46c2g3	l. 	g34o4p2	l. g	o1s33	l. o	f4	l. p	r2	l.c	o2	l.co	m2	l.g	s3	l.gs	t3	l/	f3p1	l/f	a3	l/fa	x3	l0	04	l00	 4
l00 	04	l:	029 48(1i1s1v1	l: 	017$4(1+5d1e1r3s1	l: $	04	l: +	05	l: 0	017	l: r	m3	l:0	029	l:00	04-24.1
la	 138b40c10d1f3g10h2i13k58m106n687r38s14t7u14v4w27y35z6	la 	01a1c2d5f1l113m4r6y1	la c	a2	la d	a5	la l	u113	la m	e4
la r	e6	lab	o2u38	labo	r2	labu	r38	lac	e3k7	lace	,2m1	lack	 5b2	laf	 3	laf 	r3	lag	a2e3i5	laga	t2	lage	,2.1	lagi	 5
lah	o2	laho	m2	lai	m10n3	laim	s10	lain	 2s1	lak	e2o55u1	lake	w2	lako	n55	lam	 28)6,64.2a6	lam 	01j3s3	lam)	 6
lam,	 57'1s6	lam.	 2	lama	 3n3	lan	 406a6c1d5e2g265n1t1	lan 	018(1a51b24c6d16h4i3j1k59m15p76r6s72t50w3	lana	 6
land	 2e2s1	lane	,2	lang	 11,20a3o231	lar	 22.4g3i4m1o4	lar 	b11c6i2s1	lar.	c4	larg	e1o2	lari	s4	laro	n4	las	 1e2s4t7
lase	r2	lass	 1e2i1	last	i7	lat	e3o1t1z2	late	 2x1	latz	 2	lau	 3c10m1	lau 	k3	lauc	e10	lav	a1e3	lave	n3	law	 1a24s2
lawa	r24	laws	o2	lay	 1a4s30	laya	h3r1	lays	i30	laz	a6	laza	 6	lb	01 2e2i2s2	lbe	r2	lber	t2	lbi	t2	lbit	a2	lbs	 2
lc	 12)1n1o1s2	lc 	f1s1	lcs	02	lcs0	02	ld	05 52'1)1,4-2e7i4o6w10	ld 	01a37f1i2n2o1s2	ld a	.2r35	ld i	n2	ld n	o2	ld s	d2
ld,	 4	ld, 	a2u2	ld-	a2	ld-a	-2	ld0	05	ld00	05	lde	n4r3	lden	 4	lder	 3	ldi	n4	ldin	g4	ldo	r6	ldor	f6	ldw	i10	ldwi	d10
le	 131!3)1,16.9/3:19a59b2c5d5e11g3h1i1l3m21n8p6r20s85t7u2v10x8y23	le 	04&5(5/5:3@1a5b3c8d5e2f9g1h5i3n2o1p3r7s3t4w1
le &	 5	le (	04s1	le /	w5	le 0	02 1'1	le :	01 1b1	le a	01n2t2	le b	r3	le c	a2l6	le d	01'4	le e	x2	le f	i1o7r1	le h	01o4
le i	n2t1	le n	o2	le p	c1i1l1	le r	e6g1	le s	a2t1	le t	01r3	le!	 3	le,	 16	le, 	r2t11	le.	 9	le. 	t4	le/	e2r1	le/e	x2
le:	 19	lea	c2f1r1s55	leac	h2	leas	e55	leb	e2	lebe	n2	lec	h1o2t2	leco	m2	lect	r2	led	 5	led 	e1i1l1t1	lee	 9r2
lee 	f1k1m2s3	leer	g2	leg	 1r2	legr	a2	lel	 2e1	lel 	p2	lem	a2b3e12o4	lema	n2	lemb	a3	leme	a12	lemo	n3r1	len	d2f1t5
lend	i2	lent	 5	lep	h6	leph	a2o4	ler	 7m4s2y7	ler 	l4s2	lerm	a2o2	lers	 2	lery	 7	les	 57(1:2a2c1l1p20s1
les 	(32a3c5i12n1	les:	 2	lesa	l2	lesp	e20	let	 4:1t2	let 	r1t1u2	lett	e2	leu	m2	leum	 2	lev	a3e7	leva	r3	leve	l7
lex	 4a2s2	lex 	b2	lexa	n2	lexs	t2	ley	 21e2	ley 	010c2d2i2	leye	 2	lf	01 4)1r1	lf 	b1c3	lf c	a3	lg	01a1i2o2	lgi	u2
lgiu	m2	lgo	r2	lgor	x2	li	 4,6-1a14c30e79f32g14j1k8m8n87o1p9q6s10t5v16	li 	e2f1	li e	n2	li,	 6	li, 	s6	lia	 5m2n7
lia 	c1i2	liam	s2	lian	 5t2	lic	 5a6e6h4i7y2	lic 	f1t2	lica	b6	lice	 5n1	lich	t4	lici	a4o3	licy	.2	lie	 6f14n7r5s47
lie 	b6	lief	 6e8	lien	t7	lier	s1z4	lies	 25.1:21	lif	e4f2i14o12	life	s4	liff	o2	lifi	e14	lifo	r12	lig	h14	ligh	t14
lik	e8	like	 8	lim	 2a3e1i2	lim 	s2	lima	 3	limi	t2	lin	 18a2d1e22g32j6k4o2	lin 	a2	lina	 2	line	 18.4	ling	 30t2
linj	a6	link	 1,3	lino	f2	lip	 5k4	lip 	n3	lipk	a4	liq	u6	liqu	e6	lis	 6e2t2	lise	l2	list	 1e1	lit	e2r3	lite	 2	litr	e3
liv	e16	live	 6,10	lk	 7e6	lk 	04b1i1	lk 0	02 2	lke	n6	lken	 4.1s1	ll	 44)4,3/1a10c8e22i7m2o35p3s5u3
ll 	01b1c1d1e1f2i5k1l2n8p2s6t3	ll f	o2	ll i	n4t1	ll l	o2	ll n	o8	ll p	e1u1	ll s	.2a1o1t1u1	ll t	e2o1	ll)	 4	ll) 	t2
ll,	 3	ll, 	n2	lla	 4g5r1	lla 	01f1	llag	a2e3	llc	 8	lle	d2l2r15y3	lled	 2	llel	 2	ller	 6m2y7	lley	 3	lli	a2n3t2
llia	m2	llin	g3	llit	e2	llm	a2	llma	n2	llo	 2w33	llo 	m2	llow	 13e20	llp	 2o1	lls	 2,2u1	lls,	 2	llu	l2w1	llul	a2
lm	a2i2	lma	n2	lman	 2	lmi	e2	lmie	t2	ln	 42u2	ln 	b5j9p11s8t5u3	ln b	t2u3	ln j	e9	ln p	j5u6	ln s	s2u6	ln t	e3s2
ln u	l3	lnu	t2	lnut	 2	lo	 5b2c8e2g10m3n3o27r13s6t152u2v5w37y2	lo 	(1b1m2	lo m	a2	lob	a2	loba	l2	loc	:1i1k6	lock	 6
loe	s2	loes	 2	log	i6y4	logi	c2e4	logy	 4	lom	a3	loma	c3	lon	g3	long	 3	loo	 1n1r25	loor	 2,23	lor	 2,2a2i7	lor 	i2
lor,	 2	lora	d2	lori	d4s3	los	e5s1	lose	d5	lot	 150t2	lot 	0119b1f6g3n3p18	lott	e2	lou	r2	lour	 2	lov	e3i2	love	 3
lovi	s2	low	 14,2e21	low 	a1u13	low,	 2	lowe	d20r1	loy	a2	loya	l2	lp	 6h2i1o1	lph	i2	lphi	 2	lr	 1,9_4	lr,	 9	lr, 	a9
lr_	w4	lr_w	f4	ls	01 21,4a3i1k2t5u1	ls 	03f1i12	ls 0	03	ls i	n12	ls,	 4	ls, 	b2i2	lsa	v3	lsav	e3	lsk	a2	lska	 2
lst	 1e2r2	lste	i2	lstr	a2	lt	 11a7d6e5h8i5r1u2y7	lt 	b1c2n2t1	lt c	o2	lt n	o2	lta	n7	ltan	 7	ltd	.6	ltd.	 6	lte	d1n2r2
lten	b2	lter	 2	lth	 4c3y1	lth 	a2i2	lthc	a3	lti	 1e3p1	ltie	s3	ltu	n2	ltun	g2	lty	 7	lty 	c4h2n1
lu	 9'2d40e9g5l2m117r24s51t1w1x1	lu 	k3l3	lu k	e3	lu l	a3	lu'	s2	lu's	 2	lud	e10i30	lude	d9s1	ludi	n30	lue	 3-3b1d2
lue 	c2p1	lue-	m3	lued	 2	lug	 4(1	lug 	c1t2	lul	a2	lula	r2	lum	 1i1p115	lump	u115	lur	i24	luri	 24	lus	 2c2i47
lus 	c1e1	lusc	i2	lusi	v47	lv	a2	lva	n2	lvan	i2	lw	y2	lwy	,2	lwy,	 2	ly	 33n5o6s2	ly 	01b1e1h2k1n16s5	ly h	i2	ly n	o16
ly s	d5	lyn	 3c2	lync	h2	lyo	n6	lyon	 6	lys	i2	lysi	s2	l·	s1
m	0101 381#1(19)198*2,70-6.24/11:1a642b110c8e339f7g1i104k1l11m110n19o188p224r50s35t48u121v8w4x1y61
m 	095(5.1:2b4c21d1e2f5g7i6j5k5m9p5r6s9t3u3w2y1	m (	b5	m (b	)5	m 0	055 1.37k2	m 0.	037	m 00	012 1.41s1	m 0k	g2	m :	 1f1
m b	a1i1r2	m br	u2	m c	 1a1o19	m co	d1r6u12	m e	-2	m e-	c2	m f	r5	m fr	e5	m g	.1a6	m ga	l6	m i	n6	m in	c6	m j	a3i1t1
m ja	y3	m k	a3c1e1	m ka	p3	m m	i1u8	m mu	s8	m p	 1e1l2r1	m pl	a2	m r	01c1e3o1	m re	s3	m s	e5i2u2	m se	l3n2	m si	n2
m su	l2	m t	h1r2	m tr	a2	m u	03	m u0	/3	m w	i2	m wi	l1r1	m#	 1	m(	s19	m(s	)19	m(s)	 18:1	m)	 197:1	m) 	b8s43t2	m) b	h8
m) s	d43	m) t	a2	m*	02	m*0	01.1	m,	 63'1s6	m, 	b2j3s50	m, b	a2	m, j	a3	m, s	e50	m,s	e6	m,se	l6	m-	05 1	m-0	01.4	m-0.	04
m.	 2f1m21	m. 	s2	m. s	e2	m.m	y21	m.my	 15/4=2	m/	b9n1t1	m/b	-1a8	m/ba	r8	m0	032 3-3.61v2	m0-	a3	m0-a	-3	m0.	061
m0.0	061	m00	06.26	m00.	026	m000	04 2	m0v	02	m0v0	 2	m:	 1	ma	02 36,6c19d6g4h34i20j6k28l92m2n142r147s73t10u1x5y4z5
ma 	010c2i2j6k5p3	ma 0	010	ma c	i2	ma i	n2	ma j	o6	ma k	a5	ma p	e3	ma,	 6	ma, 	05	ma0	02	ma00	01 1	mac	,3e10h5y1
mac,	 3	mace	u10	mach	i5	mad	 1e4u1	made	 4	mag	i1n2o1	magn	e2	mah	a8e2k24	maha	f2g6	mahe	r2	mahk	o24	mai	l11n9
mail	 1,4.3:3	main	 6e2t1	maj	u6	maju	,6	mak	a13e12m3	maka	s13	make	 12	makm	u3	mal	 3a40i8l17u24	mal 	f2r1	mala	u10y30
mali	n8	mall	 10)4,3	malu	r24	mam	a2	mama	n2	man	 104a6c2i1n8s20t1	man 	03b19c2d11m24p9r3s29u4	mana	g4s2	manc	e2
mann	 8	mans	a19h1	mar	 4i2j1k23s2t27y88	mar 	04	mari	n2	mark	 1e22	mars	h2	mart	 22,2@1i2	mary	 88	mas	 48,5.1a8h1s9t1
mas 	010c1h3j29u3	mas,	 5	masa	i6k1l1	mass	a8i1	mat	 5e4o1	mat 	02j2	mate	r4	max	 5	max 	h1m4	may	 3o1	may 	01b2
maz	i1o4	mazo	n4	mb	 1a59b4e13h22o4u7	mba	h3n56	mbah	 3	mban	g54k2	mbb	 4	mbb 	04	mbe	r13	mber	 9:3l1	mbh	 22	mbh 	&2
mbo	 4	mbu	 1n6	mbun	a6	mc	02c1d1f2u1w1	mc0	02	mc00	01-1	mcf	a2	mcfa	r2	me	 80,1.1:23a19d5e3g4l1m9n142r36s9t4u2
me 	01:2a53b2f1g2s2w1	me :	 2	me a	g53	me b	a2	me g	u2	me s	01o1	me:	01 22	me: 	016m2	mea	l13t6	meal	 13	meat	 5b1
med	 2a2i1	meda	n2	mee	 3	mee 	(2h1	meg	a4	mega	 1h3	mem	a1b8	memb	e8	men	 13(1a2d2g26i1t92u5	mena	r2	mend	a1m1
meng	g26	ment	 55,2:3a5i4s23	menu	 5	mer	 5'13,4:2c3i4l3y2	mer 	a1g1n1s2	mer'	s13	mer,	 4	mer:	01 1	merc	.1h2	meri	c4
merl	i2y1	mery	 2	mes	 8a1	mes 	b3c2l1p2	met	a1r3	metr	o3	meu	l2	meul	e2	mf	01 3f1m1y1	mf 	f3	mf f	o3	mg	01
mi	 5c10d6e3l12n42s11t2u2x7z4	mi 	f2g2s1	mi f	u2	mi g	o2	mic	a2h6s2	mica	l2	mich	i6	mics	 2	mid	 5,1	mid 	,2v3	mie	 1t2
miet	e2	mil	d1e6k2s2u1	mile	 6	milk	 2	mils	t2	min	 12a1e3n2o19t2u1y2	min 	c2d10	mine	 1r2	minn	e2	mino	 2'10s6u1
mint	 2	miny	a2	mis	c2s7t2	misc	h2	miss	e1i4o2	mist	e2	mit	e2	mite	d2	miu	m2	mium	 2	mix	 6e1	mix 	02m1p1	miz	a1u3
mizu	 3	mk	)1	ml	 7e3t1	ml 	(1c1	mle	e3	mlee	 3	mm	 3#1)1*1a91e3i2u6x1y1	mma	d1l2r88	mmal	 2	mmar	y88	mme	n1r2
mmer	 1c1	mmi	s2	mmis	s2	mmu	n6	mmun	i6	mn	 17i2	mn 	b3l3p6s5	mn b	a3	mn l	e3	mn p	u6	mn s	r3u2	mni	c2	mnic	a2
mo	 3.1b10c1d10k1m4n23o4r3t4u124	mob	i10	mobi	l10	mod	e10	mode	 8:1l1	mom	e4	mome	n4	mon	 3-1c2d3g1k2t11	mon 	(1l1t1
monc	t2	mond	,3	monk	,2	mont	a2g2h7	moo	n4	moon	l4	mor	 1e1o1	mot	e2i2	mote	r2	moti	v2	mou	 1l10n113	moul	i10	moun	t113
mp	 4a25d2i2l20o50r2t1u118	mp 	01#1c1u1	mpa	i3n22	mpai	 1g2	mpan	g4y18	mpd	e2	mpde	n2	mpi	o1r1	mpl	e4i16	mple	 4
mpli	a2f14	mpo	i46l2r2	mpoi	 24,22	mpol	 2	mpor	t2	mpr	a2	mpra	02	mpu	n3r115	mpun	g3	mpur	 46,18.51	mr	.49s1	mr.	 48d1
mr. 	d48	ms	 22,10.1:2	ms 	01c2f1i6j1o1s1	ms c	o2	ms i	n6	ms,	 10	ms, 	o10	ms:	 2	ms: 	02	mt	 33(13.2	mt 	(15-1:3e1
mt (	r15	mt :	 3	mt(	r13	mt(r	m13	mt.	 2	mt. 	e2	mu	 1d4e4h1k3l5n7r3s90t3	mud	a4	muda	 4	mue	s4	mues	t4	muk	i3	muki	m3
mul	l2s1t2	mull	e2	mult	i2	mun	 1i6	muni	c6	mur	.3	mur.	 3	mus	c2h1t87	musc	l2	must	 3e84	mut	t3	mutt	a3	mv	m8	mvm	 8
mvm 	m8	mw	 4	mx	01	my	 17)1/4=2d1r35s1	my/	s2t2	my/s	m2	my/t	e2	my=	=2	my==	 2	myr	 32)3	myr)	 3
n	012 1875!14(4)4,58-14.56:10a245b4c253d477e272f16g1089h7i217j15k114l27n35o575p13r5s76t525u25v191w13y53z2
n 	083!1#2&3(17:3a60b369c31d43e13f21g51h19i30j12k105l8m76n8o5p185r41s188t128u21v6w33y14z2	n #	02	n #0	02	n &	 3
n & 	c1m2	n (	013c3h1	n (0	012 1	n (c	i3	n 0	017 16,32/16b1p1	n 0 	b3d4m1w3x2	n 0,	 32	n 0/	016	n 00	09 1,5.1/1	n :	 3
n : 	)2c1	n a	b2d2i27m3n15r1s7z3	n ab	 2	n ad	a2	n ai	r27	n am	a3	n an	g15	n as	 1t6	n az	l3
n b	a76e15h256i2m3p2r1t2u10y2	n ba	l53n12r2t9	n be	a1r14	n bh	d256	n bi	a1l1	n bm	 3	n bp	 2	n bt	 2	n bu	l3n7	n by	 2
n c	a3h5o23	n ca	b2s1	n ch	a1e1i3	n co	.8a2c6d1f2r2t2	n d	a5e18i11r2u7	n da	y5	n de	 10s8	n di	n9s2	n dr	i2	n du	 2a3t2
n e	a3m1n9	n ea	s3	n en	e2f2t5	n f	 1a14i2r4	n fa	c14	n fi	l2	n fr	a4	n g	i31l3o14r3	n gi	n31	n gl	o3	n go	o14	n gr	o3
n h	a3e2i11u3	n ha	n3	n he	a2	n hi	j6l2n3	n hu	a3	n i	d2n18p3s3t2v2	n id	e2	n in	 10c4d4	n ip	o3	n is	m3	n it	e1s1
n iv	 2	n j	.2e9i1	n j.	 2	n je	j9	n k	a5e41i4p51u4	n ka	p3t2	n ke	e30l3n2p6	n ki	 1t3	n kp	b51	n ku	a3e1
n l	e3i1o1u1y2	n le	m3	n ly	n2	n m	a47e5i3o12u9	n ma	01h6l32r1t2x4y1	n me	e2t3	n mi	l2n1	n mo	u12	n mu	s9	n n	a3b2o3
n na	n3	n nb	 2	n no	 2:1	n o	f2n1r2	n of	 2	n or	i2	n p	.3a10e140g1j11o2u18	n p.	 2r1	n pa	c1i1n3r2s3	n pe	l38n2r100
n pj	s3u8	n po	l2	n pu	d3r3s3t9	n r	a14e11i12o4	n ra	y3z11	n re	a5c1j1l2s2	n ri	a3c3m6	n ro	a4
n s	 1a9c9d6e38h24k3l1o2p2r17s36t7u28y5	n sa	 2f2g3l1n1	n sc	 6o3	n sd	n6	n se	a3l3r9t23	n sh	a3e20o1	n sk	u3	n so	s2
n sp	r2	n sr	 2i15	n ss	023 13	n st	 2r5	n su	b13l6n3p4r2	n sy	 1e2s2	n t	a54e32h29o7p1r3s2	n ta	m52y2	n te	a6m26
n th	,3e14i12	n to	t7	n tr	a3	n ts	j2	n u	014l3n1s3	n u0	08,6	n ul	u3	n us	a3	n v	e3i3	n ve	g3	n vi	c3	n w	 1a24e4o4
n wa	i1n23	n we	b4	n wo	n3o1	n y	a4e9i1	n ya	 3n1	n ye	w9	n z	u2	n zu	r2	n!	 9!5	n!!	 3!2	n!!!	 2	n(	03s1	n(0	03
n(00	03	n)	01 3	n,	 58	n, 	g2i3s53	n, g	l2	n, i	o3	n, s	e53	n-	01k2s9t2	n-k	a2	n-ka	r2	n-s	b5p3u1	n-sb	i5	n-sp	a3
n-t	h2	n-th	u2	n.	 50.2b1c1v2	n. 	b12s1	n. b	h12	n..	.2	n...	 2	n.v	.2	n.v.	 2	n0	04 8	n0 	02-1n2s1	n0 0	s2	n0 n	o2
n00	01 3	n:	01 9	n: 	01a1c2	n: c	a2	na	 21,9b34d3g14h5i3k1l49m14n16r13s27t36	na 	06b3j6r1	na 0	c6	na b	a3	na j	a6
na,	 9	na, 	03s6	nab	l34	nabl	e34	nad	e3	nade	j3	nag	e13i1	nage	 9m2r2	nah	 1,2o2	nah,	 2	naho	e2	nai	l3	nail	 3
nal	 42.1d3y2·1	nal 	b1c1d2f1h2p2s25t6	nald	 2'1	naly	s2	nam	e14	name	 11:3	nan	 10c3d2u1	nan 	k3r3t3	nanc	e1i2	nand	i2
nar	 9a2i2	nar 	d6g3	nara	 2	nari	 2	nas	 2,18.6c1	nas,	 18	nas.	 6	nat	a2i30u4	nata	c2	nati	o30	natu	r4	nb	 2e2	nb 	e2
nb e	02	nbe	u2	nbeu	t2	nc	)1.109a2e14h9i6l95o10r3t2y2	nc.	 109	nc. 	g13	nca	i2	ncai	r2	nce	 12i2	nce 	c2d1g1i1m2o2
ncei	d2	nch	 3a3o3	ncha	n3	ncho	r3	nci	a2e4	ncia	l2	ncie	n4	ncl	 10.26u59	ncl 	g10	ncl.	 24g2	nclu	d13s46	nco	 3l2r3u2
nco 	c3	ncol	o2	ncor	a1p2	ncou	v2	ncr	 3	nct	o2	ncto	n2	ncy	,2	ncy,	 2	nd	 76,3.16:1a148b2e50i80l1m1n1o3p1r3s3u87w1
nd 	02(1a10b4d2e4f28g2i1m2o1p4r1s1t8	nd 0	02	nd a	d10	nd b	.2e2	nd d	o2	nd e	n4	nd f	l20o8	nd g	a1e1	nd m	a2	nd p	l3r1
nd t	e2o4r2	nd,	 3	nd, 	w3	nd.	 16	nda	,2b12h46l3n6r77t2	nda,	 2	ndab	i1l11	ndah	 40,6	ndal	 1l2	ndan	 5g1	ndar	 75d2
ndat	i1l1	ndb	e2	ndbe	s2	nde	 6d7l6n11p3r17	nde 	g6	nded	 7	ndel	 6	nden	e2t3w6	ndep	e3	nder	 12e2o1s2	ndi	c4j2n59s1t14
ndic	a1r3	ndij	k2	ndin	g59	ndit	i14	ndo	 2c1	ndo 	i2	ndr	a2i1	ndra	 2	nds	 2c1	nds 	i2	ndu	s87	ndus	t87
ne	01 80(1,2.4:4a1c14d10e12g2i3n4o4r58s15t15u1w34x1y6	ne 	011[2a2c5d4g2i2j2l1o4p1r1s2t7w2	ne 0	03,8	ne [	02	ne a	t2
ne c	a2o3	ne d	r4	ne g	m2	ne i	n2	ne j	a2	ne o	i1n3	ne s	t1u1	ne t	a4h3	ne w	o2	ne,	 2	ne, 	c2	ne.	c4	ne.c	o4	ne:	01 3
ne: 	02	nec	e12t2	nece	s12	nect	i2	ned	 8e2	ned 	b7	nede	r2	nee	 10n2	nee 	c10	neen	a2	neg	a2	nega	n2	nei	d1g2	neig	h2
nen	s2t2	nens	a2	nent	 2	neo	g2n2	neog	e2	neon	 2	ner	 2a2g2s7t2y43	ner 	o2	nera	l2	nerg	y2	ners	 7	nert	 2
nery	 36@2s5	nes	 1e6i2l1o2s3	nese	 6	nesi	s2	neso	t2	ness	 3	net	 7i1t7	net 	01a3t2	nett	 7	new	 34	new 	a2j4o2y26
ney	 6	ney 	l2r1s1w1	nf	a1e9i5o1	nfe	c9	nfec	t9	nfi	d1e2n2	nfie	l2	nfin	a2
ng	 372'6)12,99-1.5:4a74d4e140g29h1i2k33l3o233r10s50t8u3	ng 	040(1a29b9c7d11f3g30h9i4j46k12l10m3o3p15r14s26t15u7x1y1
ng 0	032 4.1/3	ng a	d25l3s1	ng b	a6e3	ng c	a2e2h2l1	ng d	a6e2i1o2	ng f	e1i1r1	ng g	a1s29	ng h	e5o4	ng i	n4	ng j	a46
ng k	a6e3u3	ng l	a10	ng m	a1i1u1	ng o	f3	ng p	a2e9o2r1u1	ng r	a3i8m2o1	ng s	a1d12e6h1t6	ng t	a1e1h2i3o2r3u3	ng u	t7
ng'	s6	ng's	 6	ng)	 12	ng,	 98j1	ng, 	046j2k6s25	ng.	 5	ng. 	02s1	ng:	 4	ng: 	-2r1	nga	 9n54p8t3	nga 	k5r4	ngan	,53.1
ngap	o8	ngat	,3	ngd	o4	ngdo	m4	nge	 118:6a5b2i3l1r2s3	nge 	!1&1(1:19a19d5r7s4	nge:	 5r1	ngea	b5	ngeb	a2	ngei	 3	nger	 2
nges	 3	ngg	i3u26	nggi	r3	nggu	n26	ngi	n2	ngin	e2	ngk	a6i27	ngka	l3t3	ngki	l27	ngl	e3	ngle	 2)1	ngo	l1r231t1
ngor	 165,3.63	ngr	i10	ngri	c8d2	ngs	 9.2:1a27h1k2v8	ngs 	i2l2	ngs.	c2	ngsa	 12,15	ngsk	r2	ngsv	e8	ngt	i2o6	ngti	p2
ngto	n6	ngu	n3	ngun	a3	nh	o6u1	nho	f6	nhof	s6	ni	 13a98c19e2h24k6l3n5o2r2s15t23v3z2	ni 	06(2f1m1o1p1	ni (	01 1	ni 0	/6
nia	 54'13g31	nia 	b38	nia'	s13	niag	a31	nic	 2a10e5o2	nic 	s2	nica	 2r2t6	nice	 5	nico	l2	nie	r2	nier	e2	nih	a24
niha	k24	nik	e6	nike	 6	nil	l3	nill	a3	nin	 1a1g2i1	ning	 2	nio	n2	nion	 2	nir	 2	nir 	p2	nis	 6a2h1s6	nisa	n2	niss	e6
nit	 4)1e8r1u7y2	nit 	d1p2	nite	d8	nitu	r7	nity	 2	niv	e3	nive	r3	niz	a2	niza	m2	nj	a11o4	nja	 6n5	nja 	03s2	njan	g5
njo	y4	njoy	 4	nk	 99,5e6f2i1y1	nk 	02a6b1c1o2t1y83	nk 0	02	nk a	c6	nk o	f2	nk y	o83	nk,	 5	nk, 	02w3	nke	b2r4	nkeb	o2
nker	 2s2	nkf	u2	nkfu	r2	nl	 3d4e1i17y2	nld	 4	nli	g4n13	nlig	h4	nlin	e12k1	nly	 2	nly 	b1e1	nn	 11a2e17i1o2s2	nn 	t2
nn t	a2	nna	 2	nne	 11c2g2s2	nne 	d2j2r1	nnec	t2	nneg	a2	nnes	o2	nno	r2	nnor	 2	nns	y2	nnsy	l2
no	02 169#1'10(1.204:68f3l6m2n6o7r13s6t67u6v1w3	no 	070#1:48a1c17d2h6i1o1p1r1s1w1	no 0	036 3&3,16-3.3a6	no :	018 28k2
no c	a17	no d	e2	no h	a6	no'	s10	no's	 8.2	no.	075 92:33[1l3	no. 	069(1:7d1o4	no.0	039 3,32:1	no.:	 31g1h1	no.l	o3
no0	,2	no0,	 2	no:	06 60-2	no: 	048c5j1l2m1s2t1	no:-	01 1	no:0	04 2	nof	a1f2	noff	 2	nol	o6	nolo	g6	nom	i2	nomi	c2
non	 6	non 	h2l1p1r2	noo	d7	nood	l7	nor	 3s1t9	nort	h9	nos	.6	nos.	c6	not	 42e25	not 	a1m1r38t1	note	 24:1	nou	g4n1s1
noug	a4	now	 2n1	now 	a2	np	 1u12	npu	t12	nput	 12	nr	 4o1	ns	 22,1.1:6a26e3f2g2h1i2l2p3t2u1y2	ns 	03#1=1c2i8o1
ns 0	02p1	ns c	o2	ns i	n8	ns:	 6	ns: 	06	nsa	c3r19s2u2	nsac	 2t1	nsar	a19	nsas	 2	nsau	r2	nse	d1e1r1	nsf	e2	nsfe	r2
nsg	e2	nsge	f2	nsi	g2	nsig	h2	nsl	o2	nslo	w2	nsp	o3	nspo	r3	nst	 1a1	nsy	l2	nsyl	v2
nt	 278'1(34,2:16a28e66g2h9i22n1o10r9s35u7y5	nt 	05(9*1:4@1a4b2c1d8g9i1m10n25o19p4r6s12t10u4v2	nt (	02c1m1r5
nt 0	02 2p1	nt :	 4	nt a	b2i2	nt b	r2	nt d	a1e6u1	nt g	m6r3	nt m	o10	nt n	o25	nt o	f16r3	nt p	a2e1i1	nt r	m4o2
nt s	d9i2u1	nt t	e4o3x2y1	nt u	s4	nt v	i2	nt(	$1r33	nt(r	m33	nt,	 2	nt, 	r2	nt:	 16	nt: 	02$4r3	nta	 1g4i8n15	ntag	e4
ntai	 5n3	ntan	 3g10t2	nte	 1d2l2n1r60	nted	:1b1	ntel	 2	nter	 6:3a2i2n26p21	ntg	o2	ntgo	m2	nth	i2s7	nthi	]2	nths	 7
nti	 2n10t6v4	ntin	)1g9	ntit	y6	ntiv	e4	nto	 1n4s5	nton	g4	ntos	o5	ntr	a3e1o4y1	ntra	c1l2	ntro	l4	nts	 35
nts 	a2o2s15t12	ntu	r7	ntur	e7	nty	 5	nu	01 5e4g1i1m3n2r1t7	nu 	g3	nu g	r3	nue	,4	nue,	 4	num	 1b2	numb	e2	nun	g2
nung	s2	nut	 3e2r1y1	nute	 1l1	nv	01 33/2d1o154	nv 	01n32	nv n	o32	nv/	02	nv/0	02	nvo	i154	nvoi	c154	nw	a7e6	nwa	y7
nway	 6,1	nwe	g6	nweg	 6	ny	 22-1a2d1s2u25	ny 	02n8r5	ny 0	02	ny n	a2o6	ny r	e5	nya	k2	nyak	 2	nys	t2	nyst	a2
nyu	 15.5s5	nyu 	s15	nyu.	s5	nyus	t5	nz	a2	nza	n2	nzan	o2
o	015 291#1'10(1,6-4.260:69a35b21c65d180e10f133g22h109i224j2k69l172m203n599o207p104r735s73t681u481v34w78x3y10z6
o 	073#1&1(2:48@2a2b3c22d2e2f4g1h9i16j3k7m15n5o1p5r10s8t4v4w1	o (	i1s1	o 0	038 4&3,16-3.3a6	o 0 	j3	o 0&	03	o 0,	 16
o 0-	03	o 0.	 3	o 00	029 3,5-1	o 0a	 6	o :	018 28k2	o : 	025c1e1s1	o :0	018	o :k	j1s1	o @	01 1	o a	d1m1	o b	a1b1e1
o c	a17h1l1o3	o ca	s17	o co	m3	o d	e2	o de	 2	o e	v2	o ev	e2	o f	a1l3	o fl	o3	o h	a9	o ha	n6r2z1	o i	d1n4t11	o in	c2t2
o it	s11	o j	a3	o ja	p3	o k	e1i6	o ki	t6	o m	a14i1	o ma	k12n2	o n	 2a2o1	o n 	&2	o na	m2	o p	e3l1o1	o pe	r3	o r	a4e4i2
o ra	m1t3	o re	f1g3	o ri	v2	o s	 1e2h1t1u1y2	o se	a1r1	o sy	s2	o t	d2h2	o td	s2	o th	e2	o v	i4	o vi	e2s2	o#	01	o'	s10
o's	 8.2	o's 	p8	o's.	 2	o(	01	o,	 6	o, 	a1l2u2	o, l	t2	o, u	j2	o-	r1s3	o-s	h3	o-sh	o3	o.	076 123:33[1c17l3n1r6
o. 	069(20:7d1l2n7o4r1	o. (	01m19	o. 0	045 11,4-9	o. :	01 6	o. l	t2	o. n	o7	o. o	f4	o.0	040 3,32:1	o.0 	j3	o.0,	 31j1
o.00	08 11,17g1m3	o.:	 31g1h1	o.: 	029(2	o.c	 4.13	o.c 	j4	o.c.	 13	o.l	o3	o.lo	t3	o.r	e6	o.re	g6	o0	012,2d1	o0,	 2
o0, 	m2	o00	012	o000	06 6	o:	06 61-2	o: 	048c5j1l2m1s2t1	o: 0	045-3	o: c	s5	o: l	c2	o: s	a1p1	o:-	01 1	o:0	04 2	o:00	04
oa	d14k2m2p1r2s8t6	oad	 2,4v6w2	oad 	02	oad,	 4	oadv	i6	oadw	a2	oak	 2	oak 	s2	oam	i2	oami	n2	oar	d2	oard	 2	oas	t8
oast	 4e4	oat	 5-1	oat 	f2m1s2	ob	 3(1a2b1e2i10s2	ob 	b2t1	ob b	o2	oba	l2	obal	 2	obe	r2	ober	t2	obi	l10	obil	e10
obs	e2	obse	n2	oc	 22:3a1e5h9i2k7l4m1o6t1u4	oc 	n17p1s1	oc n	o17	oc:	 2s1	oc: 	01p1	oce	a2r3	ocea	n2	ocer	 3	och	i1r6u2
ochr	a6	ochu	s2	oci	a1t1	ock	 6e1	ock 	01d2r2s1	ocl	t4	oclt	 4	oco	 2l2n1r1	oco 	e2	ocol	a2	ocu	m2s2	ocum	e2	ocus	 2
od	 24,2a4c2d2e52i2l7o1s58u25y1	od 	(1/1o14r3s2	od o	r14	od r	e3	od s	e2	od,	 2	od, 	c2	oda	 2)1y1	odc	u2	odcu	i2
odd	 2	odd 	b2	ode	 44-1/1:3l3	ode 	a1b1d1s1	ode:	 3	odel	i2l1	odi	c2	odic	i2	odl	e7	odle	 7	ods	 58	ods 	e1i13m1p2s38
odu	c25	oduc	e1i1t23	oe	 4l2s4	oe 	01i2	oe i	i2	oel	 2	oel 	s2	oes	 4	oes 	a2s2	of	 97a1f22i2s6t3y2
of 	02a4b2f1g49h1i4m3n3p3s1t16	of 0	 1%1	of a	m4	of b	e2	of g	a13o1s35	of i	t4	of m	c1i2	of n	o3	of p	u3	of t	h16
off	 9e10i3	off 	b3j2s2	offe	e10	offi	c3	ofi	n2	ofin	g2	ofs	t6	ofst	r6	oft	 1w2	oftw	a2	ofy	a2	ofya	 2	og	e5h2i6n3r2y4
oge	n2s3	ogen	o2	oges	 3	ogh	u2	oghu	r2	ogi	c2e4	ogic	 2	ogie	s4	ogn	 3	ogn 	g3	ogr	e2	ogre	s2	ogy	 4	ogy 	i2r2
oh	 4i2n4o99	oh 	(1b3	oh b	a3	ohi	o2	ohio	 2	ohn	 2g2	ohn 	j2	ohng	e2	oho	r99	ohor	 90.9	oi	 33,22c154d1l3n9t2
oi 	024m3p6	oi 0	02/22	oi m	a3	oi p	u6	oi,	022	oi,0	022	oic	e154	oice	 130#2*1-13.1/3:3<1	oil	 1e2	oile	d1t1	oin	t9
oint	 7s2	oit	 1s1	oj	a1i1	ok	 17!6,1.10:6e3i4l7o2s7y6	ok 	03c8t2	ok 0	03	ok c	o8	ok t	a2	ok!	 6	ok.	c10	ok.c	o10
ok:	 5-1	ok: 	s5	oke	 2d1	oki	e4	okie	 2s2	okl	 2a2y3	okla	h2	okly	n3	oko	s2	okos	t2	oks	 4t3	oks 	o4	okst	o3	oky	o6
okyo	 6	ol	 12*1a12d53e25g1i27l22o11s5u3	ol 	02i2m1r2s1	ol 0	/2	ol i	n2	ol r	o2	ola	n2r8t2	olan	d2	olar	 2g2i4	olat	e2
old	 41)1e7i4	old 	01a35n2o1	olde	n4r3	oldi	n4	ole	 3h1m14s3u2x2	olem	a2e12	oles	a2l1	oleu	m2	olex	 2	oli	a1c2e6n2v16
olic	y2	olie	 6	olin	a2	oliv	e16	oll	 3/1e2o15u1	olle	r2	ollo	 2w13	olo	g8r2u1	olog	i4y4	olor	a2	ols	 5	ols 	01i4
olu	'2t1	olu'	s2	om	 23.21/10a6b1e80i18l1m13n2o5p22u1	om 	01:1g6p2t1y1	om g	a6	om p	 1e1	om.	m21	om.m	y21	om/	b9t1
om/b	-1a8	oma	 2c3t1	oma 	c2	omac	,3	ome	 54g1m1n4r20	ome 	a53	omen	t4	omer	 3'13:2y2	omi	c2n16	omic	s2	omin	o16
omm	#1a2e2i2u6	omma	l2	omme	n1r1	ommi	s2	ommu	n6	omn	i2	omni	c2	omo	 1t4	omot	e2i2	omp	a18l2r2	ompa	n18	ompl	i2	ompr	a2
on	02 247!2-1.14:7a42c5d17e66f9g115h1i12k2l18n5o1s11t21u1	on 	05#2(5:1b2c12d4f11h5i3k3l2m15n3o2p6r6s11t24w4y1	on #	02
on (	04h1	on 0	03 2	on b	p2	on c	o12	on d	i2r2	on f	a9i2	on h	i2u3	on i	t1v2	on k	i3	on l	i1u1	on m	a5o10	on n	b2o1
on o	f2	on p	a2e1g1o2	on r	e6	on s	a2h1u6y2	on t	a10h13p1	on w	e4	on!	!2	on!!	 2	on.	 14	on0	02	on00	 2	on:	 7
on: 	01a1c2	ona	g9h2l31	onag	e9	onah	o2	onal	 27d3·1	onc	e1o2t2	onco	l2	onct	o2	ond	,3i14	ond,	 3	ondi	t14
one	 12:3n2r43y6	one 	03c2o3s1t3	one:	 3	onen	s2	oner	s3y40	oney	 6	onf	e9	onfe	c9	ong	 32)10,66-1.2e2o1s1
ong 	b3c3h1j2k3l2m1p2s1t5u3	ong)	 10	ong,	 66	ong.	 2	onge	 2	oni	 6c4e2	oni 	06	onic	 2a2	onie	r2	onk	,2	onk,	 2
onl	i16y2	onli	g4n12	only	 2	onn	e3o2	onne	 1c2	onno	r2	ons	 8a2u1	ons 	01c2i4o1	onsa	c2	ont	a3g2h7o5r4	onta	i1n2
ontg	o2	onth	s7	onto	s5	ontr	o4	oo	 1d95f2g3k54l3m9n12p3r25	ood	 24,2c2i2l7s58	ood 	(1/1o14r3s2	ood,	 2	oodc	u2	oodi	c2
oodl	e7	oods	 58	oof	i2	oofi	n2	oog	e3	ooge	s3	ook	 15!6,1.10:6i4l5s7	ook 	01c8t2	ook!	 6	ook.	c10	ook:	 5-1	ooki	e4
ookl	 2y3	ooks	 4t3	ool	 2s1	ool 	m1s1	oom	 8l1	oom 	01g6p1	oon	 5g1h1l4s1	oon 	h3y1	oonl	i4	oop	 3	oop 	s3	oor	 2,23
oor 	,2	oor,	 20c3	op	 27e27i3l2p4s1t2u24y14	op 	01(1i2m4s3u1	op i	n2	op m	a3o1	op s	d3	ope	 4,2k1n3r17	ope,	 2	open	 3
oper	a17	opi	 1e2	opie	r2	opl	a1u1	opp	i4	oppi	n4	opt	 2	opu	l24	opul	a24	opy	 14
or	06 328,28.73a51c6d34e30f6g10i24k34l14m3n13o1p40r2s2t21u2x2y5	or 	012(1,2a6b47c2d27e2f2h1i7k5p6r1s3t11v2y10	or ,	 2
or 0	012	or a	p6	or b	a47	or c	h1o1	or d	.15a11r1	or e	x2	or f	e2	or i	.5n2	or k	e1p4	or p	r6	or s	e1g1t1	or t	o1r10
or v	i2	or y	o10	or,	 25c3	or, 	02j5m3n11t2	or,c	i3	or.	 72:1	or0	06	or00	06	ora	 1d2n20t28	orad	o2	oran	 20
orat	e2i24o2	orc	a2h4	orca	r2	orch	a2e2	ord	 3,2e28i1	ord,	 2	orde	r28	ore	 11,4g6n1s8	ore 	d1m1p2s1	ore,	 4	oreg	o6
ores	 5t3	orf	 6	org	 2e6i2	orge	t6	orgi	a2	ori	 3d4e2g8n2s3z2	ori 	k1t1	orid	a4	orie	s2	orig	 1i7	orin	n2	oris	t3
oriz	o2	ork	 26,4m1s3	ork 	l1n2	ork,	 4	orks	 1h2	orl	d14	orld	 4w10	orm	a2e1	orma	n2	orn	 1i12	orni	a12	orp	 2.12o26
orp.	 12	orpo	r26	orr	u2	orru	g2	ors	 1h1	ort	 10e2h9	ort 	o2	orte	d2	orth	 6p3	oru	s2	orus	 2	orx	 2	orx 	p2	ory	 5
ory 	h2s3	os	 11)1.7:1e20i2o5p2q2s7t15	os 	01c1h2k1n3t2	os h	e2	os n	o3	os t	i2	os.	c7	os.c	o7	ose	 10d5p4s1
ose 	*4b1f2p1	osed	:5	osep	h4	osi	t2	osit	 2	oso	 3,2	oso,	 2	osp	 2	osq	u2	osqu	e2	oss	 6y1	oss 	a2p1	ost	 4e9o2
ost 	a2	oste	d3r4u2	osto	n2	ot	 200)2a426c5e32i3m3o2s2t6	ot 	0119&2-3a1b1f6g4m1n3p18r39t1	ot &	 2	ot -	 3	ot 0	078,41
ot f	05u1	ot g	03r1	ot n	o3	ot p	.18	ot r	a1e37m1	ot)	 2	ota	 27k1l396t2	ota 	c24d1	otal	 372(2:22	otat	o2	otc	h5
otch	 5	ote	 24:1c3l2r2	otec	h1t2	otel	 2	oter	 1:1	oti	n1v2	otiv	e2	otm	a3	otma	i3	oto	l1n1	ots	u2	otsu	k2	ott	a2e2i2
otta	g2	otte	 2	otti	r2	ou	 48!4,5.30?2b4g4l13n278p18r38s18t15v2y2	ou 	&8*2a6f12p1	ou &	 8	ou *	*2	ou a	g1n5	ou f	o12
ou!	 2!2	ou!!	!2	ou,	 5	ou, 	p5	ou.	 28.1p1	ou. 	p13s1	ou?	 2	oub	l4	oubl	e4	oug	a4	ouga	t4	oul	e3i10	oule	v3	ouli	n10
oun	 1d96s2t179	ound	 32:1e6i57	ouns	l2	ount	 116'1(34:13a2e9s4	oup	 12o6	oup 	i4s6	oupo	n6	our	 22i2n10s3t1
our 	02d1k1p12q2r1s3	ouri	 2	ourn	i10	ours	 3	ous	 9e9	ous 	n2r3s3	ouse	 9	out	 4e1h2i6l2	out 	:1t1	outh	-2	outi	q6
outl	e2	ouv	e2	ouve	r2	ouy	g2	ouyg	u2	ov	-1e30i3	ove	 21)1n5r3	ove 	01c1g13o5p1	oven	t3z2	over	 2f1	ovi	d1s2	ovis	 2
ow	 16,2a2d3e27n28	ow 	a3u13	ow a	s1t2	ow u	s13	ow,	 2	ow, 	u2	owa	l2	owal	s2	owd	e3	owde	r3	owe	d20r7	owed	 19.1
ower	 5e2	own	03 17e7i1	own 	a1i10s6	own0	 3	owne	d7	ox	 3	ox 	03	ox 0	03	oy	 4a4s2	oy 	s4	oy s	p4	oya	 1l3	oyal	 1t2
oys	 2	oz	a2e4	oza	l2	ozal	i2	oze	n4	ozen	 4
p	05 114&1)4-3.38:2a280b53c17d4e385f6g1h35i71j15k5l180m21o225p94r175s23t98u244y17	p 	07#2&1(2a1c1i12m5n3s14t16u2w1
p #	 2	p # 	02	p (	l1s1	p 0	04i1x2	p 00	02a1h1	p 0x	02	p i	n6s6	p in	c6	p is	s6	p m	a3i1o1	p ma	r3	p n	o3	p no	.3
p s	d9e5	p sd	n9	p se	r3v2	p t	a1h11o4	p th	e6i5	p to	 2y2	p u	m1s1	p&	s1	p)	 4	p-	01f1n1	p.	 16n2r1s1t18	p. 	p2r2w2
p. p	a2	p. r	a2	p. w	o2	p.n	i2	p.ni	s2	p.t	.18	p.t.	 18	p0	03 1-1	p00	03	p000	03	p:	01 1
pa	02 2c10d2e2g1h3i14k34l5n77p11r32s13t11u3v1x12y45	pa 	02	pa 0	02	pa0	02	pa00	02	pac	k10	pack	 1)3a3e3	pad	e1l1	pae	t2
paet	e2	pah	a3	paha	n3	pai	 1d4g2n5r2	paid	 4	paig	n2	pain	t5	pair	 1)1	pak	 3,28.2i1	pak 	02	pak,	 28	pak.	 2	pal	a1e4
pale	r2t2	pan	 11,3a24d15e2g4y18	pan 	m2y9	pan,	 3	pana	s24	pand	a14n1	pane	 1s1	pang	 4	pany	 18	pap	a9i2	papa	n9
papi	e2	par	 3,3a2i8k8m1t7	par 	02	par,	 3	para	l2	pari	n2s6	park	 3i2l3	part	i1m2n4	pas	i13	pasi	r13	pat	r11	patr	i2o9
pau	l3	paul	 3	pax	 2(7)2:1	pax(	s7	pax)	 2	pay	 5a22d1m17	pay 	b1c1p1	paya	b22	paym	e17	pb	 53	pb 	052s1	pb 0	,51d1
pc	03 6s8	pc 	01-1@2	pc @	 2	pc0	02p1	pc00	 2	pcs	 6(1)1	pd	e2p2	pde	n2	pden	,2	pdp	a2	pdpa	 2
pe	 15)1,2:2a2c18e15k1l43n15p2r233t34x2	pe 	02c3n1o1t1v1	pe 0	02	pe c	h2l1	pe,	 2	pe, 	02	pe:	 2	pea	u2	peau	 2
pec	.1i17	peci	a9m8	pee	d15	peed	 15	pel	 4a39	pela	b38y1	pen	 6d3g2i1n2s1	pen 	02c1i2	pend	e3	peng	k2	penn	s2	pep	e2
pepe	 2	per	 11/3a17b1d12f3i83m41n31s26t2u3	per 	-1c2n2p1s3t1	per/	p3	pera	t17	perd	a12	perf	e1o2	peri	g1n81s1	perm	a41
pern	i31	pers	e3o23	pert	h2	peru	b3	pet	a26e1i1r6	peta	l26	petr	o6	pex	 2	pex 	p2	pf	a2l4	pfa	n2	pfan	d2	pfl	i4	pfli	c4
pg	-1	ph	 7a15e2i2o8r1	ph 	a2l2w2	ph a	n2	ph l	.2	ph w	.2	pha	r15	phar	m15	phe	n2	phen	 2	phi	 2	phi 	a2	pho	n8	phon	e8
pi	 2c4e27l5n14o1p1r3s1t5z8	pi 	01(1	pic	k2y2	pick	u2	picy	 2	pie	 3l4n13r6t1	piel	m2s2	pien	t13	pier	 2c2p2	pil	l1o2s2
pilo	t2	pils	 2	pin	 2e1g11	ping	 8g3	pir	a1e1y1	pit	 1a4	pita	l4	piz	z8	pizz	a8	pj	 1,3s3u8	pj,	 3	pj, 	s3	pjs	 3
pjs 	03	pju	 5,3	pju 	05	pju,	 3	pk	a4t1	pka	r4	pkar	t4	pl	a24c2e63i70s1u7w2y11	pla	c3i2n2s8t3z6	plac	e3	plai	n2
plan	n1t1	plas	 1t7	plat	t1z2	plaz	a6	plc	 2	ple	 6a55n1r1	plea	s55	pli	a2c6e48f14	plia	n2	plic	a6	plie	r1s47	plif	i14
plu	g4m1s2	plug	 3(1	plus	 2	plw	y2	plwy	,2	ply	 11	ply 	01s5	pm	 20s1	po	012 1h4i54l10n30o1p25r50s24t6w6z2	po0	012
po00	012	poh	 4	poh 	(1b3	poi	 24,22n8	poi 	024	poi,	022	poin	t8	pol	 6i2l2	pol 	02	poli	c2	poll	o2	pon	 8g22	pon 	d2s2
pong	 9)4,7e2	pop	 1u24	popu	l24	por	a26e8k4t12	pora	t26	pore	 4,4	pork	 4	port	 10e2	pos	 5.1:1e8i2t7	pos 	01c1n3
pose	 8	posi	t2	post	 4e3	pot	 3)1a2	pot 	-3	pota	t2	pow	d3e3	powd	e3	powe	r3	poz	e2	poze	n2	pp	-1:1a1e6i8l65o7s5
ppe	l4r2	ppel	 4	pper	 2	ppi	n8	ppin	g8	ppl	e2i53y10	pple	 2	ppli	c6e47	pply	 10	ppo	r7	ppor	t7	pps	 5	pps 	:5
pr	 3a5e29i96o40u2	pr 	01w2	pr w	h2	pra	02y3	pra0	02	pray	 1e1f1	pre	 1m4s24	prem	a2i2	pres	c1e1s15t7	pri	c53m1n15s21v6
pric	e53	prin	g4t11	pris	e21	priv	a6	pro	 1d25g2m3t2v7	prod	u25	prog	r2	prom	o3	prot	e2	prov	e7	pru	n2	prun	k2
ps	01 18:1i1t2	ps 	:5b1e2g4	ps :	 5	ps e	x2	ps g	r4	pst	e1i1	pt	04 27.19a3c1e3i38o3	pt 	05#4f5i6n2p1	pt #	:4	pt 0	05
pt f	o5	pt i	n1o5	pt n	o2	pt.	 19	pt. 	02	pt0	03 1	pt00	03	pta	n3	ptan	c3	pte	 1d1n1	pti	o38	ptio	n37r1	pto	w3	ptow	n3
pu	 3b8c14d5f1l29m2n5r137s7t32y1	pu 	t3	pu t	i3	pub	l8	publ	i8	puc	h14	puch	o14	pud	a2u3	puda	r2	pudu	 3	pul	a27t2
pula	r24u3	pult	 2	pum	p2	pump	 2	pun	g4p1	pung	 4	pur	 47,18.51c10p8t3	pur 	a1m4	pur,	 18	pur.	 51	purc	h10	purp	o8
purt	a3	pus	a7	pusa	t7	put	 12e6i3r11	put 	t12	pute	r6	puti	h3	putr	a11	py	 14r3	pyr	a3	pyra	m3	q	02 4-1a1f1l2t105u47
q 	(1w1	q-	c1	q0	02	q00	-1e1	qa	h1	qf	01	ql	d2	qld	,2	qld,	 2	qt	y105	qty	 72(17.1:14u1	qty 	:1c1d1i2s1t1u3	qty(	s17
qty:	 14	qu	a10e17i19r1	qua	n7r3	quan	t6u1	quar	e1t2	que	 8,6s3	que 	02	que,	 6	ques	t3	qui	c2n2o2r11t2	quic	k2	quin	c2
quio	s2	quir	e11	quit	a2
r	073 1216#3'13)4,67-17.199/4:40@3_4a463b17c37d169e634f14g36h26i663j1k83l60m488n142o271p72r35s155t104u140v47w12x2y182z4
r 	098(5,2-3:11=8@13[2a19b87c35d36e13f17g11h7i18j1k12l15m28n5o5p62q2r7s37t19u6v11w13y10z1	r (	02a1c1d1	r (0	)1u1	r ,	 2
r , 	s2	r -	 2l1	r - 	b2	r 0	092 2%1/2x1	r 0/	02	r 00	047 6/38x1	r :	02 9	r : 	02a1b1c4s1	r :0	02	r =	 8	r = 	03g5
r @	 12a1	r @ 	012	r [	p2	r [p	.2	r a	02,3c2d2i1l2p6y1	r a,	 3	r a0	 2	r ac	c1r1	r ad	j2	r al	b2	r ap	p6
r b	a65c2o11r1u8	r ba	h45n2r18	r bc	 2	r bo	o11	r bu	c1k6t1	r c	a8h6o19r2	r ca	r5s3	r ch	 1c1e1i3	r co	n16o1r2	r cr	w2
r d	 6.15a11i3r1	r d 	u6	r d.	e15	r da	r11	r di	n1s2	r e	m6n1x6	r em	a6	r ex	c2t4	r f	 1e2r14	r fe	e2	r fr	a1e13
r g	 3m4o1u3	r g 	u3	r gm	b4	r gu	d3	r h	.2/1a1i3	r h.	 2	r hi	t3	r i	04.5n6p2t1	r i.	t5	r i0	04	r in	c6	r ip	t2
r k	a3e4i1p4	r ka	s1w1y1	r ke	e1l3	r kp	c1o3	r l	c1e1g1i10l2	r li	e2n8	r ll	c2	r m	a28	r ma	d1h23l4	r n	a3i1u1	r na	m3
r o	n2r1s2	r on	l2	r os	p2	r p	.1a34e2h2i3o2r10u8	r pa	i1n24t9	r pe	r2	r ph	a2	r pi	n3	r po	t2	r pr	e1i2o7	r pu	c2t6
r q	u2	r qu	a2	r r	a2e1h1i1m1o1	r ra	w2	r s	 2a2d5e9g1i3l1m2o1p1r1t5u3x1	r sa	f2	r sd	n5	r se	a1c3r2t3	r si	g2n1
r sm	i2	r st	m1r4	r su	n3	r t	a2d1e2i2o1r11	r ta	l1x1	r te	l2	r ti	m2	r tr	a11	r u	t6	r ut	a6	r v	e8i3	r ve	r8
r vi	s2v1	r w	a8h2n1o2	r wa	n8	r wh	o2	r wo	r2	r y	o10	r yo	u10	r#	:3	r#:	 3	r#: 	03	r'	s13	r's	 13	r's 	c13	r)	 4
r,	 64c3	r, 	06a9b4j5m21n11t2w2	r, 0	06	r, a	e9	r, b	u4	r, j	l5	r, m	a18u3	r, n	o11	r, t	h2	r, w	i2	r,c	i3	r,ci	t3
r-	02b1c5k6v3	r-0	02	r-00	02	r-c	h4o1	r-ch	o4	r-k	u6	r-ku	n6	r-v	a3	r-va	n3	r.	 192:1c4d1g1	r. 	016d50	r. 0	016
r. d	.48a2	r.c	o4	r.co	m4	r/	f1p3	r/p	a3	r/pa	c3	r0	072 1	r00	065 5-2	r00 	04	r00-	02	r000	065	r:	03 34c1f2
r: 	07a1c5j1m1n2p1s4t5u1	r: 0	07	r: c	02a3	r: n	i2	r: s	i2o2	r: t	h5	r:0	03	r:00	02 1	r:f	t1w1	r@	03	r@0	%3	r@0%	 3
r_	w4	r_w	f4	r_wf	l4	ra	02 65)1,9-2.1a1c6d10f7g4h2i15j6k1l10m17n110p6s83t58u10w5y13z11ß8	ra 	07b2d8h3i2k2m2p2t2u14
ra 0	04,3	ra b	a2	ra d	a3e3i2	ra h	e3	ra i	n2	ra k	u2	ra m	u2	ra p	a1e1	ra t	e2	ra u	p3t11	ra,	 9	ra, 	06	ra-	p2
ra-p	r2	ra0	02	ra00	02	rac	k5o1	rack	 3s2	rad	i8o2	radi	n8	rado	 2	raf	i1o2t3u1	rafo	r2	raft	 3	rag	a2e2	raga	n2
rage	 1/1	rah	i2	rahi	m2	rai	n12s3	rain	 2e10	rais	e1i2	raj	a6	raja	,6	ral	 6i2l2	ral 	02c2w2	rali	a2	rall	e2
ram	 3a3e5i3l3	ram 	01c1	rama	t3	rame	 2,1l1n1	rami	d3	raml	e3	ran	 27a1c3d9e6g4k2s13t45	ran 	01g3s3w20	ranc	e3
rand	 7a2	rane	 6	rang	 1e3	rank	f2	rans	 1:6a1f2p3	rant	 36s4y5	rap	 1e3h2	rape	a2r1	raph	 2	ras	 21,52e4s6
ras 	02a1b3l1r3s6	ras,	 52	rase	r4	rass	e6	rat	 4e9i26o19	rat 	03	rate	 6d3	rati	o26	rato	r19	rau	 5,5	rau 	c3p2
rau,	 5	raw	 1a4	rawa	n4	ray	 1a10e1f1	raya	 3,7	raz	a11	raza	k11	raß	e8	raße	 8	rb	 1a7e3o1r2u3	rba	g2n5	rbag	e2
rban	 2g3	rbe	c1i2	rbei	t2	rbr	a2	rbra	u2	rbu	k1n2	rbun	d2	rc	03 2.1a5e2h21o2p1	rc 	w2	rc w	o2	rc0	03	rc00	 2-1	rca	r5
rcar	d3e2	rce	 2	rce 	s2	rch	 4a14e3	rch 	c2s2	rcha	n2r2s10	rche	s3	rco	r2	rcor	e2	rd	 41,10.1a15e81i7w14
rd 	02#1a2c2e1f12l1m5n1r6w2	rd 0	01 1	rd a	v2	rd c	o2	rd f	l12	rd m	a1e4	rd r	a2o4	rd w	o2	rd,	 10	rd, 	02e2j2m2u2
rda	n15	rdan	a12g3	rde	d2n51r28	rded	 2	rden	i51	rder	 23#3:1n1	rdi	a4n3	rdia	n4	rdin	a2g1	rdw	a14	rdwa	r14
re	 138(1)1,4-2a14b1c67d26e31f43g66i14j1l6m5n8p7q15r5s124t49v1w3y2	re 	02&2+1:1a18b1c4d1e6f1i8m2n35p6r1s9t4	re &	 2
re 0	02	re a	l17u1	re c	o4	re e	n6	re i	n8	re m	a2	re n	o35	re p	a4u2	re s	/1d5e1h1i1	re t	o1r2u1	re,	 4	re, 	s4
re-	c1p1	rea	d3l5m2s1t3	read	 2y1	real	 2t3	ream	 1-1	reat	 3	rec	e49h2i15o1	rece	i49	rech	n2	reci	p15	red	 17-1e1i4m3
red 	b2p1t12	redi	t4	redm	o3	ree	 11n9t11	ree 	01c1h1n1s6	reen	 8l1	reet	 1,10	ref	 3.5e3u32	ref 	n3	ref.	 2:3	refe	r3
refu	n32	reg	 42.9:4e2i1o6u2	reg 	#9:8n24	reg.	 8n1	reg:	02 2	rege	n2	rego	n6	regu	l2	rei	c4n8s2	reic	h4	rein	 8
reis	 2	rel	i6	reli	e6	rem	a3i2	rema	m2r1	remi	u2	ren	c3d4g1	renc	e2h1	rend	a1e1s2	rep	a1u6	repu	b6	req	u15
requ	e3i11r1	rer	 4o1	rer 	02	res	 19:1c1e3h18s20t62	res 	c1d4e2i2p1	rese	a2r1	resh	 18	ress	 19u1	rest	 3a36i3o20
ret	 1a5i1s1u41	reta	i5	retu	r41	rew	 2d1	rew 	g2	rey	 2	rey 	w2	rf	02 6a2e1l1o2	rf0	02	rf00	02	rfa	c2	rfac	e2	rfo	r2
rfor	m2	rg	 2(1.1a4e18i4o2u2y2	rga	s2t2	rgas	s2	rgat	a2	rge	 10s2t6	rge 	01(3	rges	 1.1	rget	o6	rgi	a2n2	rgia	 2
rgin	i2	rgo	 2	rgo 	i2	rgu	t2	rgut	p2	rgy	 2	rgy 	s2	rh	 2-1a22o1	rha	f8u14	rhaf	t8	rhau	s14
ri	 119-2a95b1c105d17e54f1g11k33l4m14n107o2p41s36v12w1y2z4ð2	ri 	011b9c6d3k55m4p3s15t1	ri 0	06,2/3	ri b	i9	ri c	h6
ri d	e3	ri k	a1e54	ri m	u4	ri p	u3	ri s	c9e3h3	ri-	s2	ri-s	a2	ria	 3l2n90	ria 	03	rial	s2	rian	 90	ric	 2a5e76h3k3t16
ric 	d2	rica	 4l1	rice	 67-1@8	rich	 3	rick	 3	rict	l16	rid	 2a4z11	rid 	t2	rida	 4	ridz	u11	rie	b2d5s47	rieb	e2
ried	 5	ries	 46(1	rig	 1h2i7n1	righ	t2	rigi	n7	rik	a32e1	rika	 2t30	ril	 1e1l2	rill	i2	rim	)1a6b6p1	rima	 5u1	rimb	u6
rin	 1d83e3g6k1n2t11	rind	u83	rine	 3	ring	 6	rinn	e2	rint	 9e2	rio	r2	rior	 2	rip	l1t40	ript	 3i37	ris	 8,2e21h1p1t3
ris 	d3	ris,	 2	rise	 19(2	rist	 3	riv	a6e6	riva	t6	rive	,2r4	riy	a2	riya	k2	riz	o4	rizo	n4	rið	u2	riðu	r2	rj	e1
rk	 30,4a2e38i2l3m1s3	rk 	c3l1n2	rk c	e2i1	rk n	e2	rk,	 4	rk, 	n2u2	rka	r2	rkar	b2	rke	h2l14r1t21	rkeh	r2	rkel	e14
rket	 12i9	rki	n2	rkin	g2	rkl	e3	rkle	 3	rks	 1h2	rksh	o2	rl	 16-1:2a2d14e2i19y4	rl:	i1v1	rla	n2	rlan	d2	rld	 4w10
rld 	i2s2	rldw	i10	rle	y2	rley	 2	rli	c1e6n12	rlie	f6	rlin	 8e2g2	rly	 4	rly 	h2k1	rm	091 176)137-4a69e4o5s2
rm 	088.1c2g1i6m1	rm 0	051.37	rm c	o2	rm i	n6	rm)	 136:1	rm) 	t2	rm-	04	rm-0	.4	rm0	027 3.61	rm0.	061	rm00	01.26
rma	 4c11l1n12s41	rma 	i2	rmac	e10y1	rman	a2c2n8	rmas	 41	rme	n2r1s1	rmen	 2	rmo	 2.1n2	rmon	k2	rms	 2
rn	 11a60e1i58l1o3s7t1	rn 	e3m4s2	rn e	a3	rn m	a4	rn s	t2	rna	b34t26	rnab	l34	rnat	i26	rni	a43s6t9	rnia	 12g31	rnis	s6
rnit	u7y2	rno	#1n2	rnon	 2	rns	 7	ro	 13a19b3c10d27g2j2l16m4n23o13p7s9t2u109v8y1z3	ro 	01&1@1h1p3r4t2	ro p	e3	ro r	a4
ro t	d2	roa	d14m2s3	road	 2,4v6w2	roam	i2	roas	t3	rob	b1e2	robe	r2	roc	 3:2e3h2	roc 	n2p1	roc:	 1s1	roce	r3	roch	u2
rod	e2u25	rode	l2	rodu	c25	rog	r2	rogr	e2	roj	a1i1	rol	 2e2i2l6s4	rol 	r2	role	u2	roli	n2	roll	 3/1e2	rols	 4	rom	 1o3
romo	 1t2	ron	02a11e2i4l4	ron0	02	rona	g9l2	rone	n2	roni	c4	ronl	i4	roo	f2k3m8	roof	i2	rook	l3	room	 8	rop	 1e6
rope	 4,2	ros	 1e2s6	rose	 1s1	ross	 5y1	rot	e2	rote	c2	rou	n96p11r1t1	roun	d96	roup	 11	rov	e7i1	rove	 5n2	roz	a2e1
roza	l2	rp	 2.12a2e1o34r21	rp.	 12	rp. 	w2	rpa	p2	rpap	i2	rpo	r26s8	rpor	a26	rpos	e8	rpr	i21	rpri	s21	rr	a9e5n4u2y15
rra	c4n5	rrac	k4	rran	t5	rre	i4r1	rrei	c4	rrn	 4	rrn 	m4	rru	g2	rrug	a2	rry	 15	rry 	f1h1m1o1s2w1
rs	 56a2b2d2e11h3i14o25t38y2	rs 	02&3-5a1i2l2s4	rs &	 3	rs -	 5	rs 0	"2	rs i	n2	rs l	l2	rs s	d2e2	rsa	n2	rsan	 2	rsb	e2
rsbe	t2	rsd	o2	rsdo	t2	rse	k3s4y4	rsek	u3	rses	 4	rsey	 4	rsh	a3	rsha	l2m1	rsi	c10o1t3	rsic	h10	rsit	i1y2	rso	n25
rson	 19:4a2	rst	a18r20	rsta	d18	rstr	.16a4	rsy	s2	rsys	t2	rt	 49,2:1@1a3e14h14i8m2n4o3r3	rt 	01b1c4f2k2o2s18	rt c	l2o2
rt f	u2	rt k	a2	rt o	u2	rt s	/14d3r1	rt,	 2	rt, 	02	rta	 3	rta 	d3	rte	 3/2d2n2r4s1	rte 	b3	rte/	i2	rted	 2	rten	-2
rter	 2s2	rth	 8d1i2p3	rth 	c2m2q4	rthi	e2	rthp	o3	rti	c1n4s2t1	rtin	 2e2	rtis	s2	rtm	e2	rtme	n2	rtn	e4	rtne	r4	rto	n3
rton	 3	rtr	a3	rtra	n3	ru	 27,39.3b3c2e18g2i1l17n15r2s11	ru 	j7k1p15r2	ru j	o7	ru p	e15	ru r	a2	ru,	 16j23	ru, 	02j9k3
ru,j	o23	ru.	 3	rub	a3	ruba	t3	ruc	e2	ruce	 2	rue	 18	rue 	d16s2	rug	a2	ruga	t2	rul	 17	rul 	e12m3n2	run	d2g11k2
rund	b2	rung	 3s8	runk	 2	rur	a2	rura	l2	rus	 2e2h3s2t2	rus 	p2	ruse	 2	rush	 3	russ	e2	rust	 2	rv	 4.3a1e12i27	rv.	 3
rv. 	c3	rve	d1r6y5	rver	 1:5	rvey	 5	rvi	c27	rvic	e27	rw	a10c2	rwa	l2n8	rwal	t2	rwan	g8	rwc	 2	rwc 	02	rx	 2	rx 	p2
rx p	h2	ry	 170)2:1@2l2s5	ry 	%1&3:1a12c1e3f1h3m1o1s36t1w1	ry &	 3	ry a	d12	ry e	n3	ry h	o3	ry s	/9d17h10	ry)	 2
ry) 	(2	ry@	h2	ry@h	o2	ryl	i2	ryli	c2	rys	h5	rysh	o5	rz	u4	rzu	c4	rzuc	k4
s	060 935&3(3)51,95-8.29/49:36=1@2]1a421b13c156d282e762f2g6h478i239j2k20l19m14n5o115p104q5r223s164t1061u290v9w8x1y93
s 	053#1&3(95-5:6=5@1a24b12c39d8e16f2g7h6i84j30k4l10m2n9o27p31r13s84t39u3w16	s &	 3	s & 	p3	s (	e26i32k37	s (e	x26
s (i	n32	s (k	l37	s -	 5	s - 	05	s 0	037 2"2%1)1,2.1/3:2p2	s 0"	 2	s 0,	 2	s 0/	03	s 00	011 1%1/21a1k1m1	s 0:	02
s 0p	c2	s :	 6	s : 	+5r1	s =	 5	s = 	05	s a	01b1g4l4m3n3r1s2t1u2w2	s ag	a2n2	s al	b2l2	s am	o1t2	s an	 1d1g1	s as	a1s1
s au	x2	s aw	a2	s b	a4b1i3o3r1	s ba	n1t3	s bi	n1o2	s bo	o3	s c	.2a1h3n1o32	s c.	 2	s ch	 1e1i1	s co	a1l1n9p14r2u5
s d	i5u3	s di	s1v4	s du	t3	s e	a2l2m1n1u2x8	s ea	s2	s el	e2	s eu	r2	s ex	c6p2	s f	l1r1	s g	r6s1	s gr	o6	s h	/1a3e2
s ha	r3	s he	r2	s i	n70s14	s in	 18c49d3	s is	 14	s j	a29u1	s ja	y29	s k	a1n2o1	s kn	o2	s l	a2e2l2p2t2	s la	b2
s le	i1l1	s ll	c2	s lp	 2	s lt	d2	s m	u2	s mu	s2	s n	e2o7	s ne	d2	s no	 2:3t2	s o	f7n19r1	s of	 7	s on	 11c2l6
s p	.2a3h2i9l2r13	s p.	 2	s pa	i1r2	s ph	a2	s pi	e1z8	s pl	w2	s pr	o13	s r	e13	s re	c5g1s7	s s	d17e10h11i1o42p2u1
s sd	n17	s se	a1l5r2t2	s sh	o11	s so	f2i1l39	s sp	e1r1	s t	a13e2i5m7o12	s ta	p1x12	s te	l2	s ti	g1n2r2	s tm	e7
s to	 11i1	s u	t3	s ut	a3	s w	/1i7o8	s wi	t7	s wo	r8	s&	y3	s&y	 3	s&y 	s3	s(	i1k1p1	s)	 44:7	s) 	:34s1	s) :	01 33
s):	 7	s): 	06	s,	 95	s, 	023b4f2i2k2n2o11p1s39	s, 0	023	s, b	a2e2	s, f	r2	s, i	l2	s, k	g2	s, n	o2	s, o	n11	s, s	e39
s-	01s5w2	s-s	a5	s-sa	-5	s-w	r2	s-wr	i2	s.	 18c11	s. 	l2m2n1r2s4	s. l	a2	s. m	a2	s. r	a2	s. s	e4	s.c	o11	s.co	m11
s/	b22d2m2o1p20s2	s/b	 22	s/b 	02(1	s/d	 1r1	s/m	a2	s/ma	g1t1	s/p	r20	s/pr	i20	s/s	 1o1	s0	051/6c3	s0/	06	s0/0	,3a3
s00	033 1/17	s00/	017	s000	028 3-1m1	s0c	/3	s0c/	03	s:	 32/1g1r1t1	s: 	08	s: 0	07 1	s=	s1	s@	01 1	s]	a1
sa	04 50,17-6b1c13f5g3h4i11k1l96m4n126p6r44s4t12u5v9	sa 	06d3e1i4l3m7p1t15	sa 0	04,2	sa d	e3	sa i	n4	sa l	i3	sa m	a6i1
sa t	e4u11	sa,	 17	sa, 	o2t10	sa-	05m1	sa-0	05	sa0	04	sa00	04	sac	 2h8o2t1	sac 	l2	sach	u8	saco	 2	saf	e5	safe	 4t1
sag	u3	sagu	 3	sah	a4	saha	 1w3	sai	 6e1n4	sai 	j4	sain	t4	sal	a2e93t1	sala	 1d1	sale	 11r2s80	sam	p4	samp	l4
san	 90.3c1d2g3t2y25	san 	c1p77	san.	 3	sand	a1w1	sang	 3	sant	h2	sany	u25	sap	i1p5	sapp	s5	sar	 13a19y12	sar 	(1f12
sara	 15)1,3	sary	 12	sas	 3h1	sat	 7:2e2i1	sat 	b3k3p1	sat:	02	sate	l2	sau	c3r2	sauc	e3	saur	e2	sav	e3i6	save	 3
savi	n6	sb	03)1.1/1e2i5	sb0	03	sb00	01 2	sbe	t2	sbet	r2	sbi	l5	sbil	i5	sc	 34a3h11i3l2o55r46u2	sc 	07a2c2j6	sc 0	07
sc a	c1m1	sc c	t2	sc j	l6	sca	l2p1	scal	 1e1	sch	e8n1p2	sche	 4n4	schp	a2	sci	o2s1	scio	u2	scl	e2	scle	p2	sco	 3o3t5u44
sco 	s3	scoo	p3	scot	c5	scou	n43r1	scr	 2a1e2i41	scr 	i2	scre	t1w1	scri	b1p40	scu	i2	scui	t2	sd	 10n270o2	sdn	 257.13
sdn 	b256	sdn.	 12b1	sdo	t2	sdot	t2	se	 128(2.3a13c4d11e2g2k65l252n18p4r127s7t109u6v5y4
se 	012(6*5b7c48d6e1f3k5l1o1p3r3s7t1v1	se (	s6	se *	#1*4	se 0	010,2	se b	o4r2u1	se c	h1o47	se d	a6	se f	l1o2	se k	e5
se p	r2u1	se r	e3	se s	d5p2	se(	s2	se(s	e2	se.	 2r1	sea	,3f5l1r2s1w1	sea,	03	seaf	o5	sear	c2	sec	r1t3	sect	i3
sed	 4:5a1i1	sed 	m1o1p1	sed:	 5	see	 2	see 	o1y1	seg	i2	segi	 2	sek	 4,4.2i3o1s48u3	sek 	s1u3	sek,	u4	sek.	u2	seki	n3
seks	y48	seku	t3	sel	 2.5a231d6l4o2s2	sel 	&2	sel.	 5	sela	n231	seld	o6	sell	e4	selo	t2	sels	,2	sen	 16g2	seng	 2
sep	h4	seph	 4	ser	 21b1c2d3i62v38	ser 	s5	serc	a2	serd	a3	seri	 60e2	serv	.3a1e7i27	ses	 7	set	01 11-1:2a33i53t8
set 	01a3	set:	 2	seta	p33	seti	a53	sett	s8	seu	r6	seur	 6	sev	r5	sevr	e5	sey	 4	sf	e2	sfe	r2	sfer	,2	sg	 3e2w1
sg 	(1w2	sg w	a2	sge	f2	sgef	a2	sh	016 199)4-1:2a91b1e26f1i98o36r1t1u1	sh 	01&8(1:23b2c2i13m13p1r23s10t1	sh &	 8
sh :	 23	sh b	a1i1	sh c	h2	sh i	n13	sh m	a12i1	sh r	e20m2o1	sh s	a9i1	sh)	 2:1s1	sh) 	:2	sh0	016	sh00	 16	sh:	01c1
sha	 2a3b1c1h76l2m1n2p1r1w1	shaa	s3	shah	 74r2	shal	l2	shan	 2	she	e2l2n20r1s1	shee	t2	shel	l2	shen	g20
shi	 6e77f2m1n4p7r1	shi 	02m2r1s1	shie	r77	shif	t2	shin	g4	ship	 3p4	sho	e1p24w11	shop	 20p4	show	n11
si	 3)2a31c25d4g7h5k1l6m23n23o9r14s9t27v47z3	si 	02	si 0	02	si)	 1:1	sia	 27.3t1	sia.	 3	sic	 15h10	sic 	o12	sich	e10
sid	e4	side	 4	sig	h2n5	sigh	t2	sign	:1a4	sih	 5	sih 	s4	sil	a5i1	sila	 5	sim	 2a2e2p17	sim 	j2	sima	r2	sime	n2
simp	a3l14	sin	 4e4g11k1o1s2	sin 	d2	sine	 2s2	sing	a8l3	sins	 2	sio	n9	sion	 7i2	sir	 13i1	sir 	e6g3k1p3
sis	 4.1i2p1t1	sis 	b2	sisi	t2	sit	 9e7i5s2y2z2	sit 	a2u5w2	site	 4:3	siti	 3n2	sits	k2	sity	 2	sitz	 2	siv	e47
sive	 47	siz	e3	size	 1)1:1	sj	02	sj0	,2	sj0,	t2	sk	01a4c3g1i1r2u6y2	ska	 2r2	skar	a2	skc	a3	skca	 2h1	skr	e2	skre	i2
sku	d6	skud	a6	sky	 2	sl	 4a1f3i8o3	slf	 3	slf 	c3	sli	c5p3	slic	e5	slip	 3	slo	 1w2	slow	,2	sm	 1a4i7o2	sma	i3l1
smai	l3	smi	l6n1	smil	e6	smo	k1r1	sn	 2)1y2	sn 	e2	sn e	n2	sny	s2	snys	t2	so	 7,2a1c2d2f5i2l47n30o4r1s3t3u5y1	so 	j3s1
so j	a3	so,	 2	so, 	l2	soc	i1k1	sod	a2	soda	 2	sof	t3y2	soft	 1w2	sofy	a2	soi	d1t1	sol	a6d40u1	sola	r6	sold	 40
son	 23:4a2o1	son 	(1:1i2	son:	 4	sona	l2	soo	n4	soon	 3h1	sos	 3	sos 	k1t2	sot	a2o1	sota	 2	sou	p1r2t2	sour	i2	sout	h2
sp	03 6-1a5e56i6l2o8r9s8	sp0	01 1-1	spa	d1g1r3	spar	k3	spe	c18e15n1r20x2	spec	.1i17	spee	d15	sper	s20	spex	 2	spi	c2e4
spic	y2	spie	l4	spl	a2	spla	t2	spo	 1n2o1r3s1	spon	g2	spor	t3	spr	a3i4u2	spra	y3	spri	n4	spru	n2	sps	 8	sps 	g4
sq	 1-1u3	squ	a1e2	sque	 2	sr	 199-2@3i16m1o1s1	sr 	023:1=8@11i5s1	sr 0	020%1/2	sr =	 8	sr @	 11	sr i	04t1	sr-	02
sr-0	02	sr@	03	sr@0	%3	sri	 16	sri 	b6d3m4p3	ss	029 54-2a32e27i7o4t1u6y2	ss 	016a2d1e5p3s2w9	ss 0	011/3:2	ss a	m2
ss e	x5	ss p	a3	ss s	o2	ss w	/1o8	ss-	w2	ss-w	r2	ss0	020/6c3	ss0/	06	ss00	03/17	ss0c	/3	ssa	c8r24	ssac	h8	ssar	 12y12
sse	 8d1l8s2t2u6	sse 	08	ssel	d6s2	sses	 2	sset	 2	sseu	r6	ssi	c1n1o4s1	ssio	n4	sso	c1r1u2	ssou	r2	ssu	e5r1	ssue	 2d2s1
ssy	 1a1	st	05 373(4)96,7-2.1/2:17@10a132e128i18k1m49o50r156t1u2y7	st 	011&3(3:3=1@27a8b3c7f4i71l2n16p9r47s91t3	st &	 3
st (	03	st 0	01%9d1	st :	 3	st @	025 2	st a	c3g2m1n2	st b	e3	st c	a3h1o3	st f	&3o1	st i	d68n3	st l	l2	st n	o16
st p	a8e1	st r	a1d2e44	st s	@1i1r5u84	st t	a1i2	st(	01r3	st(r	m3	st)	 46:50	st) 	:12r5	st):	 50	st,	 7	st, 	01l2m2v2
st-	p1r1	st/	t2	st/t	a2	st0	05	st00	02%3	st:	 16r1	st@	09 1	st@0	%9	sta	 4d20f4g1n11p5r12t43u32	sta 	c2o2	stad	e2t18
staf	f4	stan	:1a6c1d3	stap	l1r4	star	 4g2i3t3	stat	e4i39	stau	r32	ste	 2d5e3i2m8p2r104u2	ste 	o2	sted	 5	stee	l3
stei	n2	stem	 2s6	step	h2	ster	 9-6c1g2h22i2l6m6n6r4s40	steu	e2	sti	c10e1g3l1m1n2	stic	 7k3	stig	e3	stin	a2	stm	e48t1
stme	n48	sto	m18n3o3r26	stom	e18	ston	 2e1	stoo	g3	stor	a20e6	str	.16a25e11i103o1	str.	 16	stra	 4-2k1l2n1s6t1ß8
stre	e11	stri	a83c16e4	stu	a2	stua	r2	sty	 2l5	sty 	b2	styl	e5	su	 3b66c3e7k2l8m90n25p70r10s6	su 	b1c1d1
sub	 10-9a37m2t6w2	sub 	t9	sub-	t9	suba	n37	subm	i2	subt	o6	subw	a2	suc	i3	suci	 3	sue	 2d2s1z2	sue 	h1s1	sued	 1.1
suez	 2	suk	a2	suka	 2	sul	 1t7	sult	a7	sum	e1m89	summ	a88e1	sun	 12-2:1g3w7	sun 	e2n3s1v3w3	sun-	t2	sung	e3	sunw	a7
sup	e6p64	supe	r6	supp	l57o7	sur	 1e2f2v5	sure	 1(1	surf	a2	surv	e5	sus	h6	sush	i6	sv	e8r1	sve	r8	sver	e8	sw	01a1c3e3
swc	 3	swc 	e2	swe	e3	swee	t3	sx	-1	sy	 2a31e50l2s8	sya	f1r30	syar	i30	sye	d2n48	syed	 2	syen	 48	syl	v2	sylv	a2	sys	t8
syst	e8	t	047 1261'1(53)103,24-8.43/3:45@11a1221b2c19d10e676f3g3h278i389k5l21m78n6o585p9q1r269s94t44u108v2w18x2y154z6
t 	0155#4&6(27)1*2+3-5:11=1@31a30b19c19d15e1f23g14h11i83j2k5l2m15n53o21p71r103s141t40u11v5w13y2	t #	:4	t #:	 4	t &	 6
t & 	h3s3	t (	05c1m1r20	t (0	02%2.1	t (r	m20	t *	#1*1	t +	 3	t + 	03	t -	 5	t - 	a1m1s3	t 0	093 4%9,44/1d1o1p2	t 0 	s2
t 0%	 7)2	t 0,	 44	t 00	085 2,5.1	t 0p	c1i1	t :	 11	t : 	03r1	t @	026 5	t @ 	05	t @0	01%25	t a	 1.8b3c5g2i2l1m4n4
t a.	g8	t ab	 2o1	t ac	c2t3	t ag	 2	t ai	r2	t am	t4	t an	a2d2	t b	a8e3i1l1o2p1r2u1	t ba	l1n3r1w3	t be	 3	t bo	x2
t br	i1u1	t c	a6e1h1l2o9	t ca	f3k3	t cl	i2	t co	d1m4n2r2	t d	a1e10i2r1u1	t de	 4n4t2	t di	s2	t f	05&3a2o9r1u3	t f&	b3
t f0	03-2	t fa	c2	t fo	r9	t fu	d1g2	t g	03e1m6r4	t g0	03	t gm	b6	t gr	e1o3	t h	/1a8t2	t ha	r8	t ht	 2	t i	d68n8o5s1t1
t id	 39.5:23=1	t in	 2)1c5	t io	n5	t j	l2	t jl	n2	t k	a2e3	t ka	r2	t ke	p3	t l	l2	t ll	c2	t m	a4i1o10	t ma	c3d1
t mo	d9u1	t n	c3o50	t nc	r3	t no	 1.15:8n2t24	t o	f16r3u2	t of	 13f3	t or	d3	t ou	r2	t p	.18a10e34i1r7u1	t p.	t18
t pa	y10	t pe	 1n1r32	t pr	i2o5	t r	a8d2e82m8o3	t ra	f1j6t1	t rd	,2	t re	f8g40s3t31	t rm	 8	t ro	l2u1
t s	/14@1a1d27i3o2r6u85y2	t s/	b13d1	t sd	n27	t si	g1n2	t so	u2	t sr	 2@3i1	t su	m85	t sy	s2	t t	a12e5h2i2o16x2y1
t ta	 1x11	t te	c4l1	t th	e2	t ti	o2	t to	 3a1d1p1t10	t tx	 2	t u	s11	t us	 7a4	t v	e3i2	t ve	n2r1	t vi	i2	t w	a5h1o3w4
t wa	r5	t wo	n3	t ww	w4	t y	o2	t yo	u2	t'	s1	t(	02$1r50	t(0	%1)1	t(r	m50	t(rm	)50	t)	 53:50	t) 	:12r5	t) :	 12	t) r	m5
t):	 50	t,	 24	t, 	05a2g4l2m2r4s2v2	t, 0	04%1	t, a	p2	t, g	e4	t, l	a2	t, m	o2	t, r	02e2	t, s	e2	t, v	a2	t-	b1g1h2p2r1s1
t-h	a1o1	t-p	01t1	t.	 42y1	t. 	020c2e2	t. 0	018,2	t. c	h1o1	t. e	x2	t/	p1t2	t/t	a2	t/ta	x2	t0	027 19_1	t0 	j1r17
t0 r	017	t00	021 3%3	t00%	 3	t000	019/1c1	t:	04 39-1r1	t: 	05$4c1g1l1r4s1	t: $	04	t: 0	03 2	t: r	m4	t:0	04	t:00	03 1
t@	09 1s1	t@0	%9	t@0%	 9	ta	01 50b17c2d20f4g8i22k12l428m169n62p45r35s5t45u32x262y2	ta 	.2a1c26d4m10o2	ta .	k2
ta c	a2h24	ta d	a1e3	ta m	a10	ta o	l2	tab	l17	tabl	e17	tac	h2	tach	a2	tad	e2t18	tade	,2	tadt	 18	taf	f4	taff	:4
tag	 1e6r1	tage	 4,2	tai	 6,6l5n5	tai 	-2c1s3	tai,	 6	tail	 4s1	tain	 5	tak	 1e10r1	take	 9o1	tal	 377(2:22i27
tal 	047(33:26a15b1c2d2g20h2i27n1p14q26r13s56t11w1	tal(	m1r1	tal:	 22	tali	 1n26	tam	 6a115p48	tam 	02r3
tama	 9,6g1n92s7	tamp	o48	tan	 22:1a6c4d5g22t2	tan 	09a3c1i3s1t2w2	tana	 6	tanc	e4	tand	 1a4	tang	 18,3k1	tant	 2
tap	 1a33e4l1r4u2	tapa	k33	tape	 4	tapr	i4	tapu	l2	tar	 6a15d2g2i6t4	tar 	b1c3	tara	 8,4n3	tard	 2	targ	a2	tari	 3a3
tart	 1:1e2	tas	h1t4	tast	e2y2	tat	e4i39o2	tate	s4	tati	o39	tato	 2	tau	r32	taur	a32	tax	 199(55/2i6
tax 	02(6a2c28i108t4	tax(	$1r54	tax/	a2	taxi	n6	tay	l2	tayl	o2	tb	01a1	tc	01 1a1h14r2	tch	 5e9	tch 	04	tche	n9	tcr	 2
tcr 	l2	td	01.6s3	td.	 6	tds	 3	te	02 109)1.1/2:53a9b8c14d27e5h4i2l85m103n11o2p3r218s8u2v2x5
te 	01&1:8a1b6d2f5g1j2l2m3o3s3t1v2	te :	01 7	te b	 3a1e2	te d	'1a1	te f	o5	te j	o2	te l	i2	te m	i1u2	te o	f3	te s	e2u1
te v	e2	te/	i2	te/i	n2	te0	 2	te0 	:2	te:	08 45	te: 	038a1p1w1	te:0	08	tea	 9	tea 	(1e1m1	teb	o1r7	tebr	a7	tec	 2h10t2
tec 	c2	tech	 2.2n6	tect	i2	ted	 24,1:1b1	ted 	b1c2d1e1k4r2s4t2v2	tee	l3r2	teel	 3	teer	 2	teh	 4	teh 	(4	tei	n2
tein	 2	tel	 15.1/3:54e8l4	tel 	05&1/1:2c2n2s2	tel/	f3	tel:	029 24(1	tele	c2g2p4	tell	a1i2s1	tem	 43(19:1e26s14
tem 	01:1c13d1e2p1s2w1	tem(	s19	teme	n26	tems	 11.1:2	ten	-2a1b2d5t1	ten-	k2	tenb	e2	tend	e5	teo	d1n1	tep	h2u1	teph	e2
ter	 45-6:4a2c1g2h22i21l6m8n34p21r4s42	ter 	01-2@1a2d1g4h1j1k1o1p3r1s2t2v8	ter-	k6	ter:	01 3	tera	 2	terg	a2	terh	a22
teri	 6a2l1m5n3o2y2	terl	i6	term	a6s2	tern	 6a26i2	terp	r21	terr	e4	ters	 4t38	tes	 5t3	tes 	b1o4	test	 1e2	teu	e2
teue	r2	tev	a2	teva	 2	tex	 1a4	texa	s4	tf	 3	tf 	v3	tf v	a3	tg	01o2	tgo	m2	tgom	e2	th	 36,3-2a99c3d1e65i48o2p3r6s7u2y1
th 	a2c4f2g1i2m2n1o1q4r17	th a	n2	th c	a2h1o1	th f	l2	th i	n2	th m	a2	th q	l2u2	th r	e17	th,	 3	th, 	d3	th-	w2	th-w	e2
tha	f4i5n90	thaf	t4	thai	 5	than	d5k85	thc	a3	thca	r3	the	 62:1b1r1	the 	b12d1f1i8m1p4r17t2u2w2	thi	]2e2n25s19	thi]	 2
thie	r2	thin	 23g2	this	 19	tho	 2	tho 	h2	thp	o3	thpo	i3	thr	a1e5	thre	e5	ths	 7	thu	:2	thu:	02
ti	 11a56c27d1e4g5h3l1m37n38o174p3q6r4s3t7v7z2	ti 	a2g1p1t2	ti a	h1m1	ti t	r2	tia	 50,3n3	tia 	a25i23	tia,	 3	tian	 3
tic	 8a10k6l1u2	tic 	b4f1s1t1w1	tica	l10	tick	 1e5	ticu	t2	tie	s4	ties	 4	tig	e5	tige	 3r2	tih	,3	tih,	 3	tim	b2e35
timb	e2	time	 9.1:20d1n1s3	tin	 5)1a2e6g24	tin 	b1s1	tina	t2	tine	 3:1n2	ting	 21k3	tio	n173r1	tion	 79!2.14:3a26e42s7
tip	 2u1	tip 	t2	tiq	u6	tiqu	e6	tir	 2a2	tira	m2	tis	s3	tiss	-2u1	tit	i1y6	tity	 6	tiv	e7	tive	 6s1	tiz	e2	tize	n2
tk	 5	tk 	d3	tk d	i3	tl	c2e3y16	tlc	 2	tlc 	f1s1	tle	.1t2	tlet	 1:1	tly	 16	tly 	n16	tm	a3e57n17t1	tma	i3	tmai	l3
tme	n57	tmen	t57	tmn	 17	tmn 	b3l3p6s5	tn	e4l1t1	tne	r4	tner	s4	to	 40,3a5d3f4i2k6l1m22n21o4p3r54s5t397v1w12y2
to 	a1b2c2f1i11m12n2s1t2v2	to b	b1e1	to c	h1l1	to i	t11	to m	a12	to n	a2	to t	h2	to v	i2	to,	 3	to, 	u2	toa	s5	toas	t5
tod	a1d2	todd	 2	tof	 3f1	tof 	n3	toi	l1t1	tok	y6	toky	o6	tom	 1a1e18o2	tome	r18	tomo	t2	ton	 13e1g7	ton 	02c2n2s2
tong	 5-1s1	too	g3l1	toog	e3	top	 2l1	top 	01(1	tor	 18.1a20e6i4y5	tor 	c1h1k4s2t10	tora	n20	tore	 3s3	tori	 2e2
tory	 5	tos	o5	toso	 3,2	tot	 1a396	tota	l396	tow	e3n9	towe	r3	town	03 6	toy	s2	toys	 2	tp	 2f6s1	tpf	a2l4	tpfa	n2
tpfl	i4	tq	 1	tr	 3.16a84e18i112o33u2y1	tr 	:2	tr :	02	tr.	 16	tr. 	016	tra	 17,2-2.1c2d8i10k1l4n17p1s9t2ß8
tra 	07d3m2p1u2	tra,	 2	tra-	p2	trac	k1o1	trad	i8	trai	n10	tral	 2i2	tran	d1g3s13	tras	 3s6	trat	 1i1	traß	e8
tre	 4e12n2	tre 	p2	tree	 1t11	tren	d2	tri	 3a83c18e6l1p1	tri 	s3	tria	n83	tric	k2t16	trie	b2s4	tro	 4d2l8n13o6
tro 	&1p3	trod	e2	trol	 2e2s4	tron	a9e2i2	troo	m6	tru	s2	trus	t2	ts	01 78a5b1j2k2u5	ts 	03a5c1i13m1o2s15t12	ts 0	02.1
ts a	b1u2w2	ts i	s13	ts o	f2	ts s	d4h11	ts t	o12	tsa	p5	tsap	p5	tsj	02	tsj0	,2	tsk	y2	tsky	 2	tsu	 3k2	tsu 	b1c1d1
tsuk	a2	tt	 7a14e10i4p1s8	tt 	t7	tt t	o7	tta	 9g2n1r2	tta 	m9	ttag	e2	ttar	d2	tte	 5n1r4	tte 	j2m2	tter	 4	tti	 1o1r2
ttir	 2	tts	 8	tu	 25a8e1k1n13r60	tu 	018(1v3	tu 0	06 9,2.1	tu v	i3	tua	h3n3r2	tuah	 3	tuan	 3	tuar	t2	tun	 11g2
tun 	r11	tung	 2	tur	e18n42	ture	 8)1-1s8	turn	a34e1s7	tv	a2	tva	 2	tw	05a4i6o3	tw0	01 4	tw0 	04	twa	r2v2	twar	e2
twav	e2	twi	g4s1t1	twig	-4	two	 3	two 	f3	tx	 2	ty	 106(17,5.1:14l5p5u1	ty 	:1b2c7d1h2i2n1o5p1s3t1u3	ty b	a2
ty c	a2h2o3	ty h	o2	ty i	t2	ty o	f2k2u1	ty s	d2i1	ty u	.1/2	ty(	s17	ty(s	)17	ty,	 5	ty, 	n4	ty:	 14	ty: 	08	tyl	e5
tyle	 5	typ	e5	type	 3:2	tz	 4n2	tz 	02g2	tz 0	,2	tz g	m2	tzn	e2	tzne	r2
u	057 194!4'2)12,61.59/5:2?2a179b82c90d65e84f1g15h3i33j4k13l96m230n505o2p102r430s461t124v3w1x3y11z1
u 	029&8(6*2a7b12c5d1f12g3j8k7l3m3p18r2s17t3u3v3	u &	 8	u & 	c7p1	u (	b1k2m3	u (k	j1s1	u (m	)3	u *	*2	u **	*2
u 0	09 9,8.1a2	u 0 	02j4	u 0,	 5a3	u 00	 6,3	u 0a	/2	u a	g1i1n5	u an	d5	u b	e1l1o10	u bo	n10	u c	i3u2	u ci	t3	u cu	r2
u f	o12	u fo	r12	u g	r3	u gr	o3	u j	a1o7	u jo	h7	u k	a1e6	u ke	l3t3	u l	a3	u la	n3	u m	e3	u me	n3	u p	e15i2l1	u pe	r15
u pi	l2	u r	a2	u ra	w2	u s	t12u5	u st	a12	u su	p5	u t	i3	u ti	a3	u u	l3	u ul	u3	u v	i3	u vi	l3	u!	 2!2	u!!	!2	u!!!	 2
u'	s2	u's	 2	u's 	e2	u)	 12	u,	 38j23	u, 	011j9k3p5t2	u, 0	09a2	u, j	o9	u, k	l3	u, p	l5	u, t	a2	u,j	o23	u,jo	h23
u.	 32.1p21s5	u. 	p14s1	u. p	l13r1	u.p	 10l1r10	u.p 	i6	u.pr	i10	u.s	t5	u.st	a5	u/	p5	u/p	 2r3	u/pr	i3	u0	030,15/12
u0,	 15	u0, 	06s5	u0/	b3d6g3	u0/b	m3	u0/d	 6	u0/g	,3	u00	 1,7-1/21	u00,	 7	u00/	x21	u:	02	u:0	02	u:00	02	u?	 2
ua	01 3'1h3l115n34r9t13	ua 	02	ua 0	02	uah	 3	uah 	03	ual	 1a114	uala	 114	uan	 24(3t6u1	uan 	(8k3y4	uan(	03	uant	i6
uar	d4e1t4	uard	i4	uart	 2e2	uat	01 12	uat 	h8m3w1	ub	 10-9a40b1l12m2t6w2	ub 	t9	ub t	o9	ub-	t9	ub-t	o9	uba	n37t3
uban	g37	ubat	a3	ubl	e4i8	uble	 3c1	ubli	c2q6	ubm	i2	ubmi	s2	ubt	o6	ubto	t6	ubw	a2	ubwa	y2	uc	c2e16h37i5k7t23	ucc	h2
ucch	i2	uce	 6n10	uce 	02b1m2	ucen	e10	uch	a23o14	ucha	i23	ucho	n14	uci	 5	uci 	01a3	uck	 2e5	uck 	s1w1	ucke	r4t1
uct	 7i1s15	uct 	&1i1w5	ucts	 15	ud	 2a16e14i30u3	ud 	i2	ud i	n2	uda	 4i6n4r2	uda 	s2	udai	 3,3	udan	g4	udar	s2
ude	 1d9s1v3	uded	 9	udev	 1e2	udi	n30	udin	g30	udu	 3	udu 	u3	ue	 39,10-3:1b1d4l3r2s18y1z2	ue 	02(1c2d16h1p1s4	ue 0	02
ue c	o2	ue d	'4e10u2	ue s	a1i2p1	ue,	 10	ue, 	06n2o2	ue-	m3	ue-m	a3	ued	 3.1	ued 	c2	uel	s3	uels	a3	uer	 2	uer 	l2
ues	 3s6t9	ues 	01t2	uess	e6	uest	 4.1r4	uez	 2	uez 	r2	uf	f1	ug	 5(1a6e2g1	ug 	01c1t2	ug t	o2	uga	t6	ugat	 4e2	uge	r2
uger	e2	uh	01 1a1	ui	c2l7n4o2r11s2t5	uic	k2	uick	g2	uil	 1d2e4	uild	-2	uile	 4	uin	c2e1g1	uinc	y2	uio	s2	uios	q2
uir	e11	uire	 1d10	uis	i2	uisi	n2	uit	a2s3	uita	n2	uits	 3	uj	a3u1	uja	n3	ujan	g3	uk	 1a3i9	uka	 2r1	uka 	p2	uki	m3t6
ukim	 3	ukit	 6	ul	 21a34e5i10l3s1t13u9	ul 	e12m3n2t1	ul e	h12	ul m	a3	ul n	i2	ula	n3r27t1u3	ulan	 3	ular	 19.4o4
ulau	 3	ule	n2v3	ulen	d2	ulev	a3	uli	n10	ulin	 10	ull	 1e2	ulle	r2	ult	 4a7i2	ult 	c2n2	ulta	n7	ulti	 1p1	ulu	 9
ulu 	k3l3	um	 10b6e3i1m90p117s3	um 	c2k1	um c	o2	umb	e2o4	umbe	r2	umbo	 4	ume	 1n2	umen	t2	umm	a88e1y1	umma	r88
ump	 2u115	ump 	#1c1	umpu	r115	ums	 2,1	ums 	01f1	un	 36-7:1a10d148e1g59i51k2p1s2t180w7	un 	03e2k1l1n3r13s1v3w3	un 0	03
un e	n2	un n	a3	un r	a11o2	un v	i3	un w	o3	un-	s5t2	un-s	b5	un-t	h2	una	g1n9	unan	 9	und	 36.16:1a13b2e23i57
und 	a10f20i1m1o1	und.	 16	unda	b12t1	undb	e2	unde	 6d6n8r3	undi	n57	ung	 36,1a9e3s10	ung 	027d3j1p1s2	unga	 9	unge	i3
ungs	k2v8	uni	 3c6h24o2t13v3	uni 	(2p1	unic	a6	unih	a24	unio	n2	unit	 4)1e8	univ	e3	unk	 2	uns	l2	unsl	o2
unt	 117'1(34:13a2e9s4	unt 	03(6:3@1d1p1r1s1t2	unt(	$1r33	unt:	 13	unta	i2	unte	r9	unts	 4	unw	a7	unwa	y7	uo	 1m1
up	 16a1e6o8p64s4t3	up 	01i4s6	up i	n4	up s	d6	upe	r6	uper	 6	upo	n8	upon	 8	upp	l57o7	uppl	i47y10	uppo	r7	ups	 4
ups 	e2	upt	o3	upto	w3	ur	 161,18.54a35b2c12e25f2i28l2n55o5p8r3s3t10u1v5y1	ur 	040a2d1k1l1m4o2p14q2r1s3	ur 0	039 1
ur a	i1y1	ur m	a4	ur o	s2	ur p	a9e2r3	ur q	u2	ur s	e1m2	ur,	 18	ur, 	m15w2	ur.	 54	ura	f1l2n32	ural	 2	uran	t32	urb	a2
urba	n2	urc	h12	urch	 2a10	ure	 13(1)1-1d1s8	ure 	02:1i4m1p2s1	ures	 8	urf	a2	urfa	c2	uri	 26ð2	uri 	04c6s9	urið	u2
url	i2	urli	n2	urn	a34e1i13s7	urna	b34	urni	s6t7	urns	 7	uro	p5	urop	e5	urp	o8	urpo	s8	urr	y3	urry	 3	urs	 3	urt	 5a3i2
urt 	k2	urta	 3	urti	s2	urv	e5	urve	y5	us	 52a18c4d10e49h10i49p12s2t252u3	us 	a4c1e1i7k2n2o11p2r3s3t9	us a	g2n1t1
us i	n7	us k	n2	us n	e2	us o	n11	us p	h2	us r	e3	us s	d3	us t	i2m7	usa	 8h3t7	usa 	i4	usah	a3	usat	 7	usc	i2l2	usci	o2
uscl	e2	usd	 10	use	 11n14r16t8	use 	p2s5	usen	 14	user	 16	uset	t8	ush	 3i6r1	ush 	01p1	ushi	 6	usi	n2v47	usin	e2
usiv	e47	usp	e2l2s8	uspe	x2	uspl	a2	usps	 8	uss	e2	usse	l2	ust	 5a7e84i1m48o18r89	ust 	b3c2	usta	 2t5	uste	r84	ustm	e48
usto	m18	ustr	a2i87	usu	n3	usun	 3	ut	 25a33e12h3i19l2o3p2r12t6u3y4	ut 	*1:1f1s3t13	ut s	d3	ut t	a11o2	uta	m21r12
utam	a21	utar	a12	ute	 3l3r6	utel	 2l1	uter	i6	uth	 1-2	uth-	w2	uti	c10h3q6	utic	a10	utih	,3	utiq	u6	utl	e2	utle	t2
uto	m2r1	utom	o2	utp	f2	utpf	a2	utr	a11i1	utra	 8,2.1	utt	a3e3	utta	n1r2	utte	 1r2	utu	a3	utua	n3	uty	 4	uty 	s2	uv	e3
uve	 1r2	uver	 2	uw	 1	ux	 3	ux 	m1r2	ux r	a2	uy	 4e4g2u1	uy 	c4	uy c	h4	uye	r4	uyer	 4	uyg	u2	uygu	e2	uz	e1
v	06 49)2-5.7/2a52d1e259f2i80m8o156r6s2z2	v 	01d3e1m1n33	v d	e3	v de	 3	v n	e1o32	v no	 4.21:7	v)	 2	v-	05	v-0	05
v-00	05	v.	 7	v. 	c3	v. c	h3	v/	02	v/0	02	v/00	02	v0	01 2.1m2	v0m	02	v0m0	v2	va	 6c1l11n18r7t9	va 	m1p2t1w1	va p	h2
val	l5u6	vall	a2e3	valu	e6	van	 1c5d1i7t4	vanc	o5	vani	a2l3r2	vant	a4	var	d3o2s2	vard	,2.1	varo	n2	vars	d2
vat	 1:1e2h4i1	vate	 2	vath	a4	vd	i1	ve	019 96)1,12d18g18l8n21r59s1u1y5	ve 	04a7c2f2g26l4o36p3r1s5	ve 0	04	ve a	 7
ve c	r1s1	ve f	i2	ve g	o13s13	ve l	l2o2	ve o	f36	ve p	e2o1	ve s	p2t3	ve,	 12	ve, 	010t2	ve0	018 1	ve00	06:12	ved	 17:1
ved 	:2a13b1	veg	e15g3	vege	 8t7	vegg	i3	vel	 7o1	vel 	05g2	ven	 2d3t10u4z2	ven 	r2	vend	e3	vent	 2e1u7	venu	e4	venz	a2
ver	 9:5a2b2c2e9f1i3k2l2n2s18w2	ver 	01:3b2t2	ver:	 5	vera	g2	verb	u2	verc	o2	vere	a1i8	veri	f1z2	verk	e2	verl	y2
vern	o2	vers	e4i14	verw	a2	vey	 5	vey 	a1c2s2	vf	02	vf0	02	vf00	02	vi	a1c30d1e8i2l3n6r2s24t2v1	vic	e27t3	vice	 16@1s10
vict	o3	vie	w8	view	 8	vii	 2	vii 	l2	vil	l3	vill	a3	vin	g6	ving	 1s5	vir	g2	virg	i2	vis	 2a4i12t6	vis 	o2	visa	 4
visi	o3t9	vist	a6	vit	a1h1	vm	 8	vm 	m8	vm m	u8	vo	c2i154	voc	u2	vocu	s2	voi	c154	voic	e154	vr	 1e5	vre	s5	vres	 5
vs	 1t1	vz	o2	vzo	r2	vzor	 2	w	07 93)7,2.26/3a245b3c5d4e53f4h36i81m1n29o36r3s2t2w47y2	w 	a5b2c9g2j4l1m6o4s3u14w1y26
w a	s1t2v2	w at	 2	w av	e2	w b	e1k1	w c	h9	w ch	u9	w g	r2	w gr	o2	w j	e4	w je	r4	w m	a6	w ma	r6	w o	r2u2	w or	c2
w ou	r2	w s	a1e1q1	w u	s14	w us	 14	w y	o26	w yo	r26	w)	 7	w,	 2	w, 	u2	w, u	n2	w.	 4b1d6k2m2p8s2t1	w. 	h2k2	w. h	e2
w. k	i2	w.d	o6	w.do	m6	w.k	i2	w.ki	n2	w.m	o1y1	w.p	o8	w.po	p8	w.s	i1k1	w/	01e1f1	w0	02 5	w0 	04a1	w0 0	f4	w00	02
w000	02	wa	09 5a1h3i2k1l7n60r48s81t5v2y19z2	wa 	03	wa 0	03	wa0	09	wa00	 9	wah	 3	wah 	p3	wai	 2	wal	 1k1n1s2t2	wals	k2
walt	u2	wan	 23f1g36	wan 	k3s20	wang	 14)2r8s12	war	a1d2e40r5	ward	e2	ware	 39t1	warr	a5	was	a77h4	wasa	n77	wash	i4
wat	e5	wate	r5	wav	e2	wave	 2	way	 16#1,1.1	way 	,2p5s1v1	waz	e2	waze	n2	wb	d2q1	wbd	01 1	wc	 5	wc 	02e2	wc 0	02
wc e	n2	wd	e3r1	wde	r3	wder	 3	we	 4b7d20e3g6l1r7s5	we 	a2s2	we a	r2	we s	m2	web	 4e2s1	web 	s4	webe	x2	wed	 19.1
wed 	o1w17	wee	t3	weet	 3	weg	 6	weg 	06	wer	 5e2	wer 	a3l1s1	were	d2	wes	t5	west	 2e3	wf	l4	wfl	d4	wfld	04
wh	a5e1i15o14t1	wha	t5	what	s5	whi	i1t14	whit	e14	who	l14	whol	e14	wi	 3d10e4g4i1l6n2r3s1t45z2	wi 	02	wi 0	02	wid	e10
wide	 10	wie	n4	wien	 4	wig	-4	wig-	c4	wil	a3l3	wila	y3	will	 1i2	win	g2	wing	t2	wir	e1k2	wirk	a2	wit	h44t1	with	 21i23
wiz	a2	wiza	r2	wm	c1	wn	03 17e7i1y1	wn 	a1i10s6	wn i	n10	wn s	c6	wn0	 3	wn0 	n2	wne	d7	wned	 7	wo	 3h2n7o7r17	wo 	f3
wo f	l3	woh	n2	wohn	g2	won	g7	wong	 7	woo	d4l1n2	wood	,2s2	woon	 2	wor	k3l14	work	m1s2	worl	d14	wr	d1i2	wri	g2	wrig	h2
ws	o2	wso	n2	wson	 2	wt	 2	wt 	-1s1	ww	 2.22a1w22	ww 	b1l1	ww.	b1d6k2m2p8s2t1	ww.d	o6	ww.k	i2	ww.m	o1y1	ww.p	o8
ww.s	i1k1	www	.22	www.	b1d6k2m2p8s2t1	wy	,2	wy,	 2	wy, 	v2	x	022 336(62)27,7-1/2:23a9c79e2g1i10l2p16r1s2t8v2·1
x 	057(6,14-1:4a2b2c30g1h1i108k1m6n2p5r6t4	x (	r6	x (r	m6	x ,	u14	x ,u	014	x 0	035 2%2,2.15i1	x 0%	 2	x 0,	02	x 0.	015
x 00	018 2#1.11o1y2	x :	 3-1	x : 	02+1	x a	m2	x am	o2	x b	l2	x bl	a2	x c	l11o19	x cl	a11	x co	d17m2	x i	n108
x in	f1v107	x m	01a1u4	x mu	s4	x n	o2	x no	 1:1	x p	h4l1	x ph	a4	x r	a2m4	x ra	i2	x rm	 4	x t	o4	x to	t4	x(	$1r54s7
x(r	m54	x(rm	)54	x(s	)7	x(s)	 1:6	x)	 27	x) 	u6	x) u	06	x,	 6u1	x, 	s6	x, s	e6	x-	01	x/	a2	x/a	m1n1	x0	010 1"4.3o1x2y1
x0"	 4	x0.	03	x0.0	03	x00	01 3#1)1-1.1g1x1	x00 	c2	x0x	02	x0x0	02	x:	020 2t1	x: 	02	x: 0	02	x:0	019 1	x:00	02-17
xa	03n2s4	xa0	03	xa00	02-1	xan	d2	xand	e2	xas	 4	xc	 8e1h27l43	xch	a27	xcha	n27	xcl	 2.13u28	xcl 	a1g1	xcl.	 12g1
xclu	d27s1	xe	01d1	xg	01	xi	a3n7	xia	 2o1	xin	g1v6	xinv	o6	xl	 1.1	xp	i2r14	xpi	r2	xpir	a1y1	xpr	e14	xpre	s14	xr	m1
xs	t2	xst	e2	xste	e2	xt	 3r5	xt 	b2p1	xt b	o2	xtr	a5	xtra	 5	xv	a2	xva	l2	xval	l2	x·	01
y	02 490#1(17)3,10-1.54/4:19=2@2a177d3e104f1g2i1l14m17n5o138p5r41s60t2u30
y 	016%1&3,2:8a14b7c17d4e4f2h7i6k2l2m1n26o7p8q2r8s58t2u3v1w17y1	y &	 3	y & 	b3	y ,	 2	y , 	02	y 0	016	y 00	013/2r1
y :	 8	y : 	02	y a	d12n1t1	y ad	j12	y b	a4e2y1	y ba	k2s1t1	y be	 2	y c	a3h7i2o5	y ca	r2s1	y ch	e2i4o1	y ci	t2
y co	d2r2u1	y d	e1i1r2	y dr	i2	y e	n3x1	y en	t3	y f	i1r1	y h	i2o5	y hi	l2	y ho	l2n1t2	y i	i2n2t2	y ii	i2	y in	c2
y it	e2	y k	i1n1	y l	e2	y le	m2	y n	a4o22	y na	m2t2	y no	 17(1:4	y o	f2k2r1u2	y of	 2	y ok	 2	y ou	t2	y p	a4i1y3
y pa	c2i1r1	y py	r3	y q	u2	y qu	i2	y r	e8	y re	d2g3q1s2	y s	/9c1d24h10i2o3p4t3u2	y s/	b9	y sd	n24	y sh	o10	y si	d1z1
y so	f1l2	y sp	e4	y st	a3	y su	b2	y t	a1i1	y u	.1/2	y u/	p2	y w	.2a2i11w2	y w.	 2	y wa	l1z1	y wi	t11	y ww	w2	y#	01
y(	s17	y(s	)17	y(s)	 17	y)	 3	y) 	(2e1	y) (	a1b1	y,	01 9	y, 	m2n4v2	y, m	a2	y, n	o4	y, v	e2	y-	01	y.	 53m1
y. 	(46/1:1s3	y. (	k23m23	y. s	d3	y/	s2t2	y/s	m2	y/sm	i2	y/t	e2	y/te	r2	y0	02	y00	 2	y00 	p1s1	y:	 19	y: 	010c2r1
y: 0	02 8	y: c	a2	y=	=2	y==	 2	y@	h2	y@h	o2	y@ho	t2	ya	 48)3,47-2.5b22f1h3k4l3m5n2r31s1	ya 	013b1p1r3s6t3	ya 0	010,3
ya r	e3	ya s	e6	ya t	r3	ya)	 3	ya) 	s2	ya,	 45s2	ya, 	020m1s18	ya,s	e2	ya-	o1p1	ya.	 4s1	yab	i1l21	yabl	e21	yah	 3
yah 	p3	yak	 2i2	yak 	m1s1	yaki	 2	yal	 1t2	yalt	y2	yam	 5	yam 	f5	yan	g1n1	yar	 1i30	yari	k30	yd	b1i2	ydi	n2	ydin	 2
ye	01 6a32d2e1n48r5w9	ye 	04n2	ye 0	04	ye n	.2	yea	r32	year	 8s24	yed	 2	yed 	p2	yen	 48	yen 	034u14	yer	 5	yer 	(1l4
yew	 9	yew 	c9	yf	r1	yg	u2	ygu	e2	ygue	s2	yi	n1	yl	e7i3o2v2	yle	 5e2	yle 	b3p1	ylee	 2	yli	c2n1	ylic	 2	ylo	r2	ylor	 2
ylv	a2	ylva	n2	ym	e17	yme	n17	ymen	t17	yn	 3c2	ync	h2	ynch	 2	yo	 7n8r26u97	yo 	k6s1	yo k	i6	yon	 6g2	yong	 2	yor	k26
york	 22,4	you	 46!4,5.30?2r10	you 	&8*2a6f12p1	you!	 2!2	you,	 5	you.	 28.1p1	you?	 2	your	 10	yp	e5	ype	 3:2	ype:	 2
yr	 32)3a3c2s1	yr)	 3	yra	m3	yram	i3	yrc	 2	yrc 	w2	ys	 12h5i33t10	ys 	n1o1w7	ys w	i7	ysh	o5	ysho	p5	ysi	a30s3
ysia	 27.3	ysis	 2.1	yst	a2e8	ysta	t2	yste	m8	yt	02	yt0	02	yt00	02	yu	 16.5/1h1m2s5	yu 	s15	yu s	t10u5	yu.	s5	yu.s	t5
yum	 1m1	yus	t5	yust	a5	z	06 16-3:1=1a37d2e23i4j7l4m1n2o10r27s2t1u22z10	z 	02=4@1g2r2	z 0	,2	z 0,	 2	z =	 4	z = 	04
z g	m2	z gm	b2	z r	d2	z rd	,2	z-	03	z-0	03	z-00	02#1	z0	02 4	z00	 2	z00 	-2	z:	 1	z=	z1	za	 15k11l2m2n3r4	za 	b3m1p2s3
za b	a3	za p	e2	za s	e3	zak	 11	zak 	08	zal	i2	zali	a2	zam	 2	zan	 1o2	zano	 2	zar	 2d2	zard	 2	zd	a2	zda	t2	zdat	e2
ze	 6)1:1b2l2n8r3	ze 	01i1	zeb	r2	zebr	a2	zel	n2	zeln	 1u1	zen	 8	zen 	&1i2	zer	o3	zero	 3	zi	01d1t2	zit	r2	zitr	o2
zj	07	zj0	07	zj00	 7	zl	a4	zla	n4	zlan	 4	zm	i1	zn	e2	zne	r2	zner	 2	zo	n8r2	zon	 8	zon 	c2w4	zor	 2	zr	 9l18	zrl	 16:2
zrl:	i1v1	zs	02	zs0	02	zs00	02	zt	01	zu	 3a11c4r4	zu 	m3	zu m	e3	zua	n11	zuan	 8(3	zuc	k4	zuck	e4	zur	 2e2	zur 	p2
zure	 2	zz	-2a8	zz-	02	zz-0	02	zza	 8	zza 	p2	|	f1	|f	:1	·	01s1	·0	01	·s	d1	×	 1	× 	01	ß	e8	ße	 8	ße 	08	ße 0	06,2	æ	v2
æv	a2	æva	r2	ævar	s2	ð	u2	ðu	r2	ður	 2	ður 	o2	þ	u2	þu	r2	þur	i2	þuri	ð2	–	w1	–w	 1	€	 5	€ 	05	€ 0	04.1	€ 00	.4`;
