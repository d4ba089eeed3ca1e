/** Written by `npm run bench -- letters`; not edited by hand. */
export const COUNTS = `	0183286 283636&67'801(230)230+6,5646-11513.9177/666;1\`152a181430b35387c42170d53974e142620f13577g33851h38878i97110j14440k41071l81250m44465n103630o99998p24124q2931r107633s88306t65260u49459v31247w13445x2209y20454z16103ª19º5ß242æ320ø919đ413ı772ł483ſ2ə73–3‘56’32
 	048577&67'6(230-1771a18591b16421c12613d13713e7244f6065g8431h8711i4825j6260k11694l12794m17474n8848o5320p11758q1180r9606s21938t8420u2995v8130w4224x552y1915z2636ø158đ337ł59ə73
 &	 67	 & 	c67	 & c	o67	 '	n1s5	 (	a7b4c2d2e2g2h4j3k2l5m13o12p155r4s8t2v1w2	 (m	e13	 (me	r13	 (o	k10	 (ok	r10	 (p	e145
 (pe	r144	 -	 1771	 - 	a87b134c92d129e25f25g67h68i8j50k103l62m204n67o53p66r52s176t66u6v132w58y19z19	 - a	b10c6d33g5k5r6
 - b	a37e23h23o25r16	 - c	a9h43l17o13	 - d	e85h6i6o12u11	 - e	b5l5r5	 - f	i9u6	 - g	a7i12o8r11u13w5	 - h	a22e14l7o10u11
 - j	a26o15	 - k	a21e9h17i7o19r7u10w7	 - l	a15e15i19o5u6	 - m	a76b8e23i21o31t8u21	 - n	a14d5g13i8o9t6	 - o	l23m6
 - p	a21e7i5o16r12	 - r	a17e9i12o7u6	 - s	a11c18e12h38i20m18o8p7t23u10z5	 - t	a11e6h19i5r9s10	 - v	a91e24i11o6
 - w	a11e10i15o17	 - y	i6u8	 - z	h5i5o5
 0	042720 3937,2.33/81a54b69c69d47e67f49g68h62i52j62k73l62m66n77o43p62q42r90s105t194u52v68w81x58y75z57
 0 	05a130b173c77d19e22f31g17h45i18j9k23l45m42n14o16p104q34r105s37t26v26w27y12	 0 a	d10k5l26m7n6s6v55	 0 b	a7e8i55o97r6
 0 c	a10h37l9o11w5	 0 d	a5o5	 0 e	c11	 0 f	f23	 0 h	a8e22o12	 0 i	m16	 0 k	a5e5o8	 0 l	a6e7l10o20	 0 m	a31
 0 p	a19e18l59	 0 q	u34	 0 r	e17o36u50	 0 s	a13c5h5t8	 0 v	i6o19	 0 w	a5i10o9	 0.	 33	 0. 	m7s17	 0/	081	 0/0	 81
 00	033496 6246-502.26/259a703b562c411d21e19f23g27h15i15j17k16l19m22n30o21p26q24r20s23t53u28v24w13x16y19z24
 00 	0162a176b279c161d59e43f54g35h89i43j29k59l85m81n39o31p113q54r156s92t58u7v60w39y16z26	 00-	0500	 00.	 26	 00/	0259
 000	024435 8428/51a187b182c187	 00a	 702	 00b	 560	 00c	 410	 00d	 17	 00e	 15	 00f	05 17	 00g	 24	 00h	 11	 00i	 14
 00j	 15	 00k	 11	 00l	 17	 00m	 21	 00n	 24	 00o	 20	 00p	 24	 00q	 20	 00r	 20	 00s	 22	 00t	 12h38	 00u	 24	 00v	 22
 00w	 13	 00x	 15	 00y	 16	 00z	 21	 0a	031	 0a0	 30	 0b	044	 0b0	 41	 0c	044w5	 0c0	 43	 0d	022	 0d0	 19	 0e	042
 0e0	 39	 0f	024	 0f0	 24	 0g	054	 0g0	 53	 0h	044	 0h0	 42	 0i	026	 0i0	 23	 0j	040	 0j0	 37	 0k	051	 0k0	 46	 0l	040
 0l0	 39	 0m	050	 0m0	 48	 0n	044d20	 0n0	 41	 0nd	 20	 0o	026	 0o0	 24	 0p	043	 0p0	 42	 0q	023	 0q0	 16	 0r	057d15
 0r0	 54	 0rd	 15	 0s	054t23	 0s0	 52	 0st	 22	 0t	053h115p6	 0t0	 46	 0th	 115	 0u	022	 0u0	 18	 0v	044	 0v0	 41
 0w	053	 0w0	 52	 0x	046	 0x0	 44	 0y	048	 0y0	 46	 0z	041	 0z0	 40
 a	097 600.369/116a233b948c211d1092e22f159g572h156i183j115k442l2816m1018n4423o3p284q18r1173s944t182u481v1092w88x52y219z480đ3
 a 	b44c26d38f17g10h45j27k76l18m85n11o6p38r19s79t18u5v25z7	 a b	a13e8i5o8r5	 a c	a7h6o5	 a d	a9e5o10u10	 a f	a5i7
 a h	a8e7l5o14r5	 a j	a13e6u5	 a k	a13o28r19u7	 a l	a9u5	 a m	a52e7i16o6	 a p	a11e12o5	 a r	y10	 a s	e7k9l7m7o8t20v5
 a v	a9o6	 a.	s368	 a.s	.368	 a/	s116	 a/s	 116	 a0	041e7n5	 a00	 37	 aa	l78n18r60s49t8	 aal	b16e32s5t19	 aan	 13
 aar	a18o19s10	 aas	 12e23h5	 ab	06 37a53b120d284e144h5i105o50r81s22u14y11	 aba	d8l8u10y5	 abb	a18e13i7o76y6
 abd	i14o30u237	 abe	g7l17n10r88y11	 abi	g26m14o39s12	 abo	d11l14s15	 abr	a38e35u7	 abs	h19	 ac	e56h68i11k25o8q7s6u12v7
 ace	s35v17	 ach	a39e9i9t7	 ack	e25	 acu	n11	 ad	a287c7d16e393h51i68l7o100r82u44v7w6ı13	 ada	 11d14l26m169n20o8r12u15
 add	i13	 ade	 8b24d9g51k14l91m26n23o16r40s34t5w29y18	 adh	i49	 adi	 6g20l7n10s6t10	 ado	 6l38m22n20r12	 adr	i78
 adu	-9s14t9	 ae	b13r6	 aeb	i10	 af	a17f6i24o55r6u11y26	 afa	n10q5	 afi	f13r8	 afo	a21l20n11	 afy	o26
 ag	 64a77b37d19e68g11i7l9n38o40r26s9u109y51	 aga	 14d9n5r19s6t5	 agb	a6e10o21	 agd	a18	 age	n51r5	 agn	e33
 ago	 5g6n14s14	 agr	a5i9ı6	 agu	a22i31n6s42	 agy	a22e29	 ah	a7l20m42o42r10u22	 ahl	u17	 ahm	a16e26	 aho	n15r20v5
 ahu	j19	 ai	 5d43g19m6n15r21s28x5y14z14	 aid	a25e18	 aig	e6l6	 ain	a9o6	 ais	h13s10	 aiy	e10	 aiz	k8p5
 aj	a38d11e14i27o17	 aja	k11y12	 aji	t20	 ajo	s13	 ak	a48b9c10d6e61g6i49k18m9n6o47r15s26t46u19w13y35ı12
 aka	c8d5n13r5t5	 akc	a10	 ake	e8r27s19	 aki	f9m5n32	 ako	s12t8w13	 akr	a8o7	 aks	a7e7h6	 akt	i44	 aku	n12	 akw	a6i6
 aky	e32	 al	012.41a271b305c86d33e794f90g19i295j8k18l263m104o67p34s41t168u11v98y39z8ı5	 al.	 41	 al0	010
 ala	b12d10g10i12m114n60p11r18s6y6	 alb	a38e115i28r12u111	 alc	a48e9i5o21	 ald	a6e16r5
 ale	a6c16e296j57k106m13n17o16s33x222	 alf	a11e6o27r43	 alg	e8i10	 ali	 51,5c97g11m14n38o5s27y16z11	 alk	e5s8
 all	a12e218i8s18	 alm	a56e26i5o16	 alo	i8j11n38	 alp	a14e6h6	 als	e5o30	 alt	 30a30e57i8o7u5ı20	 alu	k10
 alv	a58e22i13	 aly	s30	 am	 187a282b52e72i143l8m5o99p46r39t25u31y22	 am 	a9b10e5f5h19i13k29m14n8r12s18w26
 ama	d79e16h10l47n42r47s8t7y15	 amb	a5e24r18	 ame	l44r13t6	 ami	d5e13n61r19t36	 amo	 8a38r33	 amp	a17o28	 amr	e14i20
 amt	h25	 amu	n23r5	 amy	 18	 an	 143a230c14d2907e37g237h29i63j54k45n226o30s28t334u7v11y7z5đ6	 an 	d77n20t5
 ana	 78b11h5i7m7n20r10s48t12y14	 and	 2372a40e141i27o21r297	 ane	l8n12t8	 ang	e145g16h13i8o7r16s5u23	 anh	 23
 ani	c10k5l5n8t22	 anj	a25e8o18	 ank	a10r11u19	 ann	 7a87e77i31o10y10	 ano	k19u5	 ans	a10e8l5
 ant	a43c5e13h26i13o149t28u33w22	 anv	a10	 ap	a39e14i6o44p44r12s117	 apa	m5r19t5	 apo	d19l7n12	 app	e11i24	 apr	i11
 aps	 115	 aq	i11	 aqi	l11	 ar	a147b36c73d51e50g38h6i143j7k11l24m120n84o53p13q5r68s40t82u7v33y67ı7
 ara	 10c8d7g9j9m20n34r12s10u19	 arb	a12o20	 arc	a7e10h55	 ard	a13e13i11o11	 are	l11m11n15v6	 arg	e18u13
 ari	 12a43c5e19j18k5n9s20	 arl	a7e7i6	 arm	a45e23i30s19	 arn	a16e30o28	 aro	n18r25s9	 arp	a13	 arr	a12e20i15o21
 ars	e9i5l20	 art	e7h28i7u25v8	 arv	i29	 ary	a63	 as	 80a125c52e15h87i43k17l10m31n10o292p17s77t60u5w5z7	 as 	k7l6m5
 asa	 29d14k11l5m24n22r14	 asc	 42	 ash	 13a5l21m21o6t12	 asi	a15e11l10	 ask	e15	 asm	i25	 aso	c275k10
 ass	a18e18o22u10	 ast	a21o5r24u5	 at	a76e16h10i8l11t34ı5	 ata	 9m6n32t14	 ate	n13	 att	e6i22
 au	 21b46c18d40e18f47g119l20n5r79s34t11x12z7	 aub	e25r17	 auc	a10e8	 aud	e6r30	 aue	r16	 auf	 21d18e5	 aug	s12u102
 aul	d6n5u5	 aur	e45i6o22	 aus	i5t27	 aux	 11	 av	.29a49d5e914i47o5r5s6t5æ5	 av.	 29	 ava	 11l10n12z8	 ave	 5n888r10
 avi	g8l30s7	 aw	a24d5e5g6o11u23	 awa	n7r5z5	 awo	d5l5	 awu	a19	 ax	a5e35u7	 axe	l33
 ay	a33b6d23e15g6i38k6l14m9n10o46t7	 aya	l7n17	 ayd	a5ı14	 aye	b12	 ayi	n15s10z7	 ayl	a6i8	 ayn	a5u5	 ayo	b15m17o6
 az	0322a42e24i56u13z12	 az0	0322	 aza	d18m16	 aze	m6v12	 azi	n25z29	 azz	a11
 b	067a3679b5c4d8e2533f2g1h393i1224j161k1l1556m5n2o2733p2q1r2123s10t79u1630v55x1y109z7æ2ø10ı4ł14	 b0	06b5h7v5z6
 ba	 29a98b119c122d126e20f11g54h142i112j62k223l388m75n363o29p14r870s264t210u126v19w24y152z23	 baa	 7f11h14l7r25s5t5w14
 bab	a48e5i12k9o11t8y22	 bac	 32a19h36i6k17s9	 bad	 32a21e35i14u14	 bae	l5z14	 bag	a6h9i5r7ı9	 bah	a9c10e10n41o19r45u5
 bai	a13l62r26	 baj	a25c8e8o5	 bak	 7a21e23h15i13k67o47t9ı13	 bal	a99c23d25e19i42k5l37m8o68s7t18v14ı9	 bam	b40g5i29
 ban	a39c5d67e22f8g43i13j20k28n5o10s20t26u30y13	 bao	 14l15	 bap	t12
 bar	 7a133b91c22d17e26g16i15k5l11n43o32r241t180u6ı11	 bas	a37e14h13n45s27t66y42	 bat	a16e7h15i104m11o6r5t26z11
 bau	c19e14m56r6s14x6	 baw	e20	 bay	 43a28b5e44r6s5ı8	 baz	 6a10
 be	a151b13c148d69e70g22h16i70j10k67l263n356o30r918s71t104u15v17y10z95	 bea	c18h20t65u41v6	 bec	e7h35k69o23s5v6
 bed	e6f6n32r17	 bee	c13k12r36t5	 beg	a5o5	 beh	r10	 bei	 40e14n8	 bek	a6e11k24m7o8	 bel	-11a42e15i30l65m11o37p5t21v5
 ben	 8a34c5d17e49g29i51j67k7n35o15t21z9	 beo	g30	 ber	a12b5c11d7e32f7g348i23k21l14m13n242o6r16s5t117x7z25
 bes	a9e10h13o5t21	 bet	a18h25i24s7t21	 bev	e12k5	 bez	d7e6i17j11p36u15	 bh	a259e80i15o11u23	 bha	a6d26g11k32n46r28t99
 bhe	k18m16n45	 bhu	y17	 bi	a48b25c39d7e203g14h10j41k14l107m5n120o15r258s261t23y20z9	 bia	n25ł19	 bib	e12i8
 bic	e8h14k11	 bie	d77l39n35r34s7z5	 bij	a13l26	 bik	a13	 bil	 6a10b8e19g7l25o14	 bin	a25g9h39n12s21
 bir	a54c12e34g42i12k64o14s5z14	 bis	 159e15g5h26k7s15t22	 bit	e9l7	 biy	e20	 bj	e71o44ø36	 bje	l24r47	 bjo	r44
 bjø	r36	 bl	07a239e38i30o1192u23v20	 bla	g6h14i25j5k14n96s13t16u15v8z17	 ble	d9i6s13	 bli	c12n8t5	 blo	c1018e111m47q5
 blu	m14	 blv	d20	 bo	 10\`8a295b79c34d88e99g146h51i40j46k18l121m10n389o10r466s209t123u311v13w11x6y88z55
 boa	d23h11k12m218t26	 bob	 7a13b14e7o11u19	 boc	c5h11s7	 bod	a5e46i5n8o6r7v5	 boe	h32k9r44t9
 bog	a37d34e6i21l6n11o16u9	 boh	a7d7n7o6u19	 boi	g15r7s12	 boj	a14e14o6	 bol	a13d16e19i21l9o9u13
 bon	a92d85g18h5i23n130s21	 bor	 28a10b17c9d33e33g168i18k11n24o41r15s30t6u10	 bos	 12a12c66e7h11i9k15m31n6s22t6
 bot	a17e17h14i26o7s29t7	 bou	b18c16l202n10r32s12w8	 bov	e11	 bow	e5i5	 boy	e46l28	 boz	e17i18
 br	a622b5d20e336i324n12o378t5u273y90z20ø14	 bra	b10c7d45e6g94h9i23j8k30m13n198s10t63u68v18x8y6	 brd	o14
 bre	a11b8c14d17e12g14i29j7k35m13n61s14t17u7z65	 bri	a30c7d76e12g56l10n31o14s19t46v5x7z6
 bro	a62c11d32e24m17n15o90t47u15w50z5	 bru	c10d6e44g16i12m5n122s14u6y28	 bry	a16n63	 brz	e11o8	 brø	n9r5	 bt	.76
 bt.	 76	 bu	b13c99d89e17f8g13h36i47j17k52l683m7n30o25r263s79t86u20x14y6z17	 buc	h40k24o5s5u9z8	 bud	a26d16e6i22y6
 bue	n17	 buh	l31	 bui	 35l5	 buj	a6e5o5	 buk	e9k12o24	 bul	a26e349l12t8u9v224w37	 bun	d12	 buo	n18
 bur	a7d19e5g119h12k8l48n9r7s14u5	 bus	a13c9i6s25t21	 but	h20t23w34	 buu	r16	 bux	o11	 buz	a6e5	 bv	 26b28	 bvb	a28
 by	 7d6g5p32r7s35t10	 byp	a32	 bys	t32	 byt	c5o5	 bł	a11
 c	052a3186b6c139d30e1191f66g2h2266i644j2l812m9n8o2570p1q1r808s196t73u310v104w17x1y56z63	 c0	l5z7
 ca	 16b43c34d162e75g14h8i26j7k16l335m314n263o5p156r937s399t87u49v180w9y12z33	 ca 	m16	 cab	a18o6r13	 cac	a16c5e13
 cad	c8d132e14	 cae	 6n8r56	 cai	l5o5t7	 cal	a73c30d23e18i45l61o5t5v23z38	 cam	 6a32b14d8e39i94p103r7
 can	 18a40c6d50h5i5k33n10o19s5t32y38	 cap	a18e89i6k9o6p8r10u5	 car	a64b13d51e11i39l197m68n30o73p14r172s8t65v122y6
 cas	 5a75c8d14e19g10i13l5p38s38t161	 cat	a42e5h28o7	 cau	a5n5s36	 cav	a31i136o5	 cay	e11	 caz	a22m10	 cc	 137	 cd	a26
 cda	.26	 ce	a19b39c68d56g5h5i11j15l162m12n159p15r193s386t27y6z5	 cea	d6s6	 ceb	a10e26	 cec	c6i54	 ced	a19e7i11r15
 cei	r11	 cej	a14	 cel	 6a19e31i61j11l10m14y7	 cem	a7e5	 cen	t146	 cep	e9l6	 cer	a8d14e14g8i6k13m5n31r29v48
 ces	a45i14k23m6t291v5	 cet	i22	 cf	063	 cf0	028 35	 ch	063a683e459i399l34m24o191r223u155v17y16	 ch0	023 40
 cha	b7c7i12l49m79n94p50r171s33t70u53v39y8	 che	b6i63l33m130n39r35s40t38u43v11y8ł6
 chi	 59a34b23c12d36e12g7h15l28m26n34r34s22t14u25z12	 chl	o16u14	 chm	e12i10	 cho	 18c9d13i26j5l12m6n13p21r15t12w11y16
 chr	a7i199o5z5	 chu	 15d6i21k14n28r48s9	 chv	a15	 chy	n13	 ci	a22b29c22e30g18h14k12l30m15n59o39p12r150s35t82u53w7
 cia	c7n7	 cib	o7u16	 cic	h14	 cie	c6r8s11	 cig	l5o10	 cil	 8e5l11	 cim	e5i6	 cin	c6d13e7t24	 cio	b13c9r12	 cir	c125u10
 cis	n11s10	 cit	e7r5y64	 ciu	d43	 cl	a365e94i102o211u27w9	 cla	a11e136i19r97s13u65v7y17	 cle	m46o16r8v12	 cli	c9f76n16
 clo	e7o6s178t10v6	 clu	b23	 co	.129a36b10c19d30e30i17j12k12l356m193n421o22p19r595s175t36u333v98x7y7	 co.	 129
 coa	 6c11l5t7	 coc	h10	 cod	r21	 coe	d7l19	 coi	m8r5	 coj	o10	 cok	a5e6	 col	a8b6e41f5i26l144m10o60t13u35y5
 com	a21b53e28i11m55p16	 con	c43d11g33j6n89r39s68t124	 coo	k9p12	 cop	p6s12
 cor	a15d55e11i5k31m27n171o38p55r66s15t37u21w31y6	 cos	b9l10m8s7t136	 cot	e13t20	 cou	n99r224	 cov	a30e59i9
 cr	a34e251i176n11o231u83w9y8	 cra	i10n6s5w6	 cre	c5e32m21s176t8	 cri	c8k6n17s129u5	 crn	o11	 cro	e16f11i8n64o37s85
 cru	i16z61	 cs	a57e66i11o58	 csa	b11k7n13t8	 cse	h13n10p6r22	 cso	k6m9n18r11	 ct	 9i6y52	 cty	 52
 cu	a45b8c13d6e35g7j5k10l28m46n19o6p9r51s6t6	 cua	 25u20	 cue	l9n7r11s8	 cul	f9i8l8	 cum	b6m36	 cun	h16	 cur	i13t12v19
 cv	05 43b25e11i8j7r5	 cv 	h5n6p5s8	 cvb	a25	 cw	i13	 cwi	t13	 cy	b5n8p18r17	 cyp	r18	 cyr	i10	 cz	a22e28y5	 cza	j8p6r8
 cze	c5r16	 d	041 1'101-26a1947b1c2d117e4940f2g1h169i1244j19k75l142m7n129o1746p3r1239s57t8u1368v142w57x3y57z63ø1ł4’1
 d'	a72o17	 d'a	b10l10m24n7r9s8	 d'o	r16	 d-	i14r12	 d-i	n14	 d-r	o12	 d0	041	 d00	 40
 da	05 44a23b57c35d23g64h94i28k35l142m283n380o7p9r251s19u89v239w12x86y14	 da 	c8f9r14	 daa	k17n5	 dab	a20i10o7r8
 dac	h23i12	 dad	i6o10	 dag	a11d10l9m6o5s6ı15	 dah	l73o8r12	 dai	m5s6	 dak	a14o8	 dal	 14e57g11h5i21j6l8m6s7
 dam	 61a56b78i44j7l7m6o8v6	 dan	 12a19d10i246j8k15n13o5s13t9u7y8	 dar	 16a21b10c6e20i47k14m10n8r22t28u9y8z10
 dau	 23g42p11	 dav	e15i194o24r5	 dax	a82	 day	a6t6	 dd	s112	 dds	 112
 de	 2301a47b61c244d12e53f6g11h11i10j26k25l359m85n277o17p8r375s720t17u13v186w59z6
 de 	a87b169c138d26e18f41g70h44i18j72k49l587m133n195o18p113q15r96s133t44u17v143w56z11	 dea	k17n24	 deb	b6e13n5o16r11
 dec	e5k23l111o94	 dee	 5p33r6	 dej	 5a14	 dek	a5k14y5	 del	 69a111e31f5g30i19l11n7o10p11r9t9u6v9y11
 dem	 16a14b10e17i15o9	 den	 129d7e40i54n12o10t6	 deo	n14	 der	 303e15r11s10w17	 des	 435a19c134h29i9m47s7t29
 dev	a31e15i15k42o77	 dew	e5i51	 dh	a108l31r12u11	 dha	k37n10r38w19	 dhl	a10o21	 dhr	.11
 di	 54a185b14c95d5e202f40g23j34k10l70m41n65o171p82r26s14t13v62x10y21z5	 di 	c5g8m15	 dia	b9c10g19k5l20m29n57r7t7z12
 dib	b12	 dic	k91	 die	d10g18k44l5m13n19p8s7t62u7	 dif	f40	 dig	o14	 dij	k28o6	 dil	a10b6d16l8m12	 dim	a11i22
 din	a13g19i6k5o7u6	 dio	g8n13p60r25s6u54	 dip	e16l51p11	 dir	i7k8o8	 div	i49	 diy	a7o14	 dj	o11	 djo	k11	 dk	.73
 dk.	 73	 dl	 108a24h5	 dl 	a17c9d5i6l7m8p7r6s5t5v16	 dla	m20	 dn	07a116	 dna	 116
 do	 451\`9b91c20d6e8g14h17i10k41l127m189n224o166r175s18t17u84v14w14y37	 do 	c17d135h15n118p5s140	 dob	e14r60	 doc	o6t5
 dog	a13	 doh	e7r6	 dok	t32	 dol	a7c5e23i20n41o8w9	 dom	a20b18e23i86k6n10o7z6	 don	 7a59c7d6g64i7j13k20n33
 doo	l27n114r21	 dor	 7a10e7f18i48m7n13o36t8	 dot	t15	 dou	b15g48r10	 dov	u11	 dow	e7n7	 doy	l31
 dr	 56.453a256e61i260n10o103u19z13	 dr 	a7m6	 dr.	 443	 dra	 63.8g85h19k7m5v32z18	 dre	i13s6v30	 dri	e37n7v210
 dro	b8c5g41n10v11z16	 drz	e6i7	 ds	.57	 ds.	 57	 du	 408a25b149c24d88e11f14g15i9k9l40m73n97o48p46r200s35t29v10y24z7
 du 	b43c82d15f32g9h14l13m18n5p63r41s29t28v8	 dua	h9r13	 dub	a29e36i11n5o24r13u24	 duc	a5h5	 dud	a16e49u7z8	 due	n11
 duf	o11	 dug	o11	 dul	a5l8o20	 dum	a11b7i39o10	 dun	a53g15k14	 duo	n48	 dup	o20u25	 dur	a51b85g25i7n12	 dus	a7i7t7z6
 dut	t22	 duy	 15e5	 dv	e8m88o39u5	 dvm	 88	 dvo	n6r28	 dw	a18i31o5	 dwa	m12	 dwi	 6v22	 dy	b5e13l16n5r5	 dye	r12
 dyl	a14	 dz	a5e11i24o16	 dzi	r11	 dzo	k12
 e	0104 955a311b102c164d301e40f61g175h15i195j59k170l1204m571n348o12p34q3r525s866t423u132v274w38x120y24z16ł1’1
 e 	045a52b63c81d13e5f170g17h127j6l26m111n21o18p47r27s71t15u5v10w10x8	 e 0	010t26	 e a	l13m6n8s19	 e b	a19o9r30
 e c	a33e12o20r5u5	 e f	e5i140r17	 e g	a5o6	 e h	i124	 e l	a9e6o9	 e m	a49e22o37	 e n	o14	 e o	l13	 e p	a14e16i16
 e r	a6e9i6o6	 e s	a34e6i7o20	 e t	a5o6	 e w	a10	 e0	049l5	 e00	 46	 ea	r16s287	 ear	l6n10	 eas	t287	 eb	e52i19u19
 ebe	n20r30	 ebi	e11	 ebu	b11t7	 ec	05a6h115k8o11s9u6	 ech	a50e16t49	 ed	a7d9e17g21i56m13n11o7u90v27w31y6	 edg	a21
 edi	f11n8r11t20	 edn	a11	 edu	a79n11	 edv	a18i8	 edw	a23i8	 ee	n5r11v9	 ef	e9f37i5	 eff	e23i10
 eg	b17e34g13h9i8l21o38u7y14	 egb	e5o11	 ege	d5r19v5	 egg	e12	 egl	i12w7	 ego	l37	 egy	h10	 eh	i10	 ehi	g10
 ei	 63c20d27k12l5n24r24s9	 eic	h20	 eid	e24	 eik	e10	 ein	a5s8	 eir	e16i8	 ej	e32i14	 eje	 32	 ek	 8a50e5h9l22o6s32w11
 eka	p36	 ekl	u17	 eks	t24	 ekw	u11	 el	 39a37b21c9d32e168i466k5l126m65n21o34r6s52t5v68w15y21z5	 el 	e6h20p7
 ela	i13z10	 elb	 6e12	 eld	a6o13r10	 ele	a25b15c8f20k20n51o18	 eli	 13a82e10j19n45o5s111z172	 ell	a36e28i42m10s7
 elm	 22a6e8i11u14	 eln	o5u15	 elo	a5d10i11	 els	a19e8i6t6	 elv	a5e24i39	 ely	o8s7	 em	a74b22e43i213m143o40p5r25
 ema	 12n34r27	 emb	r20	 eme	k7l18r15	 emi	e6l184n17	 emm	a80e50i9	 emo	n35	 emr	e24
 en	 19a9c5d67e20f10g72i15k8o5r39s19t19z20	 en 	z17	 end	 17e13i15r8z13	 eng	.8e19h7l5s25	 enr	e6i33	 ens	e6i6	 ent	r14
 enz	o19	 ep	e11i9	 er	a24b10c11d52e24f5g19h5i124k14l13m21n114o14s8t8u7v7w5y9z19	 era	 10s10	 erd	m19o25	 ere	n5z8
 erg	e14	 eri	c42k73n5	 erl	a5e7	 erm	e14	 ern	e63i7s38	 ero	i10	 erz	i5u9	 es	 236b18c131g9k35m19p103q25s21t235u5z13
 es 	b20f12k8l5m12n5p9s17t124v10	 esb	e13j5	 esc	a57h49o23	 esk	f5h6i10	 esm	e7o8	 esp	a10e14i49o30	 esq	u25	 ess	e9i9
 est	a82e72h27r49	 esz	t11	 et	 251e13h80t48z14	 et 	a8b25c16d24f12g19j6l31m37n5p23r33	 eth	a21e53y6	 ett	e46	 etz	e14
 eu	c10d7f5g48l8n8r25s11	 eug	e42s6	 eur	l17	 ev	a82e131i15l16o9s6	 eva	 41l7n23r7	 eve	 6l49n31r41	 evi	e13	 evl	e15
 ew	a10e13u10	 ex	08p45t63	 exp	l11r31	 ext	e48r15	 ey	r17	 eyr	a17	 ez	e5i5
 f	039 2.3a1176c5d2e818f101g2h1i935j31k6l407m1n3o857p2q1r1251s2t7u373w1y32z4æ1ø2	 f0	035	 f00	 34
 fa	 46b140d37e5g35h34i53j29l199m6n68r200s38t109u56v24x9y42z31	 fa 	a6p6s10	 fab	i88r49	 fad	e24i9	 fag	e30	 fah	e20r10
 fai	 14d20r7s5	 faj	a10i6n7	 fal	a6b6c20e13k23l103o9t9	 fan	 13k15n12t6y6	 far	a26b6g14i36k25m7o9r52s7	 fas	a11o20s6
 fat	 8a5e6h6i67o10	 fau	b21c5l5r7s11v7	 fav	a5r14	 fay	 21e12z5	 faz	e12i6l11
 fe	b24d30e51h23i37j6k17l211m7n15r348s5t29	 feb	i8r12	 fed	e19	 fee	n25s25	 feh	e17r5	 fei	l23s7	 fek	e17
 fel	b12d47g7i99s36	 fer	a19d28e17i6m9n83r165t8	 ff	o98	 ffo	r98	 fi	a16c29d21e117g161j5k20l149n122o29r111s73t63
 fia	e7l5	 fic	h23o6	 fid	a5e16	 fie	l78n16r14	 fig	l140u20	 fik	a5r14	 fil	c5h16i81m21o7s9y7	 fin	 8d6k31l5n19s24z10
 fio	l10r13	 fir	d18m67s16	 fis	c8h46s7t5	 fit	r12z46	 fj	e24o5	 fje	l17r7	 fl	a133e47i7o196u14y7	 fla	m9n5t78u8v19
 fle	m7t6u23	 flo	o5r164s7y5	 flu	c6r8	 fo	b5c10d22f5g21k21l31n65r497s45t42u66z12	 fod	o19	 fog	e12l5	 fok	 14
 fol	a6d13	 fon	s23t33	 for	d47e53g56k52m10r6s42t224	 fos	s24u14	 fot	e26i15	 fou	l5r38t17	 foz	 12
 fr	a574e366i216o59u21y14	 fra	c5g15m22n444s8t7u65	 fre	d157e34i66j5m35n24r13y18	 fri	a10c13d21e89g7t50u15
 fro	i5n30s12	 fru	n7s6	 fry	d11	 fu	 27c21e28g16k11l58n99r68z32	 fuc	h20	 fue	n26	 fug	l14	 ful	e6l22o18
 fun	a12d6g16k27m27	 fur	r7s5t18u20	 fuz	e18u11	 fy	07n5r18	 fyr	r12v5
 g	063'29.41\`36a1863b69c2d12e635f6g66h103i584j52k4l385m107n12o964p1q4r2139s2t1u969v2w75x2y167đ19ı1ł16	 g'	a18i8
 g'a	f18	 g.	 41	 g. 	b7c6	 g0	05y5	 g\`	a13i5u18	 g\`a	z13	 g\`u	z18
 ga	.14a10b166d25e20g27i44j18l256m75n128o9r345s131t414u70v45w15y17z14	 ga.	 14	 gab	h12i7o11r123	 gae	l9t9	 gag	a9e8
 gai	a5l25	 gaj	a6d5	 gal	 18a65e33g14i26l52v34	 gam	a15b17e9l21m6	 gan	a34d51e14g9t6z5
 gar	a24c42d112e17i32n23r31t15u6y6z20	 gas	i10p47s24t42	 gat	a145e175s6v76	 gau	d5r41t20	 gav	h5r17	 gaw	e5r5	 gay	t11
 gb	a22e24o20	 gba	d11j7	 gbe	m16r5	 gbo	g15	 gd	a10	 ge	b7d12e16h6i35l31m31n94o100r235s21t11u8y5z8	 ged	e7i5
 gei	e5g13t12	 gel	l10n5	 gem	e7i6m10	 gen	a5e36f7n6o7t15	 geo	r86	 ger	a44b27d8e5g9h38l19m13o8r12s11t20v6	 ges	s5z5
 gg	.62	 gg.	 62	 gh	a33e52i12	 gha	l33	 ghe	o46r5	 gi	a74b55e75g29j15l90n48o55r64s25t6u27v5	 gia	 17c10n37	 gib	b8s42
 gie	 22l40	 gig	a18e8	 gij	o5z6	 gil	 21b21d5l30	 gin	a10e5g5n14o10	 gio	r16v26	 gir	a26i11o15t7	 gis	l12t6
 giu	l7r5s13	 gj	e46	 gje	s42	 gl	05.5a61e166i17o117u14	 gla	d19m9n10r12v5	 gle	a29b8i13n113	 gli	g5n9
 glo	c16d5o9r20s21u6v36	 gm	b105	 gmb	h105	 go	a8b5c8d40e14g15l91m56n85o99p7r287s57t73u30v6w20y25ß5ł17	 god	f5i8o16
 gog	o14	 gol	a6c7d36e5l13o8	 gom	b11e40	 gon	c22d6t6z41	 goo	d33n7s55	 gor	a49c26d31e26g5i44k50l5n23o7s6z5
 gos	p26s14t9	 got	e26t40	 gou	d21v7	 gow	d20	 goy	e16g6	 goł	a6e7	 gr	a583e433g14i151o627u271y6z35ø10
 gra	a14b31c64d67f17h38i17m14n252s15t12u12v5y5z14	 gre	a21b7c13e186g81i11n13s13t13v65	 gri	b18e15f8g20j14l14m44n10s7
 gro	b28d11e46n9o24s37t16u306v125ß9	 gru	b27n19p202s7	 grz	e21n5y9	 grø	n10
 gu	a80b6d13e91h15i100l172m39n125p34r66s92t81v10y20z13	 gua	d37j12n6r20	 gue	d7r44v10y28	 guh	a15	 gui	d11l54m10n14s8
 gul	 11a13b17c5d6e5g19i47o5s12y14	 gum	e23u12	 gun	a24d26e28n28t9	 gup	t31	 gur	d5i5u44	 gus	 6i13t67
 gut	 6i15j6k18m19o5	 guv	e10	 guy	 6o14	 guz	m12	 gw	a31e17o7y17	 gwa	c13l18	 gwe	n14	 gwy	d6n11	 gy	a89e9o49u12
 gya	m17s10w50	 gyo	m5n13r29	 gđ	a19	 gđa	 12.7	 gł	o11	 gło	g6w5
 h	092.3a2560b48c5e2218f3g4h3i844j39l117n3o1519p5q2r261s4t2u756v56w19x3y85z2æ1ø57	 h0	036p5	 h00	 32
 ha	 72a61b86c49d55f27g44h31i70j61k58l238m203n441p5q8r483s122t85u129v97w22y62z44	 haa	g17n14r5s11	 hab	a12e20i25l5o5r9
 hac	k37ı8	 had	j21l5s6z7	 haf	l5n17	 hag	e41	 hah	a5n24	 hai	 30d5k8l14p9	 haj	d24e6i7n7o8	 hak	a40k5o7
 hal	a27d25e34f8i34l43m5o8t5u7v34	 ham	a61i50m40o8p7r5z17	 han	a17d44e44g46h14i15k15n83o24s103u9z17
 har	a15b72d18e5g5i20j5k8l19m41o18p20r102s16t59v45y7	 has	a30c7d5l12s40t14	 hat	a42h11o5t21	 hau	c23g23k18l9p23s15t12
 hav	e53l14n6r17	 haw	a10t9	 hay	d18e24l9w7	 haz	e36l7	 hb	 48
 he	 10a111b9c21d77e51g58i230j28k13l288m16n263o86p7r739s56t67u46v19y16	 hea	d37n19r9t45	 hec	h5k12	 hed	d10e22l14v14y13
 hee	f11r20s9	 heg	e20g6m13y19	 hei	d66g42j16k36n46s7t6	 hej	a7o5	 hel	e106i15l56m12o8s72	 hen	d31g6n10r191t10	 heo	l86
 her	a5b13c12d7e31f6i13l16m413n63o20r47s11t24v6w5z34	 hes	s30t21	 het	a35t26	 heu	n9v21	 hev	a8e6	 hey	d13
 hi	c31d43e34g92j125k22l304m20n64p6r82t15	 hic	k29	 hid	a36e6	 hie	n14p5u8	 hig	h92	 hij	o122	 hik	m22
 hil	a11d17l235p17t12	 him	a10e8	 hin	c8d5g11n6t22w6	 hir	a7s18t29v19w7	 hit	c10	 hj	o28ø5	 hjo	r27	 hl	a36e11i12o43u10
 hla	t8v20	 hle	n10	 hlo	h6n34	 ho	 69a117b9c41d48e68f87g11h16i9j9l330m55n90o28p47r229s73t26u59v14w56z15	 ho 	c19
 hoa	 57i8n52	 hoc	h33	 hod	e13k18	 hoe	g20k8l27v5	 hof	 10e13f35m16s5	 hol	b5d50e12g6i6l59m99o10s12t14u24y8z14
 hom	e31m7o12	 hon	e6g52i14	 hoo	g18	 hop	e5l16p24	 hor	a43e14g12n53o9s25t16v20w13y8	 hos	e7p16s12t30	 hot	t5z15
 hou	g11p15s9t11	 how	a13e43	 hoz	a14	 hr	067a66b7d11e6i22o33u24v17	 hr0	041 26	 hra	d41n6s11	 hri	b12c6	 hro	b8n13
 hru	s18	 hrv	a11o6	 hu	 21a21b58c6d49e83g113i44l35m59n73o11r44s67t29u13y10	 hua	n21	 hub	a9e38	 hud	e5s39
 hue	 16l40r15t10	 hug	 7e6h13o81	 hui	 10s16x7	 hul	p5s12y5	 hum	a11b12e14l6	 hun	d6e5g18o5t21y7z8	 huo	n11
 hur	l6r8t15u6	 hus	e21i10n8u5	 hut	a8t15	 huu	 12	 huy	 5e5	 hv	a15e5i27o6	 hva	l6r9	 hvi	d25	 hw	f16	 hwf	a16
 hy	a29b6e7f10v21	 hya	t28	 hyf	r10	 hyv	i21	 hø	j10r11y33
 i	04 225.8a67b178c28d147e107f28g204h25i410j61k76l318m349n801o73p56q2r224s685t114u79v340w22x16y67z103ł8	 ia	c15n25r6s9
 iac	o13	 ian	 12	 ib	a29b5e19h34i19n11o29r26	 iba	r10w5	 ibe	f5r5s5	 ibh	a34	 ibi	d5k8	 ibn	-11	 ibo	d10g6j5
 ibr	a16o7	 ic	e13h7	 ice	l13	 id	a52d5e15i22o18r24	 ida	 32s5	 ide	 5l7	 idi	 5m9	 idr	i10o9æ5	 ie	l87r14	 iel	a87
 ier	s11	 if	e12u13	 ifu	n12	 ig	a18b65d8l19m5n18o49r6u7	 iga	n13	 igb	e13o46	 igl	e9i7	 ign	a15	 igo	r46	 ih	t13
 iht	i13	 ii	 201i179s24	 iii	 176	 iis	a24	 ij	a17e10o13s8u5	 ik	a17e14h5o17r12	 ikr	o11
 il	a42d8e14h10i73j5l21m16o36q8s8u18y25z21	 ila	d11r7v8y5	 ilh	a10	 ili	a19e15j5r24	 ill	e10n5	 ilm	a14	 ilo	k9n10r7
 ilu	k8p6	 ily	a10o14	 ilz	 10o7	 im	 85a15e10h5i9m64o35p98r22	 im 	b8d7f5i7k5m9p8s15	 imm	a9e55	 imo	g12r9t11	 imp	a89
 imr	a5e6o7	 in	 30a31c131d72e39g82k14l31n62o10s24t176u5v66y9z9	 in 	d16k6t6	 ina	 9r16y5	 inc	 46.12r67
 ind	e7i14r8u36	 ine	s32	 ing	.39i7r15u5	 ink	e10	 inl	e31	 inn	 14h5k7o5s9	 ins	u19	 int	e8r162	 inv	e65
 io	a5n36r12s12	 ion	 14,9e5i7	 ios	i11	 ip	07 13a13o15	 ir	.20a28e46f6i46m31o10u7v12w5	 ir.	 20	 ira	 8g6p5w5	 ire	n34
 iri	n15s20z9	 irm	a19e7	 irv	i12	 is	a245b6e25h32i28l152m83o14p6r19s15t33w5ı5	 isa	 9a39b112c12d9g8i10k37s5	 ise	k5r12
 ish	a12e6o8ø6	 isi	o10s11	 isl	a110e31o11	 ism	a41e30o12	 isr	a19	 iss	a7y6	 ist	a14v14	 it	a65e13o12t15
 ita	 6h37l6m6w6	 itt	e6i5	 iu	 54l14	 iu 	b6m6s5v7	 iul	i14	 iv	06 113a149e21i8o22r5y11	 iva	n142	 ive	 6r5	 ivo	 11r8
 ivy	 10	 iw	a13	 iwa	n10	 ix	t11	 iy	a31e32	 iya	l14s5	 iye	n16r14	 iz	a34c6i7m11o18v11	 iza	b15i6k7	 izo	l18	 izv	o11
 j	063.26a2219b2c3e804f4g1h32i293j2k1l46m2n2o1589p1q3r207s1t2u849w1x2y56z3æ9ø37	 j.	 23
 ja	a22b46c337d52e12g82h12i84k171l44m130n591q23r200s197t5u22v55w12y88z30	 jaa	k10r12	 jab	a8l20u9ł5
 jac	e8h6i10k66o200q43	 jad	e36r9	 jag	a6e19g6i8o27t5u5	 jai	d5l11m42n15y6	 jak	a24e17o90u36	 jal	a5e7o25
 jam	a13b5e29i33m16n7o11s11	 jan	 32a88c11d10e37g25i53j12k38n13o69s171t14u10	 jaq	u23	 jar	a13d67e9i16n20o32r11v19
 jas	e15i9k13m55n5o14p20s8t27u7z19	 jau	n18	 jav	i13l8o31	 jay	 10a5c9d35l10m8n5s5	 jaz	l5m12z6
 je	a65d35f36g9h5k20l79m12n132p14r154s159t14v34z25	 jea	n64	 jed	e5l13r9	 jef	f34	 jek	a19	 jel	a9e19g9i20l12
 jen	a6d5e8i17k21n33s39	 jep	p10	 jer	a17d27e34m8n11o27r13s5	 jes	e29p16s69u39	 jet	t11	 jev	g5i5r10đ5	 jez	d7e6
 jh	a28	 jha	 20	 ji	b5c10h22l23m62n25r42s9t11u18y13z45	 jih	o18	 jil	l7o8	 jim	 7e18i6m12o15	 jin	d14	 jir	a9e6i14o5
 jiu	,9t6	 jiy	a13	 jiz	e10n20z13	 jl	n46	 jln	.46	 jo	a111b8c12d7e87h496k20l47m8n232r86s321u31v37y16z61
 joa	k10l12n40o24q25	 joe	 14l24n26s11y10	 joh	a283n213	 jok	i12	 jol	a21i18y8	 jon	 6a80e57g29k16s38	 jor	d55g24
 jos	e161h80i44t8u17	 jou	b18s5	 jov	a33	 joy	c11	 joz	e32s16w6	 jr	.204	 jr.	 204
 ju	a77d65g5h39k15l266m19n154p10r77s79t5u9w12	 jua	n45r30	 jud	i18r27y7	 juh	a27l8	 juk	k7u7	 jul	 6e20i236	 jum	a16
 jun	c78e6g55i6	 jup	i5r5	 jur	a17e7g5i18k14	 jus	t75	 jy	d7l6o7v33	 jyv	a33	 jø	r37	 jør	g37
 k	097 342-25.39a2514b3c42d8e974f91g113h335i998j33k123l561m15n204o2210p94q3r1313s44t7u1051v158w139y97z2æ13ø10ı21ł15
 k 	b23c17d14f5h26j14l33m18n18o15p31r21s21t17u8v38z20	 k b	e8r7	 k c	e6h7	 k h	a12o7	 k j	e6i5	 k l	a10e5i6o7u5
 k n	a7o8	 k p	a6o7r10	 k r	o8y5	 k t	r11	 k v	e6i9r5y7	 k z	a14e5	 k-	d25	 k-d	z25	 k.	 29m10	 k.m	a10	 k0	035e5p5y5
 k00	 30	 ka	 5a63b6c50d37e12f61g18h19i69j33k44l263m183n178o12p97r656s167t267u75v18w27y112z28ł8	 kaa	p37r10t5
 kac	a9i11z14	 kad	a9e10i6	 kae	l10	 kaf	e5f12l40	 kag	i14	 kah	l13	 kai	 25l11s15t11	 kaj	a11u11	 kak	 16k19
 kal	a21d9e43i65k6l47m9n27o13v6y6	 kam	 7a22b5e33i24m8n8o15p42r9	 kan	 18a11d29e30i41n7o8s7t12	 kao	l12
 kap	e7i7l15o29p5t7u16	 kar	a116c6d19e31i51j23k59l200m14n12o47p7s27t19u9v6	 kas	a10e13h7i14o7p29s31t43
 kat	a40e29h85i10l10o23r19t18z22	 kau	f9l33r18t12	 kav	a8c5	 kaw	a20e7	 kay	 5a34l41o16s12	 kaz	a5i13m5	 kc	 34
 ke	 118a8b21c8d26e53g7i34j5k31l90m100n128p8r132s64t24u22v24y47z13	 ke 	d6h6k43s40z12	 keb	e14	 ked	o11z9	 kee	b21l24
 kei	t17z10	 kek	e22	 kel	c5e15l35s17t8	 kem	a33e20m23p17	 ken	 11d28g5i11n38t12y11	 ker	e23i16k21l17n6p5r6s12t18
 kes	k5s39z7	 keu	n15	 kev	i13o7	 key	 18s24	 kez	m12	 kf	t91	 kft	.91	 kg	 104a9	 kh	a205e17o43u67
 kha	d65i5l11n83t15w17	 khe	m8t8	 kho	i5m11u10z11	 khu	m31z28	 ki	.61a22b6e83h21k25l84m190n166r147s163t16	 ki.	 61
 kia	n9r13	 kie	h29l11n8r5s7t6u9ł5	 kih	n19	 kik	i22	 kil	b19d46i12	 kim	 36b149	 kin	c5d18g102n19z7
 kir	a26c43k24l30s17	 kis	 12a8b14c5f5h11i7k14l5s36t11v5	 kit	a6t5	 kj	e13æ18	 kje	l13	 kjæ	r18	 kk	b45t75	 kkb	 45
 kkt	.75	 kl	a156e195i112o77u19	 kla	d14g9n21p9r30s8t9u39v8	 kle	b5c9i92m32o11r11v21	 kli	c6f20m12n45t19
 klo	b7c18k17s10t16u6	 km	e8i5	 kn	a5e43i19o108u25	 kne	c8z28	 kno	b21e7l72	 knu	d10s5t8
 ko	 14'86b36c198d19e72f10g13h75i60j7k90l182m124n238o25p95r245s245t59u42v92w24y22z122ł12	 ko'	c79r6	 kob	e8u9y9
 koc	 13a27c14e21h60i12k18o7s17	 kod	i6y6	 koe	k6l26n17p14	 koh	a9l51o5	 koi	r46v14	 kok	 27a14k27o9s6
 kol	a44b6d17e22l15m9n13o36	 kom	a25e5i20l9m38o12r5	 kon	d11e7g31i62j8o36r15s23t6v16y13z5	 koo	l5m14	 kop	a16c8e36r25
 kor	a12b10c9d5e9h13n23o39s13t58u30y7	 kos	 10a15c8e10i36k14m6o18s28t82z10	 kot	a13e9o8t7	 kou	b7d8n12	 kov	a84
 kow	a19l5	 koy	p11	 koz	 23a21e17i16j7l9m18	 kp	a5e5g76	 kpg	.76	 kr	a400c13e133i414k5m6n7o118s21t8u135y32z12
 kra	b5f5i14j82k12l76m44n30p10s67t10u24w7	 kre	b5g9i29j8k11m8n6s19u29	 kri	e33g9j5m17s293v13z36	 kro	c5g41l12m5n21s7
 krs	k9t9	 kru	g22i9k6m21p34s27z6	 kry	n5s22	 krz	e5y6	 ks	a14e8h18	 ksa	n6w6	 ksh	l18
 ku	b106c59d15h101i45j14k21l90m45n211o27p38r81s64t74u6v21y16z14	 kub	 11a20e5h6i46r10	 kuc	.33h12	 kuh	a7i10l31n53
 kui	j24p15	 kuj	a13	 kuk	l7u11	 kul	a36d15e6i16m7	 kum	a7i15m5u6	 kun	c9d63e36g39i7s7z28	 kuo	p27	 kup	a6h21
 kur	s16t39z5	 kus	c6i12m7n9t6u13	 kut	a10c28i7j7n5	 kuv	a21	 kuy	p16	 kuz	e6m7	 kv	.72a56e21i7	 kv.	 72	 kva	r41s6
 kve	t20	 kw	07a84e9i8o30	 kwa	a17d5k5m6n18r14s6	 kwo	k12n18	 ky	a5e10j7l13n9r26s18	 kye	i10	 kyr	a5k21	 kys	e9u7
 kæ	r13	 kær	b6v5	 kı	r18	 kır	k5s6ı6	 kł	o12
 l	064 1'116a3409c2d110e2021f1g1h9i2042j48k60l288m3n64o1578p1s8t695u1517v502w14x1y196æ8ø35	 l'	 22a34e37o17	 l' 	e22
 l'a	b8l16	 l'e	c6m15n6	 l'o	d8r8	 l0	b6t5y5
 la	05 482a66b79c88d90f21g47h87i93j10k362l19m243n652p45r232s89t69u348v79w40x28y21z106
 la 	b50c110f52g5h27j13l23m21n12o7p60r35s23t9v30	 laa	g6k37n16	 lab	a23e13o20u15	 lac	e28h15k12r10u5	 lad	a8e46i16o12
 laf	a9f9	 lag	o31r5u5	 lah	a43t40	 lai	 30l13n19s6t11v9	 laj	o10	 lak	a17e260h7i16o37s22	 lal	a5i5
 lam	 83a51b33i28o10p8u22	 lan	 15a18c17d109e295g153k5o7s8z11	 lap	a5e8i8s6u12	 lar	a45e6g23i13k32s97
 las	 23k12m5s7z23	 lat	 22i17u6	 lau	 10b14d8k81r200s16t8w5	 lav	a19e13i22o24	 law	 12a10r13	 lax	m26	 lay	l12n7
 laz	a26e8i50n11u6	 ld	065a45	 ld0	030 35	 lda	 45
 le	 116a123b34c36d64e110f43g83h96i118j19k20l18m122n165o257p51q18r79s143t73u61v93w35x12y25	 le 	c5g19l10r22t8
 lea	 34h20l21n46	 leb	e6r13s12	 lec	h8l14o10	 led	a11e24n16	 lee	 51n11u26	 lef	e21f22	 leg	a5e20o5r36	 leh	m13n22t52
 lei	 7f11l13n27p6r5t25v10	 lej	i9n8	 lel	a16	 lem	a12b20k12m53o8u11	 len	a34d6g31i10k11n37o6t6z10	 leo	 19n175p51
 lep	i16o9p13s9	 leq	u18	 ler	a7c5i17m23o24	 les	 10a6c21e10k27l12m8n14s9t7z5	 let	e9i31n5o8s7	 leu	n12s26v5
 lev	a24e12i28o16s8	 lew	 5i24	 ley	e5l7v13	 li	 14a74b91c46d40e141g129i7k11l204m163n592o21p111r15s123t114u24v71x5y9z32
 lia	 25m18n30	 lib	a11b8e28i12o12r8u7	 lic	h18i11k7	 lid	a9e5i10o13	 lie	 19b7d5l19n16p19r14s13z6	 lig	a8e32h59u27
 lik	s11	 lil	a13i84j12l71y21	 lim	a27b61e6i49o14	 lin	 19a37c42d295e15g37h22i6k58n31s8u6z6	 lio	n15
 lip	a17e6i9k8n6o16p22s9t17	 lir	a9i6	 lis	a43b12c6e9i11k17o6t8	 lit	i9j12o15t61	 liu	 8b12	 liv	 7a21e12i22
 liz	 5a8e9z6	 lj	u41	 lju	b21d7t10	 lk	 60	 ll	073a85c65i9o20w17y17	 ll0	035 38	 lla	m10n75	 llc	 65	 llo	b16	 llw	y17
 lly	s17	 ln	05 58	 lo	 13a44b21c173d55e17f17g56h22i13k37l52m72n203o80p53r175s60t42u221v50w50y27z20	 loa	f37n6	 lob	o10
 loc	 6a16h16k101l7o9s6u11	 lod	e6g30i13	 loe	r10	 lof	g12	 log	a37i6r6	 lok	 8a17	 lol	a36i10	 lom	b28e16n6o8
 lon	 51d52g70j5n7z7	 loo	n29p38	 lop	e43u5	 lor	a20c6e95i25r17	 los	 31i11	 lot	t31	 lou	 13b6c7g10i53l7n6p7r77w18
 lov	a19e9i6o7r7	 low	e44	 loy	 5a16	 loz	a19	 lt	d692	 ltd	 557.118a17
 lu	05 14a21b146c269d86e73g36h8i178j11k133l12m15n222p39r10s23t94x45y23z47	 lua	n19	 lub	a27b17e12i18l7o53
 luc	a104c13e31h8i83k6y15	 lud	e8m6o25v10w13z9	 lue	 9g6i15n6t17v20	 lug	a13o23	 lui	 22g14s110z29	 luj	z10
 luk	 14a58e16h7i15o17	 lun	 7a25d140g42	 lup	e12t5u11	 lus	c6i8t7	 lut	f47h32z5	 lux	e45	 luy	k9t14	 luz	 10a5e10i5n13
 lv	0248-253	 lv-	0253	 lv0	0248	 ly	 41c24d14l6n70s24	 lyc	k23	 lyd	i12	 lyn	c28d11e6g11n11	 lys	s9t6	 lø	g7k25
 løk	e24	 m	080 95.7a6977b250c206d605e2066f41g50h30i2123j3k25l141m104n25o2414p35q21r619s186t104u1053v1w3y168z1æ2ø34ı1ł4
 m 	a16e8g7j5l8m9s6	 m0	 6e9j6n5t5w5
 ma	 33a50b60c261d262e120f13g290h189i257j135k151l512m52n658p45q11r2497s175t563u126v63w11x94y203z122ł16’6	 ma 	t17
 maa	r21s19	 mab	a11h17i16r5u6	 mac	a13d6e103g21h47i23k20o5	 mad	a30d8e86h12i49l5o14r22s10u19y5	 mae	l9s101	 maf	a11
 mag	a68d34e13g27l6n45o27u14y51	 mah	a107e32l10m11r13u5z6	 mai	 65a34c7d10e18j5l9m9n61o7s13t6	 maj	a44c18d6e22k10o28
 mak	 8a18e20h10i31k13o14s26u7	 mal	a90b5c7d22e39i118k7l64m16n41o19s15t11u17v19y8	 mam	a23o10p9
 man	 26a14c12d68e19f7g38h8i34j6k10l53n52o100s57t23u78z43	 map	h18l25
 mar	 9a70b17c253d22e89g205i724j35k173l53m6o34q59r21s50t531u9v48w5y57z16	 mas	a29c17e10h24i17l11o13s33t8
 mat	a39e105h92i111j5o32r12s15t112u23y16	 mau	 19d13l10r65t10	 mav	d11l15r7u24	 max	 26-12i45	 may	a55b6e67m5n7o35t8
 maz	a45i9j9l5o13s11u17z7	 mał	o11	 mb	a102e16o113u16	 mba	 22c34l5t31y10	 mbe	n16	 mbo	d5m82r10u14	 mbu	s16
 mc	c45d23g21h9k44l46m12	 mcc	l17u26	 mcd	e23	 mcg	l21	 mck	e43	 mcl	a38e8	 mcm	i11	 md	 103-502	 md-	0502
 me	06a124c39d143e81g30h96i126j20k10l329m16n201r303s136t80u24v33w75x19y59z113	 mea	d108g10l5	 mec	h10i10k13
 med	.6a11e24h13i20n8r15v16z12	 mee	n10r51u12	 meg	a14h7	 meh	l24m19r44	 mei	 10e20j25l15n12r21s16	 mej	i11n6
 mel	a32d10e21g12i65k14l15n10o123s6v7y7	 men	a25c15d58e30i8o26s29	 mer	a20c55e15i39k11l18r5s10t91v6w9z10
 mes	a15k11q19s7t56z19	 met	e5k5l6o6t17u6z25	 meu	l7n14	 mev	l16r10	 mew	s75	 mex	i17	 mey	e44l6r9	 mez	a11e13i46o36
 mf	e20u20	 mfe	k20	 mfu	m20	 mg	e13r35	 mge	n13	 mgr	.35	 mh	a8l18	 mhl	a11o7
 mi	a65c273d36e65g63h112j12k201l449m10n155o17r304s220t123z8ł5	 mia	 35+6m5s12	 mic	a16h224i5j8k6l12	 mid	d17l6
 mie	d13l8r15s6t16	 mig	l10u49	 mih	a101o7	 mij	a11	 mik	a50e33k13l27o25s7u43	 mil	a75c6d6e39f5i34l190o45s8t21u11
 min	a36d14e8g17h59n10	 mir	a122c8e26i21j6k20o52s11z22	 mis	h14i5k8s172t8	 mit	c47j5r47t15	 mk	h20	 mkh	a13i7
 ml	05a35i13l62y22	 mla	d29	 mli	n11	 mll	e62	 mly	n22	 mm	c56e46	 mmc	 56	 mme	 46	 mn	g9i15	 mni	s12
 mo	b9c19d54e93f9g26h114i20j34k35l179m6n510o82r637s185t166u173v17x11y11z9‘10	 mod	a7e8i14r11	 moe	 17n54r12	 mog	b14
 moh	a63i9r28	 moi	s16	 moj	i13o8z7	 mok	 13r8w10	 mol	 12d29e45i26l26n24o7	 mon	a58c14d15g8i40n8o14r28s35t277
 moo	n13r50s18	 mor	a240e173g42i48k12n8o22r18s9t43u6	 mos	c24e64i5k19o10s18t36	 mot	 23a53l12o51r6t9y6
 mou	f8h17l11n107r17s9	 mov	i17	 mox	i11	 mo‘	m10	 mp	h8i12u10	 mpi	l11	 mpu	m10	 mq	w19	 mqw	e19	 mr	.388a42o17s162
 mr.	 388	 mra	c5z33	 mro	c10z7	 mrs	.162	 ms	.147i30	 ms.	 147	 msi	b18z12	 mt	h74o17r6s7	 mth	e46u28	 mto	l17
 mu	c20d34e34f5g10h85i27k30l114m6n259r207s153t21y6z25	 muc	e5k5	 mud	a11r17	 mue	l33	 muh	a27l37s11t7	 mui	n14z10
 muk	a7h13u6	 mul	b5d16h15l55y16	 mun	c23g14i157k19o9s15t12	 mur	a24c6e16f5g6i29n9o18p21r33s24t11
 mus	a14i33s10t59u10y6z7	 mut	i13t6	 muz	a15e8	 my	 42a7b21h17j9l12r31s11t13	 my 	t29	 myb	u18	 myh	r17	 myr	o5t17
 myt	o10	 mø	l31	 møl	l29
 n	0103 138.7a1897b1c21d153e1225g427h150i1123j1k105l2m3n12o2498p61q2r8s48t91u245v48w45x9y351z21æ39ø14
 n 	025b13c16e6f5h7l5m17p15w10	 n 0	t19	 n b	r13	 n c	e7o5	 n m	a14	 n w	a10	 n0	040c7x7	 n00	 39
 na	 102b71c11d280f14g199h7i62j29k16l22m355n103o8p27r73s104t209u30v61w12y30z62	 na 	b13h8k24l7m9p6r8s8v5
 nab	a7i10r37u7	 nad	 180a20e34i23r5	 naf	 5t6	 nag	a19o7y162	 nai	k18n7r30	 naj	a5e10m11	 nak	s5ł5	 nal	b16
 nam	 48.65a29b36e147ı19	 nan	a7c12d37n8t30	 nap	i5o9	 nar	a19c9g5i14v7	 nas	a10c9e14h5i17r18t9y14	 nat	a109e13h60i16s6
 nau	d16	 nav	a35o16r6	 naw	a7r5	 nay	a28	 naz	a17i12o12r16	 nc	u20	 ncu	s20	 nd	a38e18i25l17o48u7	 nda	b13n16o6
 nde	b18	 ndi	a6o14r5	 ndl	e8o9	 ndo	f7n13u6y22
 ne	06a21c55d59e28f13g54h27i16j7k7l144m90o10p24r21s49t66u143v46w300y5z15’5	 nea	g5m7	 nec	a6h6k29r6u6	 ned	b5e21r21
 nee	r25	 nef	t10	 neg	a9r37	 neh	r16	 nei	l11	 nel	 11a8d6k5l51s52	 nem	c5e81	 nep	a22	 ner	o6u5	 nes	l26v5
 net	h16o36t7	 neu	 30b10d15e22f6i5k7m10s17v6	 nev	a16e24	 new	 267t23	 nez	a11	 ng	 16a48c23e17h28o87u175w26
 nga	 10a10i18	 ngc	o23	 nge	m17	 ngh	i27	 ngo	 33c35z14	 ngu	b22e14i16y123	 ngw	a19e7	 nh	a66i11l30o37u6
 nha	 24n29t13	 nhl	a15e15	 nho	n37	 ni	a27c214d6e196f9g32h7j50k146l63m12n112o27r58s61t47v13y6z30	 nia	 6g6n7s8
 nic	e13h21k18o150u6	 nie	d32k14l33m40n18t11u23v15	 nig	d5e12	 nij	l23s18	 nik	i24l16o91	 nil	a14s49
 nin	 6a51g15h21o12	 nio	r25	 nir	a10o46	 nis	 17c7o11p5s9t7	 nit	a6r19z16	 niz	a9o20	 nk	a30o47r20w7	 nka	n26
 nko	m10s34	 nkr	u18	 no	 500a61b29d6e54f7g108h6i16j11k9l48m26n71o67r796s152t16u28v393w44z37	 no 	0500	 noa	 8h47
 nob	e6l5r16	 noe	 5l35m12	 nog	a10r10u88	 noi	 6s5	 noj	e11	 nol	a33w10	 nom	v21	 non	d18h10j9k6y24	 noo	r18s49
 nor	a28b34d268e8i14m20r47t364	 nos	i19s126	 nou	a6r10v5	 nov	a192e63i87o25r8s7y11	 now	a12e10i5o5y10	 noz	i12u25
 np	058	 np0	019 39	 ns	a5e24i11	 nse	i7l17	 nsi	a11	 nt	a16h6i37o28	 nta	n16	 nti	 7-9a11m10	 nto	m24
 nu	b6c9d6e7g11k14n46o6r94s29z5	 nug	r11	 nuk	u13	 nun	e24o5y7	 nur	a15b12d7e7g7i18l19u5	 nus	r19	 nv	 45	 nw	a16o13u12
 nwa	c16	 nwo	g13	 nwu	z12	 ny	a88b24e7g33h6i42k10l7o16r76s21v5	 nya	a12m21n36r9	 nyb	e20	 nyg	a32	 nyi	r38	 nyo	n12
 nyr	t72	 nys	t19	 nz	i18	 nzi	m18	 næ	r33s6	 nø	r14	 nør	r14
 o	06 2'149.26a60b303c123d141e42f88g402h79i10j47k256l1154m171n161o115p185q25r610s456t199u100v128w49x18y87z105ł1‘22
 o'	c42h30k40l6n6r22	 o'c	o42	 o'h	a30	 o'k	e26o14	 o'r	e22	 o.	o26	 o.o	 26	 oa	k45n5x8	 oak	 30l7
 ob	 34a24c5e136i41l10o15r14s8v8	 ob 	d7s16z11	 oba	l16n6	 obe	n18r111	 obi	a17d9o11	 oc	a44h20n13s5t21	 oca	l14m21s9
 och	o10s8	 oct	a21	 od	a12b5d6e19h26i18o18r7u27	 oda	 10	 ode	n5t8	 odh	u26	 odi	l7v6	 odu	n22	 oe	d12u8	 of	e27o31t16
 ofe	l24	 ofo	r15s13	 oft	r16	 og	 220i26n5r40u101	 og 	a13b11c5e12f5g9h18j16k13l8m10n15r9s54t5	 ogi	m17n9	 ogr	e7o33
 ogu	l13n65z23	 oh	g56r13	 ohg	 56	 ohr	i11	 oj	a25e7o10	 oja	l15r9	 ojo	 10	 ok	a8c53e7o26p11r39s7t24u62y9	 okc	i53
 oko	n22	 okp	a11	 okr	o7u30	 okt	a9o15	 oku	l18n40	 ol	07a181b10d46e50g20h5i364l6m22o33s109t37u240v9
 ola	 6b9d40h7i21k6n5o10r8s36v7w9y5	 old	 35e8	 ole	 11g11j8n8	 olg	a11e7	 oli	m33p5v317	 olm	a10o10	 olo	f18
 ols	e29o30s16t23z11	 olt	e18i15	 olu	b25f35g7k15m27s11t9w107	 om	a47e9i12o89	 oma	d5n14r13w12	 omo	b21l27t19w13
 on	 8d39e13i18o42t11y9	 ond	r29	 one	x12	 oni	c8e6	 ono	h15m9r8s7	 oo	s103	 oos	-35t68	 op	a36e22f10h15l6o21p35r5u17
 opa	l9t16	 ope	y13	 opf	i10	 opo	k11l6	 opp	e17o15	 opu	k11z5	 oq	i6t11u7	 oqt	o11
 or	a41b24c74d20e44g7i107l31m7n30o47p9s58t71v12z8	 ora	h12n8	 orb	a23	 orc	h72	 ord	o7u10	 ore	b6l14n8	 ori	e73f9n5z5
 orl	a7e8i9o7	 orn	 13e14	 oro	s31z11	 ors	o17z34	 ort	 7a11e20i29	 os	.43b11c33e25h12i37k40l10m15o7t146u26v16w13z7
 os.	 43	 osc	a31	 ose	i14	 osi	n19s7	 osk	a39	 osm	a11	 ost	 30e37r64	 osu	a15n7	 osv	a14	 osw	a11
 ot	a18e15h14i47o26r7t50u7	 ota	b10c5	 oth	a6o7	 oti	 7-11l10s6w13	 oto	c9k10	 ott	e11i10o19	 ou	d25l26m5r9s9t5w6
 oud	e20	 oul	u23	 ov	a40e54i12r17	 ova	l33	 ove	r52	 ovr	e15	 ow	e13o19u11	 owe	n13	 owo	k6l6y7	 owu	s11
 oy	a9b9e37i20	 oye	b12l11n5y7	 oyi	n20	 oz	a17d8e8k5o29t11u12	 oza	l8n5	 ozo	d13l14	 ozt	u11	 ozu	n12	 o‘	k9t13
 o‘t	k13	 p	091.16a3076b1c1d45e1420f80g3h495i1113j4k2l816n6o2077p5q2r1688s68t231u429v50w3x2y21z2ı2ł9	 p.	 15	 p0	039
 p00	 34	 pa	a7b49c96d107e13g40i51j16k46l241m35n354o13p70r789s367t366u222v85w17x10y16z54	 pab	l37o10	 pac	h46i9o29z6
 pad	a12b13d14i12m11r30u7	 pae	z11	 pag	a31	 pai	g8m9v16x10	 pak	 7a21r7	 pal	 23a53e13i24l19m37o40s12	 pam	 6e18p8
 pan	 24a13c35d97e12g33i43k21n16o10s6t34	 pao	l11	 pap	 9a12e6i5p25u7	 par	a66c37e19i62k355l13m9n10q9r27s6t143v22
 pas	a31c23e38i7k23q10s168t41z19	 pat	a27e53h114i33r94t24u6	 pau	 6c27k14l162n8	 pav	e17i15l44	 pax	t10	 pay	s10
 paz	 15a18i13	 pd	 44	 pd 	a5h5s5w5	 pe	05a17c34d114e56g6i17k11l56m6n208p8r407s43t403z9	 pea	r15	 pec	e6s8	 ped	e28r77
 pee	l8t40	 pei	x13	 pel	a22i8l9u7	 pen	 11-19a26c11d23e18f6g12m7n13r12t31y9
 per	 5a27c11e134i29j5k13m9n14p12r42s39t8u42	 pes	c9e5k11s5t9	 pet	e128i45k12o12r143t48	 pf	a33e30i5l5	 pfa	f7n23
 pfe	f21n5	 ph	a92d189e6i96o21u87	 pha	m47n38	 phd	 79.110	 phi	l85w8	 pho	e14n7	 phu	c5l6n37o33
 pi	a120c75e208k60l138m18n226o38p18r79s42t42v13w5z16	 pia	 14s5t16z74	 pic	a16c8h19t27	 pie	c6d16n11r48s15t108
 pik	e33i13o12	 pil	a18e12g5i28l50t10	 pim	e18	 pin	a12e84g13h36k9n5s5t38z7	 pio	 9n5t18	 pip	e8p6	 pir	a12e15i5k5o30v5
 pis	c15e5k14	 pit	h9k12s5t9	 piz	a10z6	 pl	.26a597c52e75i6j6o21u17z6	 pl.	 26	 pla	c325i74m8n46s9t25u8v22z73
 plc	 45h7	 ple	a7i5j9s37t10	 plu	m5t7	 po	07 10b13c19d127e20g19h19i93k33l374m45n195o46p104r613s90t80u64v18w46z37
 pob	e5l5	 poc	a5e5s5	 pod	 55g7h10k7l10n7z6	 poe	l14	 poh	l11	 poi	a6n72r10t5	 pok	h29	 pol	 25a44e8i40j20l60o134t15u7
 pom	a6m5o11p18	 pon	c20f11g9n8s9t129	 poo	j20n15r11	 pop	 5e16l24o19p21r12	 por	e14i26r14s9t498u6v29	 pos	a19c6t56
 pot	 8g11h19o29	 pou	l10r29t16	 pov	a8o7	 pow	e22l18	 poz	a18e13	 pr	.35a357e373i340o499u32z21æ21	 pr.	,34
 pra	b14c69d60h11i56j18k10m11n11s35t31v9y13	 pre	 5c7d47e5g8i10l26m26r7s81t115v14	 pri	 33b10c46d6e44l6m16n67s23t8v59x6
 pro	b5c12d12f185g6h20k40l87s88t6v30	 pru	d5n6s11	 prz	e10y10	 præ	s21	 ps	r62	 psr	.62	 pt	 41u13y169	 pt 	a7s11
 ptu	j13	 pty	 169	 pu	b11c18d10e48g9k9l39m12n35p8r92s74t49	 pub	l11	 puc	h12	 pue	b5n20r23	 pul	i15l14	 pum	n12
 pun	 21	 pur	b9d11m6n19w33y8	 pus	c6k10p20z32	 put	 14n7r8t8z5	 pv	t48	 pvt	 48
 q	05a65b1d3e3f2g2h1i181k1l2o50p1r1s47t3u809v2w1	 qa	l12m9r13s14x6z6	 qal	'5a7	 qas	ı13	 qi	b7r87s82	 qir	g87	 qis	h82
 qo	\`10b11r12s5v10	 qo\`	q10	 qor	a12	 qov	l10	 qs	c45	 qsc	 45	 qu	a277b16d10e175i226l17o11r7s9v8y51	 qua	i154n41r80
 qub	a16	 qud	r10	 que	e110i13n7s11v14z7	 qui	g26m10n158r11t18	 qul	i17	 quo	c11	 quy	 20e10i7n12
 r	0109a2291b6c1d70e1341f34g5h91i1143j4k1l1m3o2907p1q1r2s3t2u1329v1x2y215z9æ3ø30ı1	 r0	038a6b6e6z5	 r00	 35
 ra	a12b40c70d272e27f87g10h64i225j135k95l13m352n219o5p104q16r7s131t146u107v57w6x8y62z16	 rab	 7a19e8	 rac	e5h31i6o5z15
 rad	 5a13e35g6h10i61l17n15o44u35z11	 rae	l17	 raf	a59i25	 rah	a15e15i9m12s6u6	 rai	d9f8l15n22o126s35
 raj	.26a20e16g9h8i20k12u11	 rak	 15a7e12i6o21p28	 ram	a30b11e7i45n7o67p40s128z11	 ran	a70c37d24e6g14i8j13k9s7t25
 rap	h9i51o14p18u7	 raq	u16	 ras	a18c11h38m35t13	 rat	a19h35i16k26n35	 rau	 6f7k6l20s26t36	 rav	a7e15n23s9
 ray	a25h6m12n14	 rd	 70	 re	a24b62c36d43e17g78h7i249j6k8l8m111n250p50s123t58u29v35y104z30	 rea	l15	 reb	e56o5
 rec	i7o9t5	 red	a5d24i5	 ree	s11	 reg	a12e12g6i33u8	 rei	c40d7l31m5n57s83t16	 rem	e6i64p23y7	 ren	a82d15e52n48s23t10
 rep	c6o5u29	 res	e13i45n5o7s5t32z5	 ret	h7o28t11	 reu	b5s14t5	 rev	a5e11u7	 rey	 9e25n65	 rez	e14n5	 rf	-5h27	 rfh	 27
 rh	e44i5o38	 rhe	d6i31	 rho	d9n6s20	 ri	a12b52c249d135e63g28h8i16j39k11l25m18n67o55p34s40t93v149y11z30	 rib	a8e28n16
 ric	a42c10e23h132k23o18	 rid	g129	 rie	d7h9k12r8t13	 rig	a13	 rii	s8t8	 rij	e10k6n9	 ril	e20	 rim	a8s5	 rin	a7c13g29y6
 rio	 22j17s10v5	 rip	 17p14	 ris	a5e8h12	 rit	a18c20s19t14v6z8	 riv	a13e114i7o14	 riy	a11	 riz	v19
 ro	a556b285c103d224e11g65h40j31k22l128m153n121o62p7q21r6s381t114u235v68w87x7y53z122	 roa	d553	 rob	a5b17e165i64l15u8y7
 roc	c10h62i10k16	 rod	a11e7i8n8o98r85	 rog	a26e26n6o5	 roh	a29	 roj	a14o12	 rol	a33d12e13f30l20o15	 rom	a77e43i9o13y7
 ron	 8a22d64i5n9	 roo	b18s24y11	 roq	u21	 ros	a137c9e129i28k5m5s52u5	 rot	a12h11i8o69t10	 rou	b8e6g6s29t145v5x30
 rov	a35e6i20n7	 row	 35a12e37	 roy	 22a14b6e7	 roz	a22e16i11k9m13n25s12v5
 ru	a115b90c15d102e346f18g6h10i50j9k12l7m62n138p22s204t54u19z41	 rua	 109u6	 rub	e46i20y24	 ruc	i5k7
 rud	a9e5i15n17o28y8z12	 rue	 293c27g9i9l8	 ruf	i11u5	 rui	 5s5t20z13	 rum	b8e44	 run	 61c7o38t23	 rup	e15n5
 rus	e12i6s47t116	 rut	h34i5t5	 ruu	d19	 ruz	i21o12	 ry	a89b39c8d8l12n33s7	 rya	n86	 ryb	a24n13	 ryn	e31	 rø	d9e14
 røe	d14
 s	069 128-42.724/149a3768b6c1365e1564f28g7h1027i1613j49k480l285m461n104o2245p665q123r326s8t4155u1203v230w97x2y229z602æ23ø120ı24ł17
 s 	029b12c14e5m18p5w15	 s 0	s5t15	 s b	r12	 s c	e7h5	 s m	a14	 s w	a11	 s-	i15r27	 s-i	n15	 s-r	o27
 s.	a155c24l118r427	 s.a	.155	 s.c	.24	 s.l	.118	 s.r	.427	 s/	n149	 s/n	.149	 s0	b9p5s6v5
 sa	059 73a51b152c32d118e19f94g55h60i330j28k40l464m359n893o14p24r443s108t58u112v118w21x5y14z12’12	 sa0	031 28
 saa	d7r19t7v12	 sab	a42d12i59r26u6	 sac	c5e8h5	 sad	 26a22i12o24r8u5y15	 sae	f6n12	 saf	a8i51o22r7	 sag	a21l12u7
 sah	a25b7e14i11	 sai	 44,5d29g8l8n220q8z6	 saj	o27	 sak	a21s5	 sal	a88c41d30e34g10i56l10m38o55t10v44w5y13z16
 sam	 15a84b24e6i33m15o21p14s23u112	 san	 153a18c55d235e10f29g15j19k15l9n12s14t293u10	 sao	 12	 sap	u12
 sar	a213c12d36i34k21l28m11n7p14r11s6t10v12ı15	 sas	 18a6h6k10o6s8t29u19	 sat	a7i5t18u15	 sau	 7c20e30l25s14v5
 sav	a35e19i26o22s12	 saw	a18	 say	g11	 saz	a12	 sa’	d12	 sc	a48h1160i8o63r50s22u9	 sca	 21r25
 sch	a156e84i101l58m136n58o169r63u218w117	 sco	p24r6t28	 scr	 49	 scs	 22
 se	07a11b95c62d84e18g41i43j21k44l94m85n314o6p43r248s54t119v79x7y67z11	 seb	a68e12i14	 sec	 5c14k6o15t10u8
 sed	a26h13i7l21r7	 seg	o14u17	 sei	a5d5g7l7n15	 sej	e12	 sek	i31o5u6	 sel	a17c6e11i19m13o12	 sem	 19e28i8p13r6
 sen	a12c10d16e22g49h125i7j11k11n13o9t8z18	 sep	e6p22u12	 ser	a19d9e15f11g53h25i18n10p6r52v19	 ses	t52	 set	a46h15i6t42
 sev	c5e24g17i16n13	 sey	d26i17m6n10	 sf	a6i19	 sfi	n6s13	 sh	.39a387e175i118o161r79u63	 sh.	,38
 sha	 5d6h90i47k61l8m23n73r32u10w17y10	 she	i6k22l14r94u6z19	 shi	e26l22n9r29u18v7	 sho	a47d20f11h5l5n6r65	 shr	e55i22
 shu	k42m10n6	 si	a54b67d76e105f9g65h29i10j5k20l235m254n270o10p75r122s36t84u11v15w19y20z17	 sia	 49	 sib	e10i35o8u8
 sid	d14e14i11l18o7	 sie	b6g12m7n20r31t8v5w7	 sig	.10m5n12r8u19	 sih	l17o11	 sik	a7o6	 sil	a17e5i11j15l6v173
 sim	a30b8c8e20i38l6o125s6u5	 sin	 21a34c16d22e15g40h17i7j9o10t75	 sip	e14h24o24	 sir	 6a11b10d12e17i17o26v12
 sis	a9c5k9n13	 sit	a7h42o13t9u6	 siu	 10	 siv	a12	 siw	e16	 siy	a20	 siz	a17	 sj	o36ø7	 sjo	b18g18
 sk	07a77e9i39l9o150r29u36w44y60æ10	 ska	 18l32n7r14	 ski	b10l16	 sko	 13c7f12g28k10l31p7r6v23w10	 skr	a8i8u9
 sku	l6t26	 skw	e42	 sky	e11l12w34	 sl	05a140e18i23o77u17	 sla	d5g5n10p7s22t10v67w7	 slo	b14t17v42
 sm	a21e235i124o37r12u7y13ø7	 sma	r12	 sme	d51e13r5s8t129v5	 smi	c5l13t100	 smo	g21l13	 smy	k6t6
 sn	05a7c20e28i5j6o10y18	 snc	 20	 sne	d7l13	 sny	m18
 so	 13a15b75c37d86f86g19h26i9j6k451l336m142n260o18p75r99s48t52u358w13ł5	 soa	r14	 sob	c12e8i16o33r6	 soc	 19h13
 sod	a6e49i5r26	 sof	i75r6	 sog	u15	 soh	n21	 sok	a390h21o38	 sol	a39b21d32e36f13h18i28l23n5o46t49
 som	a25b22e6l5m20o49	 son	 29d39i30j20n20s106	 soo	s18	 sop	h37o27r5	 sor	 31a8e10i17o11	 sos	a15k7n7t14
 sot	e11h21o18	 sou	m9s24t224z83	 sp	06.66a189e49i107l13o63r100u70	 sp.	 66	 spa	 132d5l7n14r11s6t9	 spe	k6n25r7
 spi	d9e26l12n34s10	 spl	i10	 spo	r49	 spr	e7i81o6	 spu	r69	 sq	u123	 squ	a122	 sr	.185a45b6e41i13o8p7t12	 sr.	 185
 sra	.38	 sre	d6m29	 srt	a12	 st	010 150.56a551e670i69j5o278r2258u82y19	 st 	a6j17k42m8	 st.	 53
 sta	.23a6c14d40f11i7l12m29n123r100s18t88u22v46w8	 ste	d6e39f127g20h12i85l113n35p71r42t17u20v39w24y6z6
 sti	a9e20g10n5r9t6	 sto	c23d10i6j12k49l29n41p14r74u9	 str	 114-129.151a318e1370i18m5n6o94u23y11z16
 stu	b6c9d29p5r16t10	 sty	g16	 su	a10b109c32d102e33g31h19j11k19l207m130n130o5p21r118s129t48v16w10z14
 sub	a13e40h6i20o27	 suc	c7h18	 sud	 43a44i5	 sue	-8l6n17	 sug	a31	 suh	r15	 suj	a6e5	 suk	a5o7u5	 sul	 135a24c10e12t12
 sum	a20b7e25m62	 sun	 18a5d41e5g5i18n20	 sup	e10r7	 sur	a25i5k8r46y14	 sus	 10,5a78h13i10	 sut	e14h18t13	 suw	a10
 suz	a11	 sv	.10a25e143i29o10r12	 sv.	 10	 sva	r7t9	 sve	c5j7n75t39	 svi	d12n7t5	 sw	06a37e7i45	 swa	n22r12	 swi	e18f21
 sy	076 40a8b5c11d14k8l42m8n9	 sy 	d16	 sy0	038 38	 syc	a10	 syd	n7v5	 syl	v37	 sz	a157c35e184i58o94u39y22
 sza	b37j6k13l38m15r14s9t8	 szc	z35	 sze	 16c8g7k33l8m7n62p5r9t21	 szi	g15l27n6	 szo	f8k12l10m6n6s38	 szu	c28	 szy	m15
 sæ	t20	 sæt	h20	 sø	l5n65r47	 søn	d32n33	 sør	e25l16	 sı	r22	 sır	a15n7	 sł	a7u6
 t	084a1375b296c9d7e943f7g2h1204i718j22k7l13n31o1180p2q4r1325s335u601v23w59x1y150z3ø15ı1ł3	 t0	032p5s5w6	 t00	 27
 ta	05a10b34c11d18f19g19h23i58k52l123m254n266p49r186s47t60u30v29w16y50z5	 tab	a6o11r9	 tad	e12	 taf	e7o11	 tag	o18
 tah	i18	 tai	 36s6w12	 tak	a13o9t7y11	 tal	a23b9i21l8m13o6s12w22	 tam	 48,5a90b23e11i10m7p39u17
 tan	 56a19c6d64g65i8j7n9o7y12	 tap	a13i28	 tar	a43g29i17j13n27o7r18	 tas	c5h8k11n7	 tat	a36i9j5u5	 tau	 19l6
 tav	a20i8	 taw	i15	 tay	l44	 tb	k292	 tbk	 292	 te	a10c18d7g25h17i44j29k29l81m53n41o37p45r416s49t11v16x5	 teg	i9l7
 teh	u13	 tei	c16u5x16	 tej	a18e9	 tek	i11	 tel	d6e11l54	 tem	a6e8i23p13	 ten	e7g13n10	 teo	d29	 tep	e9i7l21
 ter	 34a23e62h5l13m42n5r198v5	 tes	a10l8s15t7	 tev	f11	 th	a226e257i199o261r34u222	 tha	b8d13i46l12m10n81o9p34y5
 the	 103a17l6m9o56r39u23	 thi	a24b8e75j42m6o11r16s9	 tho	 42m149n15r27u6y15	 thr	o31	 thu	 71a8l19m20n8o21r19s18y31
 ti	a20b21c7d6e34g17h5i7j31k6l82m97n104o5p7r112s80t52v18	 tia	g5n9	 tib	e7o10	 tie	l7n9	 tij	e15u7	 til	a7l37s16t9
 tim	 8a6i9m22o41u5	 tin	 15a24c7e9g20h5t8	 tir	 7a40e7i9o12s6u22	 tis	c6z70	 tit	i34u13	 tiv	a13o5	 tj	a7e5	 tl	a12
 tla	l5q5	 tn	05h26	 tnh	h26	 to	 47\`10a7b45c10d13f17h6i16k33l95m181n87p65r281s24t25u52v34w86y25‘13	 to\`	r10
 tob	i20l10y12	 tof	a5t10	 toi	v16	 tok	a14e6	 tol	d7e22m7s10u28	 tom	 16a74c6e18i14k7m14o13p5y5	 ton	a8d8e6g35i14y13
 top	a10e8l18o16	 tor	c6e7g24n17o40p61r98v6	 tos	h20	 tot	h11	 tou	b16l14r18	 tov	a22u9	 tow	n83	 toy	 12i10	 to‘	l13
 tr	05a487b13e201g81h8i191n21o121p15u123y8z41	 tra	b14c102d7f30i62m5n112u10v127	 trb	o13	 tre	b31e5j13k6m49n30s9u12v36
 trg	 78	 tri	 28c9e11f9l7n49s19t20v26	 trn	a13	 tro	f7g8i7j11k5l7m43n12o5p5y6	 trp	i13	 tru	b6h5j6n32o44t23
 trz	a6c11e14i9	 ts	06a146c8e23h105o24u17	 tsa	.119b12n11	 tse	 18	 tsh	a22w83	 tso	i19t5	 tsu	i15
 tu	 12a9b21c31d21f5g6k15l38m11n94o30r210s19t24u17x9y14z6	 tub	a6e8i7	 tuc	h10k8s7	 tud	o18	 tuk	u14	 tul	a13i6l8
 tun	c17e18g15n33	 tuo	m23n7	 tur	a5c42g9k51n71t5u5z5	 tus	c5n6	 tut	u23	 tuu	l10r5	 tuy	e14	 tv	a5r12
 tw	06a5e20i10u15	 twe	e5n12	 twu	m15	 ty	 62c6l18n19r27s10	 ty 	c16g8t5w13đ5	 tyl	e16	 tyn	 10e5	 tyr	e14o7
 u	05 54a1b47c52d120e1f17g71h24i19j42k13l545m143n1048o1p82q1r302s79t195u2v7w4y59z61	 u 	b7p6s11z5	 ub	a12e22	 ube	l6r16
 uc	a13h31i5	 uca	r12	 uch	e9q18	 ud	 48a10e6o19s18	 ud 	a5h5n9p7s5	 udo	l14v5	 uds	i17	 uf	e11f5	 ufe	r11	 ug	 49a7o9
 uh	e9l9	 ui	t15	 uj	h5s7	 ul	.35f7i320k24l38m6r12s10t43u11v10w11y5	 ul.	 35	 uli	 5b8c298s6	 ulk	e12u12	 ull	e9o9r18
 ulr	i11	 ult	d43	 ulw	a11	 um	a27b31g33i37	 uma	r18	 umb	r26	 umg	u33	 umi	d31	 un	 262a12d595g27i113n8t24
 un 	a11b22c7g9k19l14m12o7p74r12s19t7v18z16	 und	 547e27r18	 ung	e12u5	 uni	o88t8v8	 unt	e23	 up	p26t41	 upp	e21
 upt	o41	 ur	a48b97e15f14g11i35o10r9s29u18	 ura	l12m5n25	 urb	a82i11	 ure	c5n10	 urf	o14	 uri	a9b16e6	 urs	u20
 uru	a8g9	 us	a21m14t27	 usa	d6k7m8	 usm	o12	 ust	e12i6r6	 ut	 26a22c27e5f6h5i8j19r5s44t10	 ut 	024	 uta	m16	 utc	a27
 utj	a19	 uts	h37	 uy	a7e36s10	 uye	n36	 uz	a14i21o6w6	 uza	y14	 uzi	c17
 v	099 210.308a2611c7d2e1516f4g1h3i2106j7k2l176m2n5o611p2q3r178s8t3u158v1w1x3y54z29æ20	 v 	g6k5	 v.	o308	 v.o	.308
 v0	036g5l5x5y6	 v00	 34	 va	a40c42d28f6g129h8i35j29l679m13n1103p6r227s176t21u21v11z27	 vaa	s35	 vac	a9i15l7	 vad	a7u8
 vag	 117n5	 vai	l6s19	 vaj	d12	 val	-7a33b6d63e196j7k30l223m14n7o6p15s11t35u13v7	 van	 743a7c9d228e48g8i6j7n11t25y5
 var	a44b5d7e13g38l5m36n9o7r22s13v8z7	 vas	a16c14e6i30k7s31t47u6	 vat	r18	 vau	g15	 vav	r10	 vaz	 15q8
 ve	a5c35d34e46g35i87j17l282n345r406s140t19u16v17y6z19	 vec	h16u8	 ved	a7r7v16	 vee	n40	 veg	a13g12o9
 vei	 43g18k7n6s8t5	 vel	a58d79e43i46k25l7t5v6	 ven	 29a16d13e44i5t220	 ver	a32b18d31e23g22h55i6l5m31n39o30s92t7
 ves	 9e13n7t98	 vet	e10	 veu	m11	 vev	e17	 vez	e7i10
 vi	 11a251b14c194d50e241g44i10j53k66l492n168o45p9r105s145t127v41z32	 via	 114d76n58	 vib	e6o6	 vic	 5a12e44k7o11t112
 vid	a28e5o5	 vie	g5i15l38n5r24s10t31w109	 vig	a5i10n16o8	 vij	a9e39	 vik	l12t46	 vil	a75c6d7h35j5k9l297m22o13s8u7
 vin	c62d8h22i6k23o11t18	 vio	l34r11	 vir	a29g36o14t14	 vis	 7a19e16k6n10s40t36	 vit	a21e17i15o44r6t5u12	 viv	i39
 viz	e8i9	 vl	a108e8i33o5t17	 vla	d70h5s22	 vli	e26	 vlt	a17	 vo	c7d74g34i159j39l69n57o15r56s80t6	 vod	a40e6i7n12s5
 vog	e27t6	 voi	c14e140	 voj	o15t10v7	 vol	k28l10	 von	 19-12r15	 voo	r15	 vor	o19s26	 vos	 30i6l14n7s12
 vr	a55b19c9e12g5h11i22l7s27	 vra	b5n37t6	 vrb	o10	 vrh	n11	 vri	e12n6	 vrs	a22	 vu	 41i5k32l12n13o36	 vuk	a9o15s6
 vul	c5e5	 vun	g10	 vuo	n36	 vy	 8d6h6s25	 vys	o11	 vz	w27	 vzw	 27	 væ	r20	 vær	k16
 w	051 140a1109b3c9d4e979f8g1h63i1060j2k1l6m3n9o445q1r25s11t3u115v6w1x1y156z1ł11	 w 	046b15c10f5j6m11p6w9	 w 0	09t26
 w b	r15	 w0	045	 w00	 42	 wa	 9a36c20d18e16g57h17i26k7l349n101r97s100t118v9y107	 waa	l17r13	 wac	a6h6k6	 wad	e10
 wae	l16	 wag	a20e29n7	 wah	 6y11	 wai	b7d5	 wal	 23d21e17k112l52n16s37t46u6	 wan	 32d7e11g34n5z5	 war	d28l8r17s8
 was	h45i24o7s15	 wat	a6e78s31	 way	 57n11s35	 we	b48c12e15g46h26i130l131n34r36s426t43z9	 web	e41s6	 wec	h12	 wee	r10
 weg	 31r7	 weh	n13r10	 wei	b5d10g6h8j7m36n13s29ß8	 wel	a5c36l72	 wen	d13g7t7	 wer	n18	 wes	e6l24s26t363	 wet	 10t15z15
 wh	i59	 whi	t59	 wi	a13b7c12d20e90j42k17l545m11n163r24s43t54z14	 wid	i7m9	 wie	b5c9g12l26n14r6s11	 wij	a9k15n6
 wik	s13	 wil	 14b18c13d40f5h23k30l304m12s44t34	 win	a6d61g13k16n7s11t42	 wir	t11z9	 wis	o27s7	 wit	 14t22	 wiz	a14
 wo	 8d5e5h15j26l155m6n37o60r25s23u60z6ł5	 woh	l15	 woj	c7n5t12	 wol	d18f75i6l5m9s6t18	 won	g22o10	 woo	d59	 wos	i16
 wou	t56	 wr	05i6o9	 wu	 15c24l13n21r19t8	 wuc	k24	 wun	s21	 wur	a12m5	 wy	b53l20m13s52	 wyb	.53	 wyl	a13	 wym	a13
 wys	o5p35s5	 wł	a5o6	 x	094a173b1c1d1e28f1g3h2i110j1l2m2n3o24p2r2s2u70v6w1x2z7ı14	 x0	038s5	 x00	 37
 xa	b5c10i6l7n16t19v105	 xat	u19	 xav	e5i100	 xe	l7n5z7	 xi	y88	 xiy	o88	 xo	\`12c9	 xo\`	j12	 xu	 11a25d7s9y15	 xua	n25
 xuy	e15	 xı	r8z6	 y	091 614a391b24c1d4e135f3g2h1i102j2k1l3m2n3o183p1r15s13t2u226v51w3x3y1z2ı36
 y 	a48b27c67d27e14f25g52h9j7k8l28m57n14o13p40q9r51s31t18u5v28w13z16	 y a	g8l18r11	 y b	a16o5	 y c	a28e8o20	 y d	e21
 y f	a9r8	 y g	a14o6r19u11	 y l	e7i7u8	 y m	a26e11o13	 y n	a8e5	 y p	a18e6o7u5	 y r	a5h15i5o19	 y s	a17o8	 y t	a6e6
 y v	a15e9	 y w	y13	 y z	a12	 y0	038b5r5y5	 y00	 36	 ya	a14c18d7g8h12k18l8m7n112q17r72s31w13y40	 yaa	m14	 yac	i17
 yah	y12	 yak	a10u6	 yan	 17a6e17g61n5	 yaq	u17	 yar	d21r40	 yas	a5m17	 yay	a40	 yb	a13b8	 yba	r13
 ye	b30e11j6k7n33s12t5u10v8w5	 yeb	o26	 yee	 11	 yen	 16g17	 yes	e5s5	 yeu	n10	 yi	b6m22n27p18r11u14	 yim	 20	 yin	 22
 yip	 16	 yir	e11	 yiu	 13	 yo	05g6l40q16r43s19u28z20	 yol	a25u15	 yoq	u16	 yor	b19k17	 yos	t15	 you	n8s19	 yoz	g9n10
 yr	 14	 yr 	c5e8	 yu	 26e40k12l20n68r8s38	 yue	 15n24	 yul	i20	 yun	d12g8i8u35	 yus	i9s10u19	 yv	e23o27	 yve	r7s6t8
 yvo	n24	 yı	l36	 yıl	d21m15	 z	06 28a853b48c2d45e306f3g18h78i364j2k1l50m6n7o276p1q3r117s31u254v60w41x2y26z1ł7	 z 	o26
 z o	.26	 za	 18b56c69d27f12g40h66i21j33k22l57m111n74o5p41q8r106t16u9v18w8y28	 zab	a9i14o13r8	 zac	 10a16h28k6
 zad	a8k9n6	 zag	a9o26r5	 zah	a7i11r43	 zai	c8n9	 zaj	a8e20	 zal	a20e18i5o6u7	 zam	a11b23e11f9k14o24u15	 zan	a19d23e16
 zap	a24o6r6	 zar	a41b8e5i14k5n14o5z6	 zav	a7o5	 zay	a17n7	 zb	i7o24r5y6	 zbo	n24	 zd	a9e14i9r5u6
 ze	05b8d6e9h15i14k5l101m27n30p18r25t11v9y11	 zeh	n11	 zel	a10e44i9l17t10	 zem	i5l11	 zen	o8z8	 zep	e15	 zer	d5l7
 zh	a30e13o16u19	 zha	n13o17	 zhe	n13	 zho	u16	 zhu	 15	 zi	a7c7d6e88g27j17k6l41m52n25r11t26v16y19z5	 zie	g17l12m44
 zig	m6u13	 zij	l12	 zil	a17i13u6	 zim	a5k7m26n8o6	 zin	 6a5g7	 zit	a11h11	 ziy	o16	 zl	a38i7	 zla	t36
 zo	b10e59f11h19i9k8l27m18n68r23u10	 zoe	 34y10	 zof	i11	 zoh	i18	 zom	i11	 zon	d41e17g7	 zor	a10i6	 zr	e21i13t80
 zre	n21	 zri	n13	 zrt	.80	 zs	e6i5o9	 zu	b48c5g5i27k5l41m32n45p11r19t5z7	 zub	a34r8	 zui	d25	 zul	a11f8k6u7	 zum	a23s5
 zun	g27i15	 zur	i10	 zv	a7e16i16o20	 zvi	e5n11	 zvo	l8n12	 zw	a13e9i12o5	 zy	c8l9	 ø	d15k1l7r5s100v27y3	 ød	e15
 øde	g15	 øs	t100	 øst	b18e25l19r35	 øv	r27	 øvr	e27	 đ	a96e11i81o97u52	 đa	k20n39o28	 đak	a6o12	 đan	 7g32	 đao	 28
 đi	n77	 đin	h75	 đo	 42a39n12	 đoa	n39	 đon	g11	 đu	c44r8	 đuc	 44	 ł	a20e6o17u16	 ła	p5s7	 łu	k12	 łuk	a10	 ə	l60m6z7
 əl	i60	 əli	y56	&	 67	& 	c67	& c	o67	& co	.67	'	 28a152c125e66f1h38i99k45l13m5n9o127p3q1r37s36t3u7x2y2z2	' 	c1e26v1
'a	 1b18c2f18g1i1l31m25n21q1r11s13u4v4z1	'ab	b18	'abb	a8e10	'af	u14	'afu	r14	'al	e10t14	'alt	e14	'am	o23	'amo	r22
'an	g7t12	'ant	i12	'as	c5s8	'c	h79l3o43	'ch	a79	'cha	s79	'co	n43	'con	n43	'e	a1c6g2l1m35n10r3s4v4	'em	e15i20	'eme	r15
'emi	l20	'f	a1	'h	a31o7	'ha	r31	'har	a31	'i	 1,81j3n3p1s5y5	'i,	 81	'i, 	081	'k	e29o16	'ke	e29	'kee	f29	'ko	n16
'kon	 14	'l	 5i8	'm	 3a2	'n	'1e7g1	'o	d8n6q87r25u1	'oq	i87	'oqi	,86	'or	e5s10	'ors	e10	'p	i1r2	'q	o1	'r	e25g4i3l3t2
're	i25	'rei	l25	's	 31-3h1t1	's 	r21	's r	o21	't	-3	'u	l3m1r3	'x	t2	'y	o2	'z	 1b1
(	a7b4c2d2e2g2h4j3k2l5m13o12p155r4s8t2v1w2	(a	.4l3	(b	u4	(c	h2	(d	a2	(e	m2	(g	e2	(h	a4	(j	a3	(k	a1h1	(l	a5	(m	e13
(me	r13	(mer	s13	(o	d1k10l1	(ok	r10	(okr	e10	(p	a4e145i4o2	(pe	r144	(per	s144	(r	h3i1	(s	a2c3t3	(t	s2	(v	e1	(w	e2
)	 230	) 	021t145	) 0	019	) t	b144	) tb	k144	+	06	+0	 6	,	 5640b6
, 	0992a165b1291c190d233e59f84g168h156i18j100k209l182m358n118o105p179q6r121s403t112u8v162w109x10y27z66ø8ł1	, 0	0810 182
, 00	0310 334a166	, a	b13c7d18g8h7j8l22m7n22r27	, al	b12	, an	d20	, b	a91e44h28i14j7l1016o42r29u19	, ba	n9r35s12t9
, be	c5n8r18	, bh	a23e5	, bl	o1011	, bo	g7r7s10y5	, br	a11e6i7	, c	a33e8h59i7l18o42r9z9	, ca	m5p5r16s5
, ch	a12e7i14o11r7u7	, cl	a16	, co	l8n11r9s11	, d	a36e75h8i64o22u12y5	, da	h7n13v10	, de	 26c19l9v8	, di	 7c6p49
, do	n11	, e	k5l6m9r12s7	, f	a12e20i11o8r24u5	, fe	l6r12	, fr	a10e10	, g	a21e8i6l6o28r39u37y12	, go	l6o7	, gr	a16e5i8o5
, gu	l5n6p6	, gy	a12	, h	a62e49i5o24u12	, ha	k6m10n13r10	, he	l5n9r20	, j	a48e8o32u7	, ja	c11n22	, jo	h12n8s9
, k	a46c5e7h16i8l11o45r30u31w5	, ka	f7l5n5r18	, kh	a10u6	, ko	e6i6z5	, kr	a7e8i8	, ku	h7l6n7	, l	a50e42i36o16u34
, la	i5m11n8r13	, le	m11	, li	e6n17	, lu	n12s5t7	, m	a136b7c8e45i21o87t9u24y6	, ma	b8c10d9g9h9l5n6r38t12y7
, me	i8l13r10	, mi	c9l6	, mo	e10h7k5l9n8o5r20t8	, mu	i5r8	, n	a15d9g11i24o33t5y5	, ni	e6l5r5	, no	g7r10	, o	'10l51s6
, ol	a10i14s11u13	, p	a48e34i24o40r22	, pa	l5n12t11	, pe	r17t6	, pi	e7l5n5	, po	l7s5t7w6	, pr	e5i11	, r	a24e27i19o36u10
, re	d5i14	, ro	b6l6s8	, s	a65c63e17h36i34k5m26o36p9t57u20v6z12	, sa	b5i16l9m7n14	, sc	h57	, sh	a19e6r5	, si	e8l9
, sm	e14i5	, so	l8s5u7	, st	a9e20o7r14	, su	n6t6	, t	a29e9h17i6o20r9s18	, ta	i6m13n6	, ts	a5e6	, v	a99e36i16o11
, va	l8n86	, ve	l7r19	, w	a21e17i25o27u8y7	, wi	l17	, wo	l12u7	, x	a10	, xa	v10	, y	a8i5u11	, z	a13e5h13i10u15	,b	a6
-	03488 1773'1a483b460c185d386e111f221g257h222i69j131k247l468m402n199o312p258q26r214s887t158u61v119w177x5y120z69ø2ł2
- 	a87b134c92d129e25f25g67h68i8j50k103l62m206n67o53p66q2r52s176t66u6v132w58x1y19z19	- a	b10c6d33g5k5r6	- ad	e27
- b	a37e23h23o25r16	- ba	r12s11	- be	n5r6	- bh	a15e8	- bo	s13	- c	a9h43l17o13	- ch	a11e9i7o8u7	- cl	a17
- d	e85h6i6o12u11	- de	 32c21s9v11w5	- e	b5l5r5	- f	i9u6	- g	a7i12o8r11u13w5	- h	a22e14l7o10u11	- j	a26o15	- ja	c11n14
- jo	h8n6	- k	a21e9h17i7o19r7u10w7	- kh	a12	- l	a15e15i19o5u6	- li	m5n8	- m	a78b8e23i21o31t8u21	- ma	b5e6g9l5n7r14
- mi	l10	- mo	l6o5r7t5	- n	a14d5g13i8o9t6	- na	i6m5	- o	l23m6	- ol	a5u14	- p	a21e7i5o16r12	- pa	n10	- r	a17e9i12o7u6
- ra	n7u5	- ri	c5t5	- s	a11c18e12h38i20m18o8p7t23u10z5	- sc	h17	- sh	a12e9i5r7	- sm	e12i6	- st	a11e6
- t	a11e6h19i5r9s10	- th	i6o5u5	- v	a91e24i11o6	- va	n88	- ve	r15	- w	a11e10i15o17	- wi	l12	- wo	l5u6	- y	i6u8
- z	h5i5o5	-'	t1	-0	03488	-00	03488	-000	01752 1500-236
-a	-3a6b22c10d59f14g27h12i16j1k36l58m51n60p9q2r15s44t8u13w11x3y3	-ad	a9e20o16u13	-ade	o14	-ado	m9n6	-ag	y25	-agy	a11e14
-ai	r11	-air	 11	-ak	e5o15y16	-ako	t7w8	-aky	e16	-al	b7l5z37	-alz	e37	-am	o31p14	-amo	 6a25	-amp	a7o7	-an	d26k8s10v6
-and	e10r11	-ans	a10	-as	a12e5i11s7	-asi	a5e6	-aw	u10	-awu	a10	-b	a125e66h8i29j5l12o129r60u24y1ł1
-ba	a25d8i12l9n5r28t8u16	-baa	 6h8w7	-bar	d11r8t7	-be	c6r42	-ber	g13n23	-bi	j8l5	-bo	a32d6g7l5n28r6s10u19	-boa	d15k6t9
-bon	s19	-bou	r14	-br	a16e9i5o7u14y9	-bru	n13	-c	a38e5h37i18l14o40r16s1u14z2	-ca	c8r18	-car	t5v7	-ch	a11e7i5r12
-chr	i10	-ci	t7u6	-cl	a8e5	-co	e7l5m5n8s8	-cr	e6i8	-d	'21a77e117h3i21j8o41r18u26w9y1z42’2	-d'	a20	-d'a	n14s5
-da	a11h8n25r26	-daa	k11	-dan	i11s14	-dar	k10t16	-de	 5-39n40s16v6	-de-	f14l6	-den	i37	-des	-10	-do	m10n11	-don	k10
-dr	e13o5	-dre	 10	-du	a7d5	-dz	e25o14	-dze	 25	-dzo	k13	-e	b4c1d9f5g8h5i4j1k6l9m6n17p5r8s4t9u4v5x1	-en	-14
-f	.3a41e29i10j4l13o50r64u7	-fa	d12l6s12	-fad	i12	-fas	a11	-fe	l6r13	-fer	r12	-fo	e11n7r6s20	-foe	l11	-fos	s11u9
-fr	a28e11i11o13	-fra	n21	-fro	n11	-g	a44b1e21h6i20l17o39r56u27w1y23ł2	-ga	r6s24	-gas	s21	-ge	r12	-gl	a8i6	-go	r16
-gor	s11	-gr	a25e13i7o6z5	-gra	d6n9	-gu	a5s6	-gy	a23	-gya	m13s10	-h	a56e60i9j2l2o68u24ø1	-ha	h5n9r7s5u10	-he	i11n6r19u7
-her	m11	-ho	f6l17n19r7	-hol	m10	-hon	o19	-i	 11-1g1k1l1m1n33s12t2v1w2y3	-i 	s11	-i s	i11	-in	o29	-ino	 29
-j	a56e13i3o50u6ø3	-ja	c28n12	-jac	o12q16	-jo	h17n22r5	-joh	a9n8	-jon	a17	-k	a51e27h5i11l16n11o43r29u36v1w8y9
-ka	c5i5r12t7	-ke	r7s5	-kn	o10	-ko	c6n9	-kr	i12u6	-ku	b5m7n5s6	-l	'10a181e123g1i42o78u32y1	-la	 131-10k5n12r6
-la 	a7b7c22d5i6l5m24p7s14t8	-le	-49e6n5s23z8	-le-	b7c6g6p10	-les	-18	-li	e14n13	-lin	d12	-lo	c5n37u18	-lon	d34
-lou	i11	-lu	n17	-lun	d11g6	-m	a197c9e63h1i32n2o69r1t2u23y1ł2	-ma	a5c12d5g5l15n7r97s5t11u16	-mar	c9i36n5s5t23	-mau	r16
-me	i6l6n16r12t6y5	-men	s13	-mi	c5l5s8	-mo	e5o6r26s6u6	-mor	a11e7	-n	a42d2e16g1i20k20l3o35s9t17w1y33	-na	n10z7
-ni	c5e5l6	-nk	a13r6	-nka	n13	-no	r14v6	-nor	b5d5	-nt	i14	-ny	a29	-nya	a8m8n13
-o	'13-6a3b11c1d8e7f15h1k25l43m16n36p23r16s21t24u11v24w6y2	-ob	e11	-obe	n6r5	-of	o12	-ofo	r6s6	-ok	o5p9y8
-ol	i7o8s7t8u8	-om	a5o11	-on	-34	-op	o7p5u6	-or	s10	-ors	a10	-ot	i12t6u6	-oti	 6w6	-ou	a5d5	-ov	e24	-ove	r24
-p	a49e56f5h3i38l21o30r48t1u6y1	-pa	c5n9r7t5u7	-pe	c12n5r23t10	-pec	h12	-per	e5r11	-pi	e21l5	-pie	r10t8	-pl	a21
-pla	t17	-po	l5n8	-pr	e16i21o8	-pre	g5m5	-pri	c5n12	-q	u26	-qu	a8e7i11	-qui	-11	-r	a27e36h2i31o84u26y6z2	-re	i21
-rei	c5s10	-ri	c6n7t5	-ro	 39b8l5s8t7	-ro 	j6l5	-ru	d5n5	-s	a85c90e47h3i24j5k8l4m13o42p14r1t429u99v4w4y3z7ø5
-sa	c7f6i20l17n11r11	-sai	n20	-sc	a5h83	-sch	a14e8i6l6m8n9o10u9w11	-se	i23n5v14	-sei	n22	-sev	e14	-so	l12u9w5	-sol	e5h5
-st	a11e14o11r384	-str	.326a43e6o9	-su	r91t5	-sur	-88	-t	.3a30e24h22i5o31r15s1u15w12	-ta	k7n5w7	-te	r15	-ter	e8r6
-th	e6o10	-to	l14r6w5	-tol	l14	-tu	r9t5	-tw	e5u7	-u	g1l6n28p25r1	-un	d28	-und	e28	-up	o19	-upo	n19
-v	.4a21e7i29l4o50r3u1	-va	c8l6	-vi	j5l10t6	-vo	d5n31	-von	-29	-w	.1a38e62h3i51o11u5y4ł2	-wa	g8l15	-we	g17i7l7r12s6
-weg	 16	-wi	e6l13n13	-x	a5	-y	-79a14e12i3o1r10u1	-y-	b21c7d10f15g10n8w8	-y-b	a11r9	-y-d	r10	-y-f	o11	-y-g	o10	-ya	a9w5
-ye	b11	-yeb	o11	-yr	-10	-yr-	o10	-z	a10b1d24e9i10o3s1u9v1w1	-zd	r24	-zdr	o24	-ø	d1s1	-ł	a2
.	02 6729)2,104-15a159c27f19h3i23k8l221m10n1o717p1r431s664t2u3v11z1ª19º5
. 	0303a280b161c135d169e108f81g94h78i76j177k242l222m252n116o69p141q1r139s221t75u21v50w62x1y14z71ł2	. 0	0256 47
. 00	052 53a54b56c41	. a	b16d24f6g8k5l54m29n62r29s14u10z5	. ab	d5i6	. ad	a6e5	. al	e27i5v6	. am	a9e5i5o7
. an	a7d18g7n7t12	. ar	i12	. b	a37e25h5i14l6o16r27t23u7	. be	a7r6	. br	a7i11	. bt	.23	. c	a54e13h22i11l11o10r7
. ca	l9m9r21	. ch	a12	. d	a56e31i19o14r35u8	. da	l5m9n16r9v11	. de	e5n6	. dr	.25	. e	d7k6l38m17r6s12	. el	i11l7
. f	a19e15i9l14r19	. fl	o12	. fr	a11e5	. g	a38e14i13o9r6u12	. ga	b6l7n5r5	. h	a36e25u8	. ha	r20	. he	n11r7
. i	l5n14s25v6z6	. is	a19	. j	.23a66e20o37u27	. j.	 23	. ja	c13n17r5s5	. jo	a7n5s9	. ju	a5l14
. k	.29a38e13f27g43i10k12o15r11u14v19	. k.	 29	. ka	m8r7t6	. kf	t27	. kg	 43	. kk	t12	. kv	.16	. l	a39e26i36o17t62u36
. la	r5u6	. le	o6s6	. li	l7n13	. lt	d62	. lu	c9i9k5	. m	a160e22i36o12u13	. ma	c5d7h10j10l5n8r71t16u5x5y6	. me	d6l10
. mi	k6l10r7	. n	a28e7i19o25u10y23	. na	s6t6	. ni	c7n5	. no	v11	. ny	r22	. o	k9l25m8r6s10	. ol	a5i7
. p	.15a38e23i10o15r20u14	. p.	 15	. pa	t6u7	. pe	r5t13	. po	l6r8	. pr	a13	. r	a50e19i14o43u11	. ra	c5f5m6n6t5
. re	n6p5	. ro	b8s12	. s	a50e13h27i25o42t21u17z8	. sa	l7m6n11r10	. sh	a12e9	. so	b6k17n5	. st	a5e10
. t	a15e7h13i6o17r11y5	. v	a13e13i21	. w	a13i26o7u5	. wi	l10	. z	a20e5o8r19u5	. zr	t19	.)	 2	.,	 104	., 	0104	., 0	0104
.-	a1b3f3h1o2v4w1	.0	 2	.a	.159	.a.	 159	.c	.27	.c.	 24	.f	.19	.f.	 19	.h	r3	.i	n23	.in	g23	.ing	 23	.k	.4a4	.l	.221
.l.	 221	.m	a10	.ma	r10	.mar	a10	.n	.1	.o	 26.632e25r34	.o.	 324f19s289	.o.f	.19	.o.s	.289	.oe	c25	.oec	c25	.or	g34
.org	.34	.p	a1	.r	.431	.r.	l103o324	.r.l	.103	.r.o	.324	.s	.657a3t4	.s.	 657	.t	i2	.u	l3	.v	.2a7e2	.z	i1	.ª	 19	.º	 5
/	0391b9j1n149s116	/0	0259 132	/00	 259	/b	i9	/j	e1	/n	.149	/n.	 149	/s	 116
0	0126370 48464,2-2238.59/391a992b874c721d92e154f102g142h121i101j130k133l134m138n145o99p144q84r148s181t297u104v144w152x134y154z142
0 	02327'2a2290b3018c1765d1201e1228f919g1222h1240i1022j796k1827l1568m2163n1607o827p2050q449r2042s3177t1629u339v1168w782x91y219z451ø5đ67ł13
0 0	01694a24b28c25d28e26f24g15h20i28j24k27l21m18n16o18p20q26r23s35t38u33v27w28x14y29z16
0 00	0727 417a23b26c23d21e19f23g27h15i15j17k16l19m22n30o21p26q24r20s23t16u28v24w13x16y19z24	0 0t	07h7p6
0 a	06a44b88c17d132f29g133h15i60j34k62l511m163n218p30r145s95t26u82v322w26x6y35z6	0 aa	l7r25	0 ab	a10b15e12i19o9r9s5
0 ac	h11	0 ad	a40e37h9i5l5o9u9ı7	0 af	o5y7	0 ag	a11b15d16e6n6o16r8s7u29y9	0 ai	d9g11r8s5y6z10	0 aj	a5d8i13
0 ak	a9e5i11n5o12y6	0 al	a113b29c26d7e40f7g7i44l154m10o7t39u8y12	0 am	a25b15e11i35o19p13r12t24
0 an	 17a29d32e9g37h5i11k7n22s6t31	0 ap	a6e7o7p6	0 ar	a16b11c10d11g5i16l8m6o10r10s6t13y9	0 as	a18h29i5n7o8s8t9
0 at	a10t5	0 au	b11c8d6g31l7s10	0 av	e283i14t5	0 aw	a7u8	0 ay	i10	0 b	07a601e303h96i454j7l146o812r298t13u249y14
0 ba	a24b14c27d50f5g5h24i22j5k35l53m18n68o7r98s43t48u20v9y18	0 be	a18c9d10e8i6k10l55n43o22r74s18t6z13	0 bh	a67e11i7o5u5
0 bi	a5b5c8e45g8l25n24r135s174t7	0 bl	a16e9i5o113	0 bo	\`7a233b16d12e11g20h8l31n179r97s16t11u128v6w5y12
0 br	a91b5e87i23o40u18y9ø6	0 bt	.13	0 bu	c13d11e7i15k9l22m5o20r69s7t37x11z7	0 by	s5t6
0 c	06a586e115h436i78l85o268r80s17u52w11z10	0 ca	 15c20d10e12i7l42m44n56p49r131s29v137y10z12	0 ce	a6c8l26r34s27
0 ch	a94e135i109o21r32u39	0 ci	a8e8l12u34	0 cl	a44e13i15o10	0 co	a10e7i10l58m20n41r56s31u14v6	0 cr	a5e10i21n5o29u8
0 cs	e7o5	0 cu	a11e12l15m9	0 cw	i11	0 d	'9a235e218h54i191l6n5o156r40u239w17y9z8
0 da	a5b11d5g19h11k18l6m32n35r33u20v26y6	0 de	 29b6c12e14l23m10n41p5r11s20t7u5v19	0 dh	a44l7
0 di	 5a7c15e73f39j5n7o11p6y6	0 do	\`8b11l12m19n36o7r26u14y6	0 dr	a24n6o8	0 du	b36d41g8m6n16r104z5	0 dw	a7i7
0 e	 36a189b35c100d43f13g51i16j8k68l159m83n57r68s153t96u9v18w9	0 e 	015	0 ea	s186	0 eb	e18i10	0 ec	h92	0 ed	i19n5u6w6
0 eg	l6o35	0 ek	a37h9l5	0 el	 11a11c5e30i32l25m9s8v8	0 em	a8i5m26o34	0 en	d17r6s7z6	0 er	a6d5e7i13n9z12
0 es	c37g8k30m8p34s7t21	0 et	h49t44	0 ev	a5e7	0 f	05a163e81f89i112l45o155r168u81	0 fa	b15d6g30i8l23r28t25u7x5y6
0 fe	e11i9l21r11t25	0 ff	o87	0 fi	a6e6g5n11r9s21t45	0 fl	a13e8o21	0 fo	c5n5r129u5	0 fr	a55e83i21o6	0 fu	e11k7l9n31r5z13
0 g	07\`33a193b24e99h10i88j42l102o191r237u132w20y22	0 g\`	a12u17	0 ga	b19g5l26n33r28u37v17	0 gb	a7e8o7	0 ge	l6m5n28o13r30
0 gi	a12b12j6l16n6o9r5s7	0 gj	e40	0 gl	a12e52i6o32	0 go	l8n7o9r69s19t29u20y8	0 gr	a64e114i16o31u8
0 gu	a20d7e6i25l30m13p5r9s5t6	0 gw	a9y5	0 gy	a17	0 h	010a351e347i75j6l16o232r21u89v12y35ø30
0 ha	 14a8b12c8d6g5h7i24l30m27n59q7r51s9t18u36v6y9	0 he	a10d5g6i14l87n15o76r80s5t37	0 hi	c7d8l19n20r13
0 ho	 31a14c5d6e29l15m7n26p7r47s14u5w9	0 hr	a14	0 hu	d5e23g12m13n13r5s5u6	0 hy	a7e6v20	0 hø	r7y22
0 i	 61a10b67c15d43f12g61i127j24k22l74m126n79p10r28s99t69v24w7x8y18z20	0 ib	a11e7h33o9	0 ic	e12	0 id	a11e5i11o5r7
0 if	e7u5	0 ig	a10b35d7o5	0 ii	 52i52s23	0 ij	a8e5o7	0 ik	a9o7	0 il	a20i11l5o13u8z12	0 im	i7m44o15p57	0 in	d16e7n32o5s6
0 ir	a8e5u5	0 is	a25h17i9m12o7s9t10	0 it	a49o5t8	0 iv	a14	0 iy	a9e9	0 iz	m6o7	0 j	06a264e93h8i40o256u69y41
0 ja	b7c44d7e5g29k10l18m20n43r13s29u11v5y13	0 je	g5l9m6n13r17s23	0 ji	m13u5z10	0 jo	a29e32h133l6m5n8r12s20
0 ju	a9d6l11m11n13s6	0 jy	l5v32	0 k	010.9a445c11d5e132f24g6h53i248k27l56n31o291p8r226u162v19w21y8ø7ı14
0 ka	a38f14i7l20m21n37o11p9r98s33t83u7v5y37	0 ke	b13d12e11l13m11n23r15s5z8	0 kf	t24	0 kh	a28o11u11
0 ki	a6e13k21l10m123n18r36s15	0 kk	t25	0 kl	a13e20o14	0 kn	o23	0 ko	b5c24d5e11h12k33l25m15n26p17r20s41t15u8v11
0 kr	a87e12i57o7s7u46	0 ku	b10d5h20l16n39o26p5r5s8t21v6	0 kv	.19	0 kw	a14e5	0 kı	r14
0 l	07a491e261i265j10l33o239u190w6y52	0 la	 47b14c10g8h67i10k141m33n51r22s13u23v16w5x10
0 le	 42a12d11e11g9i12n18o23r18s42u6v28w6	0 li	a6b14e32l47m31n71p13s13t16v9	0 ll	w15y15
0 lo	b7c12d6g14k7l9n71r22s13t5u43v6w6	0 lu	b28c30d18e6g12i8k10n14x43z8	0 ly	 5c17n14s13
0 m	06a923b129c44e230f7h9i153k5n6o277p11r7s12t19u261y53
0 ma	b8c34d36e24g32h23i41j12k18l74m7n125p8r332s23t43u12v5x9y31z19	0 mb	a23o99	0 mc	c10k9l10
0 me	a10d27e9h7i14l44n20r31s7t21y11z15	0 mi	a5c22e13j5k7l29n17r28t10	0 mo	d7e7h11j6l12n87o15r83s23t7u9	0 mt	h17
0 mu	e7g6k7l18n140r48s18t6	0 my	 29j7s5	0 n	05 37a221d32e385g82h32i156k17o442s19t14u21w6y79z5æ34	0 n 	07b5m5p7
0 na	b7d9f5g25i8k8m55n34r9s12t17u6v11y5	0 nd	a7i11o8	0 ne	e7f6g11l48m9p20u72v6w179	0 ng	a13h18o20u23	0 nh	a23l8
0 ni	c24e15g5k14m5n11o23r11s20t13	0 nk	a6o7	0 no	g13l8n15o48r212v111w8	0 ny	a15h6i5k6o11r22	0 næ	r30
0 o	06'27a16b65c14d53e9f23g46k14l122m20n25o48p43q11r68s99t39u38v10w5y5z11	0 o'	c9h5k8	0 oa	k9x7	0 ob	e42i7l5o7
0 od	h25i5o9u6	0 of	o6t14	0 og	i16r5u25	0 ol	a14d8i29s7t21u25	0 om	i6o7	0 on	e10o5	0 oo	s45	0 op	a10f8p6u7	0 oq	t10
0 or	a11c7d8i6l7s6t11	0 os	i8m6t64w5	0 ot	o14t6	0 ou	d6l20r6	0 p	06a394e132f17h69i206l244n5o624r245t11u74y7
0 pa	c22d10g9i5k7l24m16n62r77s70t35u26v8y11z6	0 pe	c7d7e8n41r23s8t18z6	0 pf	a12	0 ph	a37i13u17
0 pi	a6e79k12l34n20r29s12t6	0 pl	a228e8o7	0 po	d5k28l135n36o9p24r295s11t7u19v11w8z20	0 pr	a37e139i27o35	0 pt	u10
0 pu	c7e9l13r31s5	0 q	05a27i8o30u366	0 qa	m8r7x5z5	0 qo	\`9r10v9	0 qu	a178b14e102i25s8v7y27
0 r	09a558e274h27i162o430u537y19ø6	0 ra	b18c8d27f10i155j30k6m159n26p18s18t37u9v14y7
0 re	b10d8g16i34m59n44s45t8u5v10y11z7	0 rh	e15o10	0 ri	b24c47e7g9j7n8o11s12t5v13
0 ro	b20d102g5h8l12m12n5o6s54t8u118v38w10y6z13	0 ru	a78b11d14e210f8j7m49n9s121t13z8
0 s	 26a732c176e282f5h167i273k74l63m78n15o347p51r31t474u257v35w9y11z45ı6ł6	0 s 	05w5
0 sa	a8b62c6d11f5g9h20i85j5k15l72m63n247o7r45s30t9u20v8	0 sc	h163o11	0 se	b19c10d23i6k9l12m17n51r10s45t43v17y5z8
0 sh	a70e36i25o11r14u9	0 si	b14d12e14g15h16i5l14m18n57p25r28t21v7w6y5z5	0 sk	a16i9o14r14y7æ8	0 sl	a30o25u6
0 sm	e48i20ø5	0 so	b8c19d26f7k11l37m25n13p25r13s8u145	0 sp	e7i22r9	0 sr	e23	0 st	 50.17a95e135i5o98r63u6
0 su	b37d43e6k5l10m25n14p12r58s24	0 sv	e21i10	0 sz	a13c9e11i5o5	0 t	08a345e119h272i109l9o217r295s87u121v9w7y15
0 ta	a6k13l35m52n98p10r68s7t10u8y10	0 te	c10h11i5k6l15m10n6p10r28	0 th	a91e45i34o23u78	0 ti	e6g6j6l10m10n13r14s10t17v11
0 to	 12\`9c7f7k6l19m18n20p13r41s8u33v9	0 tr	a112b12e51h5i49n8o25u18z14	0 ts	h83	0 tu	 6b6k9l17n15r40t9
0 u	05b17c20d5h8l13m40n30p9r40s24t83y6z23	0 ub	e15	0 uc	a11h8	0 um	a5g32	0 un	g12t9	0 ur	a19u6	0 us	a6t15	0 ut	f6s42t6
0 uz	i14w5	0 v	05a296e216i313l10o179r80u40y6	0 va	a34d7l97n78r37s23t7	0 ve	j7l55n24r56s46v12
0 vi	a53c18e33l88n27p7r13s25t17z10	0 vo	d9i112l22n6r21	0 vr	a27b6h10l6s21	0 vu	 11n9o13	0 w	05 38a147e282h8i180o76u10y9
0 w 	016b5	0 wa	 7i9l45n13r16s8t30	0 we	b9i26l17s196t18	0 wi	e15l97m6n42s7t6	0 wo	h13j6l16n13o12r5	0 x	a24o18u15ı12
0 xa	c7l5v11	0 xo	\`11c7	0 xu	a9d6	0 xı	r7z5	0 y	 9a90b7e23i13o18u20v14	0 ya	n17r53s6	0 yo	s5z8	0 yu	 5e7	0 yv	e6o7
0 z	06a154b13d7e30g11i62l16o44r40u33v6w8	0 za	c17g19i11j18k5l20m14n7p7q7r10t5	0 ze	l6r8	0 zi	a5e7g10l14m7r6t11	0 zl	a13
0 zo	e7l7m11n9u6	0 zr	e18t22	0 zu	l7n5r7	0 đ	a27i15o18u7	0 đa	n11o9	0 đi	n15	0 đo	 10a6	0,	 2	0-	02236m2	0-0	02236
0-00	02236	0.	 59	0. 	m10o8s19	0. m	a10	0. s	o17	0/	0391	0/0	0259 132	0/00	 259
00	078211 42769-2238.26/310a891b744c599d25e21f26g32h17i20j20k18l24m23n31o24p32q24r22s24t56u32v26w15x22y22z26
00 	01822a2137b2793c1652d1159e1127f808g1180h1162i997j762k1752l1427m2082n1430o803p1846q412r1902s3024t1582u338v1137w667x91y203z440ø5đ67ł13
00 0	01691c5d7j7k9n5q8r7s6t15u7	00 a	06a44b83c16d120f27g129h15i60j34k57l478m155n211p27r139s89t24u80v267w24x6y35z6
00 b	07a582e285h96i399j7l143o707r273t13u249y14	00 c	06a569e114h388i76l74o247r74s17u51w6z10
00 d	'8a223e209h54i188l6n5o147r37u237w16y9z6	00 e	 36a131b35c89d41f13g47i16j8k68l148m76n56r68s149t96u7v17w9
00 f	05a158e76f66i108l42o96r159u78	00 g	07\`33a185b24e96h10i80j42l99o188r229u127w19y19
00 h	010a330e316i67j6l16o216r21u88v12y34ø30	00 i	 61a10b67c15d43f12g61i127j24k22l74m110n78p10r22s98t69v23w7x8y18z20
00 j	06a245e89h8i39o248u67y41	00 k	010.9a426c11d5e121f24g6h53i237k27l52n31o274p8r223u155v19w20y7ø7ı14
00 l	07a417e239i259j10l22o214u187w6y52	00 m	06a874b129c42e227f7h9i145k5n6o264p11r5s12t19u258y52
00 n	05 37a214d32e297g82h32i146k17o374s18t12u21w6y78z5æ34
00 o	06'24a15b64c13d53e9f22g46k14l120m19n24o48p43q11r63s96t38u38v10y5z11
00 p	06a369e110f16h69i201l184n5o536r243t11u73y7	00 q	05a27i8o30u329	00 r	09a551e252h25i159o381u481y18ø6
00 s	 26a709c158e277f5h155i269k73l63m76n15o280p47r31t459u256v35w9y10z45ı6ł6
00 t	08a338e116h263i100l9o215r288s86u118v9y12	00 u	05b17c20d5h8l12m40n30p9r40s24t83y6z23
00 v	05a294e215i305l10o159r80u40y6	00 w	05 38a141e208h7i159o67u7y8	00 x	a24o18u15ı12	00 y	 7a88b7e20i9o15u18v14
00 z	06a153b12d7e27g11i59l16o44r40u30v6w8	00 đ	a27i15o18u7	00-	02236	00-0	02236	00.	 26	00/	0310	00/0	0259 51
000	040626 35216-1736/51a187b182c187
000 	0927a1951b2503c1479d1095e1070f741g1131h1057i945j720k1674l1327m1988n1369o763p1717q349r1733s2920t1512u321v1068w609x85y182z405ø5đ67ł13
000-	01736	000/	051	0000	013869 25257-1500	000a	 187	000b	 182	000c	 187	00a	 890	00b	 742	00c	 598	00d	 21	00e	 17
00f	05 20	00g	 29	00h	 13	00i	 19	00j	 18	00k	 13	00l	 22	00m	 22	00n	 25	00o	 23	00p	 30	00q	 20	00r	 22	00s	 23
00t	 15h38	00th	 38	00u	 28	00v	 24	00w	 15	00x	 21	00y	 19	00z	 23	0a	033 933c2d2f1g1h2i2l2m3p1t1u2v2w1y2z2	0a 	042c5
0a0	 32	0b	047 800a1d1f1g1h2m1n2o1p2q1r2t2u3v1w2y1z3	0b 	057p5	0b 0	g5k6n5	0b0	 44	0b0 	l5n6p5
0c	050 646b1c2d1f1g1h1i1j2m1n1p2q2r1s2t1w5	0c 	044c6	0c 0	t6w5	0c0	 49	0c0 	b5n7s6
0d	025 37a1e2f3g2h2j2k1n2o1p1q2r2u3w1x2y2z1	0d 	015l5	0d0	 22	0e	044 75a2b4d2e2f2i2k1l2n1o2p1r1t3v1w2x3y1z3	0e 	053c5
0e0	 41	0e0 	f8n8	0f	030 46a2b3d1e1f2i2j1n1o1p1q1r1s4u1v1w1z2	0f 	024p5	0f0	 30	0g	058 65a1c1d2e1f1h2i1j1k2o1p1r1s1u1w2
0g 	033l7	0g 0	g5r5	0g0	 57	0g0 	e6f5n13s7w7	0h	046 54c1e3f1g1h1j2k3m1o1p2r1t1u1w2	0h 	040	0h0	 44	0h0 	l7n11
0i	027 46a2d1e1f2g3h2k1l1n1q2r3t3v3w1y1z1	0i 	026p5	0i0	 24	0j	042 66a1c2f2g1h2i1k1l2n2q1r1s2u1w1x1z1	0j 	046	0j 0	n6y6
0j0	 39	0j0 	n5s5	0k	055 50a1b2c1d1e1g2h2j1k3l1m2n1o2p3q2s2y1	0k 	037	0k0	 50	0k0 	e5n5s7
0l	041 68a2b1c1e1f2i3k1n1o1p2r1t3v2w2y1z1	0l 	045p6	0l 0	m5t5z5	0l0	 40	0l0 	n5p5	0m	052 70a1b1c1d1g1i2l1m1o1q1s1u1v1y2
0m 	045p5	0m0	 50	0m0 	l5p8s6w6	0n	046 61a1d20g1h1i2j2l2m1r3s1u2w2	0n 	036b5	0n0	 43	0n0 	b5n6s5	0nd	 20	0nd 	s15
0o	026 55a3b2c1d1g1i2l2o2p1r1v1z1	0o 	031l6	0o0	 24	0p	045 79a1b3e1f2h1k1m1o1s1t2v1x1y2z2	0p 	044p7w5	0p0	 44
0p0 	b6n8s6	0q	027 34a1b1e1f2g1i3m1p1r1s3u1v1w3y1z2	0q 	013l5	0q0	 20	0r	058 56a1c1d15f1g1j2k1m1p1q1r1s1t2u2v2z1
0r 	031	0r0	 55	0r0 	b5e5l7n7s7w6	0rd	 15	0rd 	s12	0s	058 69a1c1d1e1g2h1i3j1k3m3n1o1p2r2s1t23w1x3y1z2	0s 	043	0s0	 56
0s0 	e6k5n5p6s5	0st	 22	0st 	a5s15	0t	055 61a4c1d2f1h153j1k1l1m1n2o1p6u1v2x1y1z2	0t 	044	0t0	 48	0t0 	f8n5s5w6	0th	 153
0th 	a27s125	0u	027 45a1e3f1g1h2j1k2m2n1o2p1q1r1s2t1v1w3x3z3	0u 	014l5	0u0	 23
0v	046 71b1c3e1g2h2j1l2m1n1o2q4s2t1u1w2y1	0v 	046c5	0v0	 43	0v0 	l6p5	0w	055 69a2d2e1f3g1h3i2k1q1t1u3v3w2x1z2	0w 	053
0w 0	c5r5y5	0w0	 54	0w0 	b5k5l5n11p6	0x	051 70b1c1g1h1i1j1l1q1s1u1w2z1	0x 	046	0x0	 49	0x0 	c6f5n6
0y	050 74a2b2c1e4g1h1i2j1k1n1o3q1u1v4w1x1y2z1	0y 	054p5	0y 0	g5k5	0y0	 48	0y0 	e7n10p5s7
0z	043 80a1d1e1g1h2j3k1l1m1n2o1v1w1x2	0z 	055l5	0z0	 42	0z0 	h5n6	;	 1	\`	a13i17j12k8l18o23q10r24s9u18	\`a	z13	\`az	a13
\`aza	l13	\`i	j5l12	\`il	o12	\`ilo	n12	\`j	a12	\`ja	o12	\`jao	b12	\`k	a8	\`l	 18	\`o	n23	\`on	 14a9	\`q	o10	\`qo	n10	\`qon	 10
\`r	a10g14	\`ra	q10	\`raq	o10	\`rg	\`14	\`rg\`	o14	\`s	t9	\`u	z18	\`uz	o18	\`uzo	r18
a	0225 40340)9+6,754-499.779/116a1855b3514c4794d7944e1057f1033g3662h2434i3682j1383k4309l12782m7353n28991o519p1747q178r20324s9209t6916u3760v4175w1074x380y3133z2175ß193đ17ł88’21
a 	03086(49-203a1630b1276c1524d1260e592f549g799h691i341j497k918l1049m1556n716o392p1093q44r860s2055t629u415v872w240x40y211z197ø8đ17ł4ə8
a (	p43	a (p	e43	a -	 203	a - 	a16b16c8d14g12h5k8l6m28n13o9p7r5s32t6v5	a 0	02164 859/17w6	a 0/	017
a 00	0948 980a76b84c75	a a	 154.143a6b64c23d81f12g38h19j9k24l211m61n467p11r101s98t8u18v36w7x5y16z10
a a 	b5c8d10f8h14j5k17l8m22p9r7s21t5v6	a a.	s143	a ab	a6b5d15e10i6o6r12	a ad	a21e27h8i5o7r7	a ag	a5e12u11
a al	a20b46c9e50f13i20l7m14o7t10v11	a am	a26i5o17	a an	a32d345g19i5j6n8t38	a ar	a27c7d5e10g5m14o5r8t5y6	a as	a8o77
a av	e24i5	a b	a381e216h30i86j24l37o182r184u109y24	a ba	b8c15d6h15j10k13l41m6n43r119s32t31u16y7
a be	a12c9e5i5j5k8l17n35r85s6t8z5	a bh	a24e6	a bi	a7e9n7r10s24t6z7	a bj	e11o11	a bl	a22i6o9
a bo	a5b14d6e13g11l9n21r24s22t18u10y8z6	a br	a77d7e26i21o21u23	a bu	c19k5l34r21s5	a by	p8s15
a c	a397c23e348h110i95l64o296r134u42z5	a ca	d59l34m24n35p29r115s42t21u7v6z7	a cc	 23	a ce	c15l17n21p6r33s240
a ch	a55e7i23o11	a ci	b12g6n7o14r17s10t12	a cl	a33e10i12o7	a co	d9j7k5l44m37n36r70s32t9u23v18	a cr	e32i45o23u31
a cu	c6m5r7	a d	'5a177d16e458h9i129o285r55u85v25z10	a da	 20c9d5h6i6l9m35n31o5r7u8v23	a dd	s16	a de	 321b9c15k6l63n9v16
a di	 11a22c14d5e11m8n5o31v7	a do	 175b8c7l23m19n16r12u8	a dr	a19e5i18o9	a du	b7c12d5l14m15r9s6t6	a dv	e8m7o10
a e	 229c6d28f5g9i24l64m26n22r45s68u19v15x13	a e 	a14b18c22f34h34l8m30n6o5p9r5s21t5v5x7	a ed	u19	a ei	 12r9
a el	e22i21v7	a em	a8i9m7	a er	d7i6n17o7	a es	 18c7p8q7t25	a eu	g15	a ev	a7e7	a f	a109e98i78l41o89r105u25
a fa	b24l32r19s7	a fe	i9l17r55	a fi	a5e14l20n13o6r5	a fl	a14o22	a fo	n7r41t9u15z6	a fr	a66e14i12o11	a fu	n5r9
a g	a228e23h23i44l34o102r216u102y10	a ga	b17i9j5l24m5n10r47s30t56v6	a ge	r12	a gh	a6e16	a gi	a6l16o5r8	a gl	a5e15o11
a go	d8l13m8n6o6r40	a gr	a65e32i19o72u18z8	a gu	a12e9i12l7n15r7s13t15	a gy	a5o5	a h	a225e178i56l18o107r18u79y7
a ha	b10c6i5k6l27m14n66r43s15t7u6	a he	i21l18n18r98	a hi	c5l22n9r10	a hl	a10o6	a ho	f6l32r24s5t6u6w8	a hr	i5o5
a hu	b14c6d7e7g8l5m9r6	a i	 26a6b9d5e25g16i40l22m7n23o16r16s60u5v41y7z13	a ie	l24	a ii	 26i14	a io	n7r6	a ir	i10
a is	a22l23m6	a iv	 21a13	a j	a152e65i22o127r24u101	a ja	c17g10i12k16m6n59r14s5v6	a je	l12n9r18s8v7	a ji	m6u10
a jo	a10h26n20r8s36v6z9	a jr	.24	a ju	a12l37n21r18s5	a k	-5a202e37h22i29l44m5n28o237r136u125v10y14
a ka	f6l43m15n18p6r58s16u9	a ke	n5r5y5	a kh	a18	a ki	n14	a kl	a11e15i15	a kn	e5o12u5
a ko	c26e9h6i10k7l31m13n15p10r30s27t5v14z15	a kr	a42e19i33o14s6u10	a ku	b17c7h17i5k5l9m5n26p5r9s9
a l	a264d14e158i187j6k8l6n6o138t76u180y6	a la	 5a6b13c9i7k23m30n57p6r19u45z29	a ld	a14
a le	a10b9d9e8f5h14i8j5m12o19p14s6t6u5	a li	a6c7e10g36m24n42p19s17u5v6	a lo	c22g5k12n6o6p10r12u23w5z6	a lt	d76
a lu	b20c28d7e10i51k19n17p10t5	a m	a705b11c24d10e176f5i258l7o256r12u77
a ma	c58d20e6g20h14i17j18k19l45n70r273s28t47u22v5y15z12	a mc	k8l7	a md	 10	a me	a10c5d10h7i18l47n27r21s14w10
a mi	a5c37e14g6h35k19l47n7o7r30t45	a mo	h6i6j5l21n49r104s10t14u20	a mu	c5l9n7r18s17z7	a n	a128d15e107g12i84k6o310u24y12
a na	 20b5d32g6i8m7n5r7s5t15v6z7	a nd	a5o5	a ne	a5c15d11g7l9m9t14u10v6w8	a ni	a8c26e16n12r10	a no	 194a8b6g23r20u6v36
a nu	n10r13	a o	'19b19c15d7f10g19j8k13l119m9n22p10r43s18t18v9w6y8z12	a o'	c5k8r6	a og	u15	a ol	a18i62u23	a on	d7i8
a or	c10n5s7t8	a ot	i5r6	a p	a277e171f5h63i121l82o143r141t30u42v15	a pa	c14d17g6i14l23n27r43s41t23u20v21z10
a pe	d19l13n13r61s8t42	a ph	d55	a pi	a7c25e11k5l8n29r6s10z5	a pl	a58c15	a po	d12i13l24m10p14r28s12t18	a pr	a43e40i29o26
a pt	y29	a pu	b7m5	a pv	t15	a q	i8u33	a qu	e15i17	a r	a233e147i117o240u93y26	a ra	c6d48f12h17i18j5k14m27n18p13s10t14u12
a re	a7b10c10g5i44m6n12p7s16y17	a ri	c29d22e6n9o8t11v17	a ro	a21b32c27d17h5j7l14m21s30t6u14v6w8z20
a ru	b15d11e8i5n24s10z10	a ry	a10b12	a s	.204/59a348c132e254h73i133k46l22m39n6o228p78q13r19t268u65v21y7z21
a s.	a38c5l21r140	a s/	n59	a sa	 13a9b11d11f10i16l69m28n75r51t9u7v17	a sc	h108r12	a se	b6d8g6k5n147r39t6v8y9
a sh	a27e10o20r7u7	a si	b6d8e8l36m32n8r16s5	a sk	o20u6y6	a sl	a8o9	a sm	e14i14o6	a so	b24f8k61l52m6n6r8t8u32
a sp	.7a34i8o5r11u10	a sq	u13	a sr	.12e5	a st	 9a51e73i14o19r88u13	a su	b5c9l10m7r6s5t5v5	a sv	e10	a sz	a5c5e6
a t	a88b35e85h71i46o110r116s8u62	a ta	l11m15n18r5t11y7	a tb	k35	a te	i9p8r46s5	a th	a8e6i18o12r7u20	a ti	m15n8
a to	l12m27n11p14r16u7	a tr	a65e19i7o12u7	a tu	d5n10r26	a u	d6l276m12n38r28s5t27y8z5	a ul	i260t8	a um	b10
a un	 13d12i10	a ur	b14	a ut	 5c8i5j6	a v	 43.118a265e146i201l12o43r8u24y9	a v 	g6k5	a v.	o118
a va	c12j6l130n72r14s12z8	a ve	c6i9l21n45r37s14	a vi	a11c31e26g12l55n10r7s15t21	a vl	a11	a vo	d10i8j5l5s5	a vu	k16
a w	a87e41h7i61o27u12	a wa	l32n8r7s8t8y17	a we	i6l21s5	a wi	e6l31n9	a wo	j5l13	a x	a32	a xa	v31	a y	 154a19e5i5o8u11ı5
a y 	a12b8c23d7g7l7m12o8p9r11s14t6v5z5	a z	a71d5e21h8i39o15r9u14	a za	h7j5m23p7r6y5	a zi	e13m6	a)	 9	a+	06	a,	 748b6
a, 	0122a29b213c33d18e6f8g29j6k20l14m59n24o21p38r16s49t10v10w5z8	a, 0	061 61	a, a	d5l7r7	a, b	a28h6l171	a, c	a5e5h7o13
a, k	a6h6	a, m	a23e9o15	a, n	a5o5	a, o	l12	a, p	a10e13i7	a, r	a5e6	a, s	a13h9i11o7
a-	023a62b39c24d31e1f18g12h4i5j8k13l16m43n23o39p22q2r16s27t27u5v16w3x3y5z12	a-0	023	a-00	023	a-a	d8k6m7n6s8
a-b	a11i5o12r6	a-bo	a6n5	a-c	a13	a-ca	c7r5	a-d	a12	a-f	o7r8	a-m	a20e8o10	a-ma	r12	a-o	k6l11	a-p	a6r5	a-r	e5i5	a-s	a16
a-sa	n5r5	a-t	a5e15	a-v	i6o8	a.	 406-1k4s368	a. 	a17b33e11f6j9k56l8m23n24p7r10z24	a. a	l6n8	a. b	e5t23	a. k	f27k12v16
a. m	a18	a. n	y22	a. z	r19	a.s	.368	a.s.	 368	a/	s116	a/s	 116	a0	090 78a2b2c3d1e7f1g3h3i1j2l3m3n5o1q1r2s2t2v3w1x4y2z3
a0 	042l5	a0 0	e5i5	a00	 86	a00 	066	aa	01 89-4b11c49d16f32g32h25i14j1k139l177m43n297p45r454s173t200u3v12w21x1y16
aac	 42h6	aac 	a6d5m5	aad	i11	aaf	 12i13	aafi	 8-5	aag	 22	aah	 18	aak	 8k10o51s47y16	aakk	o10	aako	 32-16	aaks	o36
aaky	e16	aal	 72b18e34s8t20	aalb	e14	aale	r25s7	aalt	o17	aam	 6o24s5	aamo	a23	aan	 248,5a5d6g6u6	aan 	0159a7d13v5
aap	s38	aaps	t37	aar	 93,13a18b9d129h5i80l17o20s34t15	aar 	-5a6	aar,	 13	aara	u11v7	aard	 97e26	aari	 49n20t11
aarl	e7o7	aaro	n19	aars	 9c5v10	aas	 43,7a37b5d6e35h7t10v5	aasa	 37	aase	n32	aat	 162l7m5s13z6	aat 	0149	aav	e12
aave	d12	aaw	i21	aawi	a21	aay	 10	aay 	m10
ab	06 102,3-2.2a550b169c6d301e666f3g5h51i474j5k21l87n10o313p3q1r445s47t10u149w1y44z21ı8ł9
aba	 70b8c25d111g8h9k24l100n60r23s37t29u15y14	abac	 14	abad	 44,5a6e15i25	abak	h16	abal	 13a39e9l21o8	aban	 20a5i22
abar	 5a6	abas	 12o14	abat	u16	abau	j11	abb	a28e36i8o88y6	abba	s19y8	abbe	v10y9	abbo	r10s22t54	abd	a15i17o30u237
abda	t13	abdi	 15	abdo	u28	abdu	l208r26	abe	 5c5e19g8i5k20l196m11n63r132t175y11	abee	b13r6	abek	 10o6
abel	 57a27e5l92s7	abem	 10	aben	 24e7i6w11	aber	 9c6d15e6f5g34n27p5t13	abet	 15a5h136o10	abey	t11	abh	a13e12i21
abhe	z12	abhi	d17	abi	 40a94b28c9e11g26l25m15n61o59r25s31t12z22	abia	 15n70	abib	 9a7o10	abig	a24	abil	e19	abim	b10
abin	 22a11o17	abio	 16d16l26	abir	 11a7	abis	a8e6o13	abiz	e16i6	abk	a10o9	abl	a10e5j5o61	ablo	 30n16v9
abo	 31c6d30k10l30n25r79s28t7u7v6w27y14	abod	e12u11	abol	c11i10	abon	 9a6	abor	 9c11n7o33s5	abos	 8e9	abow	o7s15
aboy	 13	abr	.8a72e83i196o61u14y5	abra	 5d11h36n13	abre	 8g8r10u26z28	abri	a18c20e110k15n11s15	abro	 39v13w6	abru	d7k5
abs	 7h20k7o6	absh	i20	abu	 15c9d9g6h10k8l31n6r40s5	abul	 7e7i7o9	abur	g20y10	aby	 31m8	aby 	a15	abz	 8o13	abzo	n13
ac	 470-3a334c84d8e931f2g25h1098i326j4k572l52m8n9o413p6q69r42s145t4u50v9y22z85ı22ł1
ac 	014a26b5c6d10g9i10k9l11m13n17p14s10t5v6	ac 0	012	ac a	 7.6n6	ac n	i17	aca	 144k18l26n38o37r25t25v7
aca 	07a7m5p5r5s6	acak	 17	acal	c10d5o5	acan	 20a6i6	acao	 37	acar	 7e5i8	acat	e6l16	acc	a12h11i20o35	acci	o13
acco	 27n6	ace	 513d93j13k69l31m13n14r34s57t36v29y17	ace 	011a7b8c15d129e5f5l10m11s24v6w5	aced	o92	acej	k13	acek	 64
acel	a13e9	acem	 13	acer	d21e5	aces	l5s35t12	acet	a29	acev	e17i9	acey	 17	acg	y21	acgy	v21
ach	 348,6-17a133b5e227h5i59l8m20o61s17t119u50y5	ach 	017a25p5	acha	c7d13e7l9n5r86	ache	 25a13c34l25n5r109s16
achi	 28c5l6m5	achm	a20	acho	 14v33w5	achs	e5t10	acht	 86e16	achu	c8k24l9r6	aci	 21a51c36e33k7l6n68o71t5u10
acia	 14n13s15	acic	 10a19	acie	 5l8s6t11	acin	 28e19t14	acio	 18b5n34s12	ack	 130a119e166g11i38o40r7s36y9	ack 	l8r5
acka	 115	acke	 58h5n23r43t28	acki	 27e5	acko	v26w7	acks	o34	acl	a8e23i20	acle	 16	acli	a18
aco	 38a7b206c23l7m6n33r8s17u13v52	aco 	011d16	acob	 26i19o13s142	acoc	h23	acon	 9a5n5u5	acos	 10t7	acou	n12
acov	 10a28s6	acq	u69	acqu	a5e59	acr	o10u23	acro	i10	acru	z23	acs	 63a17e10i9k16o11	acsa	 7l6	acsk	a12	acu	 12a8l8n13
acun	a11	acy	 18	acz	 25e10k12m9o9y19	aczk	o10	aczy	k11n7	acı	 7q7
ad	 1634,16-25a1159b33c20d183e1278f13g17h181i747j37k93l69m22n68o1227p4r219s172t109u327v24w84x3y110z51ı18ł1
ad 	011a23b27c10d32e6f11g9h14i5j16k16l35m23n28o39p19r19s57t23u8v30w5	ad 0	010	ad b	a6e10	ad d	e21o5u5	ad l	a19o5u10
ad m	a9e6o6	ad n	a5i12o9	ad o	b5h8r10s7	ad r	e7o5	ad s	a14t26	ad t	o8y8	ad v	a10i5l13	ad,	 16	ad-	c8p5
ada	 540,5b8c26d21g8h8i7j5l100m204n61o9r69s48t5u21	ada 	05a39b24c35d27e25f14g20h7i10j14k6l17m37n11o8p21r27s26t12v10y6z7
adac	l9s8	adad	a5e16	adal	a15b15e8i8o6s5u32y6	adam	 61a22c6e22i11o32s43	adan	 26a11y13	adar	 31a9e14o5	adas	 29d7z5
adau	g15	adb	a11e13	adbe	r11	adc	a10o8	add	e139i24o16	adde	s132	addi	s19	addo	c13
ade	 278a17b48c30d11g67i31j22k41l174m35n157o36p7r134s54t42v18w35y18z16	ade 	060a13b5d8g5k5l5o9s6w6	adea	 7l8
adeb	a8e23i7o9	adec	 12a5k12	aded	a6e5	adeg	a14b19o29	adei	r29	adej	 6i11	adek	 13e9u6	adel	 30a18e31i36l29m6u6
adem	a18i7o6	aden	 74-6a23h11i22s7	adeo	 6g14l15	ader	 44-5a15e8i20o29	ades	h10i25o9	adet	 16t13z6	adev	o16	adew	a7u24
adey	e13i5	adez	 12	adg	a10o6	adh	a49i51o7u12y55	adha	n44	adhi	k44	adhy	a55
adi	 120a69c15d26e44g20j12k7l48m73n74o38p19r44s94t14v6z10	adi 	a5n11s6	adia	 14l32y12	adic	a6e5	adid	 6i12o6	adie	 35
adig	a18	adil	 7l36	adim	 7e22i43	adin	 16a15e13i9o9s9	adio	 17n6u12	adip	e6t7	adir	-6a9e22	adis	 12a12k8l27o23t6
adit	y12	adj	a6e6i24	adji	 24	adk	a59e6i10o11u7	adka	 48,6	adl	a5e22i15j7y7ı10	adle	y10	adli	n7s7	adm	a10i9
adn	a20e5i37	adna	 17	adni	 9c11k6s6	ado	 355,5b5l43m46n66r119s318t6u56v76w115
ado 	013a15b10c16d14e17g8h8l7m19o9p7r5s25v12y11	adol	f29p9	adom	a31b5s5	adon	 19a10g15i11y7	ador	 68a12f15n10
ados	 303l9	adou	 56	adov	 16a34e7i8l5n5	adow	 71s39	adr	a25e32i121o31u7	adre	e5s24	adri	a64d24e8g8j7	adro	n29
ads	 71a6e19k50t8z8	adse	n18	adsk	a43y7	adt	 83e5k15	adtk	e15	adu	 67-30c61k30l32m17n27r13s19t20	adu 	e7l7	adu-	a8b8
aduc	t59	aduk	t28	adul	 8e8l8	adum	a14	adun	a19	adus	e17	adut	w17	adv	.6a9	adw	a59e6i8o11	adwa	j19y38	ady	 73e12s11
ady 	i9v7	adye	 7v5	adz	 8i26k8y5	adzi	 7c7e6	ae	 46,5b14c15d8f28g48k1l261m1n36r86s346t68v10x1y52z31	ae 	c6g8	aeb	i10
aec	h15	aech	i15	aef	e22u6	aefe	r22	aeg	a6h41	aegh	e41	ael	 134a41c18e7i8l9o23s7y9	ael 	a8b5c6d12f6g5l5m11r5s13w9
aela	 38	aelc	h18	aelo	 9r5	aen	 15z12	aenz	 11	aer	 5d30e8f5g12n5t11	aerd	 10a5y9	aes	 241,18-11p11s25t15
aes 	010-15a8d17e15h10m14	aes,	 18	aesp	a6l5	aess	o21	aest	a14	aet	a10e55	aeta	n10	aete	 44	aey	s51	aeys	 44	aez	 22a8
af	 84,2-6a170e68f117g1i191j4k2l54n24o155r29s27t21u47w1y26z4	afa	 27e57l17n20q5r20y18	afae	l57	afal	d11	afan	a16
afar	i7u5	afay	e16	afe	 18i6l6n10r22	afer	 11	aff	 5a18e10h10i47o12r11	affa	r16	affh	a5o5	affi	c30k7t9	affo	l6r6
affr	i11	afi	 11-5a7d14e18f13m7n14q7r57t5z16	afid	 6y7	afie	l12	afif	a13	afin	 5a6	afir	 18a6i23y10	afiz	o13
afl	a7e40i5	afle	 35,5	afn	e21	afne	r20	afo	 33-6a25l28n11r23y20	afoa	k25	afol	a20	afor	t12u6	afoy	a10e10	afr	a14e7
afra	n13	afs	h8s12	afss	o12	afu	e8n10r26	afun	k10	afur	 5o9t10	afy	o26	afyo	n26
ag	 426-2.3a756b79c2d71e634f3g57h38i104j1k1l62m7n166o462p3r78s36t7u243v5w20y363ø7ı26	ag 	0118b6e5k6m7s5	ag 0	074 44
aga	 212,11-7c14d13f6l34m6n127o7p5r242s26t17v5	aga 	013(5a5d13e7r5s8v5	aga,	 11	agac	 13	agal	h14u5	agan	 57,5a19e25
agar	 166,6a23d5i7w17z10	agas	 6s7	agat	a10	agb	a10e29o39	agbe	 7d5l5m10	agbo	 16n7o10	agd	a63	agda	 15l29m9s10
age	 249l33n219r71s32t11v11	age 	b6c6d37l13m8r9s8	agel	 6i10s5	agen	 101a34e17f9t52	ager	 23a6b8f5s6v7	ages	 26
agev	e11	agg	a5i40l7	aggi	 5o26	agh	 8a13y9	agha	l5t5	agi	 12a8c10d7e19h7n10r14s10	agie	 11	agir	a7i7	agl	a16i27ı13
agli	a12g7	aglı	k12	agn	a13e94o14u40	agne	 37r14s27t10	agno	 5l6	agnu	s40	ago	 180a5d36g10j14m15n56r45s34t5v8z32
ago 	017b6d50e11s8	agod	e8i22	agom	e9i5	agon	 25a17u8	agor	e18j16s7	agos	 13t15	agoz	a32	agr	a34e19i10ı7	agra	c5m6n14
ags	 11g8t6	agu	 7a25d6e27i31n34r10s52t40	agua	 6l7y9	ague	r15t5	agui	l17r14	agun	 6a8t7	agus	 6t40	agut	 34i5	agw	u15
agwu	 14	agy	 44a100b20c5e48f6h8i22k23l6m8o9p6r10s19t7v10	agya	p17r75	agyb	a14	agye	i21m22	agyi	 18	agyk	a8o8
agys	a5z12	agı	n15r9	agın	ı15	ah	 575,1-83a503b34c10d6e131f1g1h27i107j2l149m95n113o192p9r179s25t45u77v9w6y40z14
ah 	(11a42b23c14d12f9g5h15k17l37m17n35o8p16r20s34t24u6v9w6	ah (	p11	ah a	n33	ah b	e7o10	ah l	a8i6t10	ah n	o33	ah p	a5r5
ah s	a8c7t13	ah t	b14	ah-	a25b10d9n11o9t6	ah-a	d5k6m7	aha	 25b11d17j31m83n137r145s8v14y5z13	ahab	a5e6	ahad	 6y5
ahaj	a31	aham	 46n6o8s18	ahan	 112o11	ahar	 17a12d6i44j41n13	ahav	e14	ahaz	a12	ahb	o19u11	ahbo	z17	ahc	e10	ahce	 10
ahe	 5e16l21n31r6s25y20	ahee	d15	ahel	o13y5	ahen	 10a10	ahes	t8w14	ahey	 16	ahh	o24	ahho	b17r7	ahi	 11d16m25n14r23t5
ahid	 10	ahim	 8a8	ahin	 11	ahir	 12o11	ahl	 53-7a11b14e30i5u19	ahla	n10	ahlb	e14	ahle	 10n8r5	ahlu	w19
ahm	a31e35o12u10	ahma	d16w6	ahme	d29	ahmo	n10	ahn	 44-10e9h25o8	ahnh	o25	aho	b13d22l7m19n27r41s9v36	ahob	i12	ahod	i17
ahom	 7e8	ahon	d6e14	ahor	n8r8t18	ahov	a16i11o5	ahr	 9a65e11i62o15u14	ahra	 22d32h8	ahre	n5z5	ahri	d16n25s8y12
ahro	m10r5	ahru	s13	ahs	 8a6t6	aht	i41	ahti	 28n12	ahu	 6a15d7j19l18n5	ahuj	a19	ahy	a12o10u16	ahya	 10	ahyo	 5y5
ahyu	d9n7	ahz	a5o8	ai	 782,31-6a112b14c42d150e58f12g84h6i3j17k54l360m108n823o146p21q11r250s225t109u10v136w14x27y49z22
ai 	-17a47b33c31d73e16f16g8h19j7k19l30m16n36o8p26r9s32t22v20w17y5	ai -	 17	ai a	n39	ai b	i22	ai c	h14o6r5	ai d	e42u21
ai h	o11	ai l	a9e9	ai n	a9g19	ai p	a7h8o5	ai s	a11	ai t	a5h6r7	ai v	i13	ai w	a8i7	ai,	 31	ai, 	b6s7	aia	 75,13h8n7
aia 	d5e5m8s9	aia,	 13	aib	a6e6	aic	 5a19e6h10	aica	 11n8	aid	 18a36e41h25i5o8s6u7	aida	 20n11	aide	 14n24	aidh	e20o5
aie	 6l5r29s11	aier	 20	aies	 11	aig	 27a8e22h6l6n5	aige	 10n6	aij	a13	aik	 21a13o7u6	ail	 109a32e103i18l51o15r10y6
ail 	k5s8	aila	 12n7s9	aile	 15e8r5s5y67	aili	s8t9	aill	a20e25o6	ailo	v13	ailr	o10	aim	 9a5e50o33	aime	 20s23
aimo	 9n16u8	ain	 177-10a69e180g22h8i35o11s69t223	ain 	a10s28	aina	 34b8h7z5	aine	 97-10n51s10	aing	 8g5	aini	 33
ains	 65	aint	 25-186e10	aio	 6n127	aion	u126	aip	h9u6	aiq	 11	air	 78a9e33i58l5o17p9r26	air 	a6c5p5y9	aire	 29
airi	e54	airo	 8s7	airr	o26	ais	 47a22e46h27i32n5o15s11	aisa	 5n17	aise	 17r19	aish	a22	aisi	n5o24	aiso	n14	aiss	a10
ait	 17e8h6i12l16t45	aiti	n12	aitl	i11y5	aitt	i45	aiv	a119i13	aiva	 102,7-5	aiw	o12	aix	 22-5	aiy	a15e33	aiye	 12o6t9
aiz	 6k8p5	aj	 118,2-2.26a361c89d71e155g13h9i141j2k52l6m24n40o129p5r3s75t7u45v2y1z5	aj 	a5b5k5s5	aj.	 26
aja	 89c15d13g6k20l22m5n53p23r54s27t10y12	aja 	08b7s5	ajad	a13	ajak	a11	ajal	 15	ajan	 30a8	ajap	a21	ajar	a13d23e9s6
ajas	 18	ajay	i12	ajc	 6e5h6i28n11o14s5z11	ajci	k22	ajcn	a11	ajco	 9v5	ajcz	a6y5	ajd	a23o15u25	ajda	 14	ajdo	v15
ajdu	 11	aje	 21b5c25n47r22v5w16	ajec	a19	ajen	 5d16e15	ajer	 7a10	ajew	o6s10	ajg	a11	aji	 53b7c15m9n22t21	ajin	a14o5
ajit	a19	ajk	 6a16o25	ajko	 11v8	ajm	a9i7	ajn	a10c5i6o18	ajno	r11	ajo	 5k8l7m10n5r26s33v19z5	ajor	 24	ajos	 10e16
ajs	 12k49t5	ajsk	a46	aju	 16a5h11l5m5	ajuh	o11
ak	 1116,35-32a549b11c16d7e517f6g7h111i182k173l33m11n12o616p52r38s218t116u186v4w46y174ı36ł5
ak 	0411a60b11c7d6e8h5k20l15s62v14y8z10	ak 0	0350 54/7	ak a	 17.8n18v6	ak k	o10	ak l	a11	ak s	.21k5o10p8t15	ak v	.13
ak,	 35	ak, 	k6s5	ak-	k10p5	aka	 122a15b23c27d7i10l87n59p5r105s15t35z23	aka 	07a7s16	akaa	r15	akab	 17	akac	i5s13
akai	y10	akal	 38a19n17	akan	 11d6i6s21t5	akar	 22a5e8i16s18t15y21	akat	o18u9	akaz	i23	akc	a10
ake	 258e9l50m15n29r52s80t12	ake 	a26b10c17d15e11g7h10i5j16k7l17m19n6o10r13s16t5	akel	 17a14e6i9	akem	i14	aken	 13n5
aker	 18a5e15g6	akes	 38h9s22	akh	 27a22e14i5o27t12	akha	n7t7	akho	n18	akht	i11	aki	 16c10f9l5m35n86o7	akim	 16a5o14
akin	 18e17l7t12w13	akk	a38e95i11o23	akka	l7r26	akke	 23d5n28r25v5	akki	n11	akl	a23	akla	n18	akn	a5i6
ako	 79-33b81c6l6m5n45p16r13s68t58v144w43	ako 	a8l7r7v8	ako-	a9d7o6	akob	 23i6o5s38	akon	y30	akop	i14	akos	 31k20
akot	a8e33o15	akov	a96e5i12n6o8s16	akow	 6o5s12u18	akp	a31u21	akpa	r28	akpu	r21	akr	a18o16	akra	c7m8
aks	 17a24e8h26i21k10m7o52s26t7u9	aksa	 10a6	aksh	 6a9i5m6	aksi	m9t9	aksk	o5ø5	akso	 17n20	akss	o26	akt	a48i56u5
akta	p32	akti	 5e44	aku	 17a8b41d5j13l12m15n24r6s33t5	akub	i5o19u6	akuj	a13	akum	a8o7	akun	l6n12	akus	 24	akw	a38i6
akwa	 16-15	aky	a46e83i42	akya	 40,6	akye	 15-19a18n25	akyi	 30-12	akı	 8n8r11
al	012 1495'5,45-26.41a1564b410c275d511e1921f116g122h163i1410j106k265l1322m331n186o649p111r6s265t419u261v366w54y173z117ø2ı33
al 	031-32a113b32c52d53e31f16g19h14i13j16k28l27m40n17o17p46r31s67t16v23w6y13z5	al -	 32	al 0	029	al a	 20.9l9n35r5s6v16
al b	a14r5	al c	a28o9	al d	e23i17r6	al e	 5s11t5	al g	a6r7	al h	a5i5	al k	a5o8	al l	i9o5t5	al m	a15e13o6
al p	a13e8i5o8r6	al r	a7o15	al s	.12a14i6t12	al v	.6i11	al,	 45	al, 	b10d5	al-	d7f12	al-f	a12	al.	 41	al. 	j5m6p6
al0	010	al00	 10	ala	 367,16a15b76c74d47f6g34h18i82j20k27l30m177n220o10p25r58s89t74v32y24z33
ala 	06-7a25b6c6d10e5f7k6l10m6n7p10s18	ala,	 16	alaa	n13	alab	a24i11o6r33	alac	a10h27i17k8	alad	 5e19i10o9	alag	b8i5o9
alah	o8u7	alai	 22n47s8	alaj	 6a12	alak	 5a5o9	alal	a30	alam	 9a20b7e114i21	alan	 78a8d48g19i25n5s7t23	alao	s10
alap	a15	alar	 5a12c15i6z14	alas	 18o6p12s10t5z25	alat	i14o36y8	alav	a7e24	alay	a11n6	alaz	 6s18
alb	a63e154i29o23r13u120	alba	 28n25	albe	r148	albi	n21s5	albo	r11	albr	e12	albu	 6q107	alc	a96e49h7i39o61z8ı9
alca	d28l16n17o17r13	alce	 5a9d12r7s15	alci	a6d17e5	alco	 15b10l6n6r6s7y9	ald	 137-5a49e128i43k5o90r6s10u13w7ı9
ald 	a10d8f6l10v5	alda	 24n10s9	alde	 13a7m20n10r44s11z14	aldi	n8v26	aldo	 44n17v6	aldu	s10
ale	 284,7-6a30b16c38e302g10i29j72k118m24n260o44r142s165t56v15w18x225y27z29	ale 	06a12c11d5e7m5o5s9	alea	 26	aleb	 8e5
alec	 13k7s7u7	alee	a295	alei	g15r12	alej	a53s5u7	alek	 18s99	alem	 7a13	alen	 24a39c25e10i17k5t113z11	aleo	 41
aler	 13i77s6u25v7	ales	 83i12k7s28t17	alet	 19a12i13t5	alew	a10s6	alex	 21a169e12i13y6	aley	 21	alez	 27
alf	 6a15e9i5o31r46	alfa	r11	alfo	n26	alfr	e45	alg	a37e18i13o24u24	alga	a11d9r5	alge	b6c8	algo	 18	algu	n21	alh	a30o125
alha	d5e14	alho	 106,7-7	ali	 214,18-5a144b9c160d23e78f7g14h5j17k87l29m71n264o14p13q6s141t30x6y29z13
ali 	-9a17c19e5h5l9m8n5p7s5	ali,	 18	alia	 134	alic	 8a30e52i25k34o10	alid	 8a9	alie	 46n6r13s6	alig	b10	alij	a13
alik	 63a5o13	alil	 5i5o7y7	alim	a50i9o5	alin	 28a76d23e15g56j11o17t21	alis	 31a12e14h5k5o6t48z7	alit	a10e5i11
aliy	a16e13	aliz	 6e5	alj	 20a42e29s6	alja	 31v7	alje	v23	alk	 54a23e97o30s39u8	alka	 10	alke	a20n22r55	alko	v16w5
alks	 29n8	all	 173a155e650g8i116o101s74u11y8ı8	alla	 47c6d19h5n8o5r20s22y9	alle	 111e170g19j24n73r48s39y150
alli	 14e25n24o19s25	allo	 31i10n8r5s13u23	alls	 50c18	alm	 18a160e36i73o27	alma	 46c7d13i9n27r14s20t6z8	alme	d6i21r7
almi	 25e12n27r8	almo	n15r5	aln	a44e15i43o42s16u21	alna	 24,12j7	alni	c9e15n15	alno	v38	alns	 13	alnu	t16
alo	 114,7b17c12d14g52h10i8j12k9l26m68n85p6s29t9u25v101w14y12z9	alo 	-7a9l5	alob	a5o11	aloc	s10	alog	 14h14u21
aloj	a5z6	alol	a7q13	alom	 26i15o16	alon	 7a6e22g6s12z23	alos	 13k8	alou	p13	alov	 8a51c10e9i14	alow	 6o7	aloy	e5i6
alp	a49e9h13o12u15	alpa	n20r23	alpu	r15	als	 38a7e10h38i13k49o36s12t22u14v15	alsh	 28	alsk	a17i23o5	also	s6v9	alss	o12
alst	a5r11	alsu	 5n8	alsv	e9i6	alt	 34a62e182h9i31o41r5s5t13u6ı20	alta	 14m17n6r6	alte	 24n41r114	alti	c8e5n5
alto	 11n25	altt	e13	altı	 13n5	alu	 82c28d8k14l12n13p48r16s21y6	aluc	a10e6h7	aluk	s10	alul	e5u7	alup	e30k12	alur	 6u6
alus	k16	alv	a177e61i69o49	alva	 70-7d28n16r36t7	alve	r16s24z17	alvi	 12l15n30	alvo	 14r32	alw	a37i12	alwa	r28
aly	 67a34c5i8n14s33	aly 	d5k5	alya	 15n19	alyn	 12	alys	s22	alz	.22a22b16e41l5	alz.	 22	alza	d16n5	alzb	e7u9	alze	t37
alı	 20k9	am	01 1181,15-10.65a1187b504c11d24e934f49g16h6i833j8k23l49m245n88o636p622r71s348t46u264v10w1y56z31ı19
am 	05-8a60b39c22d21e9f21g22h46i18j7k38l26m35n23o8p44q5r30s48t35u6v24w31y7đ33	am a	b6l9n20	am b	a6e5o9r5u6	am c	o6r6
am d	a6u5	am f	a6r5	am g	a5r8	am h	a19e6o16	am i	n14	am k	a15o5r5	am m	a15i5o6u7	am n	e7g5	am p	a9h5o15r6	am r	a6e6h5o8
am s	a5p6t20	am t	e6h5r7u6	am v	a6e5	am w	e18o5	am đ	i24o6	am,	 15	am.	 65
ama	 129,6b5c25d126e18g23h18k47l156n286r157s78t50u6y38	ama 	a10c5d10g5n7s7t5	amac	h16s5	amad	 5e10h5o94	amae	c15
amag	a17	amah	 8l10	amak	 23a18	amal	 46,7a49i46	aman	 33a6c8d71g66i33k5n6t43z5	amar	 21a70i34q10r10	amas	 41a7h9i10y5
amat	 8i14o14	amay	a20o10	amb	 5a114e147i100l16o54r50u15	amba	 45c18n7r33	ambe	e21l7r96t8y10	ambi	 8c5s76	ambl	a9e5
ambo	a13o19r6u6	ambr	a19e5i8o15	ambu	a6r6	ame	 285-12c5d149k15l72n79r89s177t15y5z19	ame 	l106r54s63	amed	 25a114
amek	 6a9	amel	 6a7i49	amen	a24h8i11n5t17u6	amer	 16i17o41	ames	 27h5t142	amet	h12	amez	 17	amf	i38o7	amfi	 22-8r8
amg	a9b5	ami	 105a32c10d31e43g7k9l149m9n247r78s45t39u13	ami 	06a10m5	amia	n22	amid	 12e7i5o6	amie	 15n21
amil	 11a28l77o17t15	amin	 61a53e33h17i31o28u9	amir	 22a29e9o14	amis	 5e14h6t17	amit	 14a22	amiu	 11	amk	y11	amky	 11
aml	a18e25	amla	 13	amle	 21	amm	 22a53e130i14o7y13	amma	d33r9	amme	 37d15l6r26s34	ammi	e12	ammy	 11	amn	 61a7i18
amni	c6k12	amo	 65a129b5c13d7g6i8j5k5l36n97p6r98s79u16v48w6	amoa	 42-20h22k22s22	amol	 8a8i5o12	amon	 30a14d9g7t23u7
amor	a28e37g6i18o6	amos	 39i20	amou	r5t9	amov	 26a14i6	amp	 129a80b6e60f12i19l49o174r6s31t14u31	ampa	 16d20g7l5n18r6
ampe	n6r39	ampf	 11	ampi	a7c5	ampl	i39o6	ampo	 54f17n67s29	amps	 20	ampt	o11	ampu	l11r14	amr	a7e24i25o9y5	amre	i12n6
amri	t16	ams	 75,5a132h14i21k5o44s18t8u11	amsa	n6y123	amsh	i12	amsi	d17	amso	n41	amss	o17	amt	 6h27o5	amth	a26
amu	 8d15e93k17l27n56r19s5t5x6	amud	i15	amue	l93	amuk	e14	amul	a25	amun	d36o19	amy	 39	amz	a17i12	amzi	d10	amı	k19
amık	 19
an	01 5757'2,110-73a1978b58c898d6360e1551f86g1839h226i1596j338k516l114m58n1604o1398p42q9r20s1347t1820u406v54w34y464z220ø2đ6ı4
an 	0251(9-73a278b182c151d711e53f91g99h114i73j56k134l158m123n104o49p144q11r135s255t142u44v118w61x5y39z35đ16	an -	 73
an 0	0183 68	an a	 19.16b11c5d10g13k6l31m6n109r11s14v5y6z5	an b	a50e32i7o20r27u30	an c	a34c5e12h16i8l9o46r19
an d	a34e577i30o42r7u13	an e	l8r5s12x7	an f	a8e19i8l10o13r29	an g	a13i17o8r39u13	an h	a40e24i17o20u9
an i	 5e11i9s11v5z8	an j	a25i5o8u13	an k	a24e16i13l7o27r13u18	an l	a40e24i22o32t13u21	an m	a50c5d5e20i23o10u6
an n	a11g16h19i17o31	an o	g5r6t5z5	an p	a44e20h16i11l8o19r13t5	an r	a28e32i18o44u8y5
an s	.14/7a22c16e26h15i20m5o36p9t46u24	an t	a17b11e10h40o13r20u24	an u	l5n5t5y21	an v	 5a27e20i23l16o15u8	an w	a26i23o5
an y	 9o15ı7	an z	a6e7i6y10	an đ	i5o9	an,	 110	an, 	013b20d6g5h6m6s7v6	an-	c6d8g8l10m7s5
ana	 1272,20b34c27d54e10g69h26i17j10k66l39m19n47p6r43s132t36v7w17y16
ana 	030-19a54b42c75d42e12f20g36h24i12j34k35l55m102n30o16p61r32s91t36u5v36w13y5z15	ana,	 20	anab	a5e11r15	anac	 5h5k14
anad	 8a18o22	anag	a49s5	anah	 8a12	anai	n6s7	anaj	i5u5	anak	a32k5p20	anal	 11a6e12	anam	 8a6	anan	d23g6o5
anar	 9e17i10	anas	 18e15i28o27t39	anat	h13o13s5	anaw	a9e5	anay	a14	anb	a12o15u21	anbo	r8y7	anbu	l11r9
anc	 14a62e130h195i163j12k17o225s30u14y24z6	anca	 44s5	ance	 66a6s24v24	anch	 74a14e69i16o20	anci	 11c15k12n16s89u9
ancj	o10	anck	e12	anco	 137,8-7i20n6s6u24v8	ancs	-13a5	ancy	 22
and	 3121,15-22a559b31d7e935f6g20h54i189j9l42m9o327p6r647s167t21u65v20y63z7ø5
and 	-6a189b192c122d136e33f34g104h106i12j52k176l86m220n108o94p104q7r56s308t92u9v156w75y31z28	and,	 15
anda	 269,7d25f7k15l35m50n25r86u7v8y7	andb	e16	ande	 102-5e11i5l54n233r305s33v47y74z47	andg	a15r5	andh	a13i31
andi	 44a11c10d11j16n48t38	andl	a12e18i5	ando	 99k11l11m5n36p25r71u11v28z7	andr	a200e266i56l6o77u28z8	ands	 80a5h5t60v6
andt	 12	andu	 46r9	andv	e6i5	andy	 39a10	ane	 908,9-10a15b6c50d8g21k40l69m6n114r25s106t43v12y57z44
ane 	-10a14b13c6d26g6h15k9l14m9n18p11r11s15w7	anea	 5u10	anec	 16e10k19	aneg	a17	anek	 22o14	anel	 11e22l28w5
anen	 50i5k14p12r5s9v5	aner	j17	anes	 17a13h22s18t25	anet	 10a16t14	aney	 48	anez	 31,7	anf	a7e7f12i8o29r9u12	anfo	r29
anfu	r10	ang	 662,31-12a191e552g29h19i101k20l12o73r30s20u50w18	ang 	013-24a29c16d7f5g6h26i6l32m5n18p21s9t31u9v10đ9
ang,	 31	anga	 51d5i10k18l17n45o5p5r12t7z7	ange	 190c6l175n41o5r30s23u50v15	angg	a9r16	angh	e15
angi	 10a5d24e8k7l5r6y20z8	angk	a18	ango	 29r11s25	angr	a15e8	angs	a5v9	angu	 9a7i9l9n7s6	angw	o17	anh	 169a21e9l21
anh 	b6d7h41l19m7n9p12t29v10đ15	anhl	a21	ani	 409,12-9a119b7c165e338f13g5h7j16k42l52m26n71p11s147t55y34z50
ani 	09(7a9b11c10d8e9f6g12h9j5k8l10m18n21o6p12r8s23t9v6	ani,	 12	ania	 53k15l7s18w23	anic	 21a23e47i6k44o8
anie	 35g14l223m35r8v9	anif	a11	anij	a5e9	anik	 18a10o9	anil	a9l20o15	anim	a9i9	anin	 13a32o18	anis	 61a10h19l20o17z8
anit	a35t11	aniy	a27e7	aniz	 9a37	anj	 54a86e58i42o49s12u27	anja	 26l7n23r9y17	anje	 40l8	anji	 14n23	anjo	 20s15
anjs	k12	anju	m9n6r6	ank	 66-5a130e29h19i21l26o123r39t10u28ı16	anka	 86r30	anke	n10r5s8	ankh	a16	anki	c5e10	ankl	i24
anko	 31l15v62w8	ankr	a34	ankt	 10	anku	n17	ankı	r16	anl	a19e31y46ı6	anla	a5n9	anle	 10y20	anly	 46	anm	a11i36u8
anmi	 21-13	ann	 427,41-80a310b8e457i111o73s26u21y35	ann 	05-6a12c6d5g13h7i6k5l8m5p6s6u27v5	ann,	 41	ann-	k5m8s27w5
anna	 210b24h29m8p6r5s5	anne	 141l36n10r43s159t27w9	anni	 29c6e17k20n29s5	anno	 10n41v12	anns	e7t14	anny	 30
ano	 510,17-7b5g18i23k32l25m5n10r124s199t6u19v330w53	ano 	034a17b12c30d20e11g14h8l11m13o5p10r10s52t11v12y16	ano,	 17
anoi	 22	anok	r7y21	anol	a8e10l6	anor	 65a19e7s30	anos	 160i16k5o5	anov	 64a156c8i71s25	anow	 15i7o7s22	anp	a8e10l6u15
anpu	r14	anr	e9w5	ans	 180,7-19a69c8d7e225f13h12i22k361l8o81p9s244t20u24w8y18	ans 	-16a11g5m12s5v8	ans-	m5s6
ansa	 29-8h22	anse	b6l13n201	ansf	e11	ansi	d9r6	ansk	a220e57i55o7y17	anso	 26-9l14m5n18	anss	e109o129t5	anst	a5r5
ansu	 5r11	ansy	 6a12	ant	 160-7a383c7e223f6h72i241j9l39o408r17s104t33u56w25y18	ant 	a6c8l5p6s20y13
anta	 167a25c10g8k24l33n51r38w13	ante	 68-5g10i7l13m11n29p13r19s20z20	anth	a23i25o21	anti	 72a48b8c10l15n53p7s17
antl	a5e34	anto	 50i11j13n166r9s120v9w17	antr	i17	ants	 8c6o82	antt	i28	antu	 8l5n33	antw	i20	anty	 5l8
anu	 91,43c6e154j8l16m11o5r9s40t7	anu,	 43	anue	l137v17	anul	 6l6	anus	 6i12o6	anv	a22e15i17	anva	i6r13	anve	j12
anvi	l11	anw	a6e9o19	anwo	 12	any	 229a101e9i23k6o52s9u11	any 	023n6	anya	 70n7r9	anyi	 9s6	anyo	n38s8
anz	 38-20a85e20i36l6	anz 	s17	anz-	s5v7	anza	 36l12n32	anze	 6l7	anzi	 22s5
ao	 297,2-1a1b24d5g7i1k2l70m8n45p1r13s16t1u19v6	ao 	09a9c7d15f6h5j7l16m19p5s12t8	ao l	a5u6	ao m	a9i8	aob	i9o13	aobo	d13
aol	 15a28i6u14	aola	 15c12	aolu	w13	aon	 32a9	aos	i10t6	aosi	y10	aou	a12	aoua	n12
ap	 49-1a404b1c3e205f3g1h57i157k19l76m3n1o217p132r44s182t23u168y1	apa	 108,7c13d12g5k7l32m5n34r69t83z14	apal	a8n6u9
apan	 20i9	apar	i16k18t22	apat	 15a22i21	apaz	 13	ape	 92a5l56n25r7s6t5	ape 	t43	apel	 16l32	apen	g9n10	aph	a23i22n9
apha	 12e9	aphi	s14	api	 8a8d51e10l5n24o23t14	apid	 22s29	apin	a8s14	apio	 11s6	apit	u7z5	apk	o13	apko	v10	apl	a29e36i9
apla	n22	aple	 26i8	apo	 18c7d21l57n29o11r27s30v5	apod	a19	apol	c5e6i9k15l6n10	apon	g16t12	apoo	r11	apor	t16	apos	o11
app	 24a10e46i34l5u5	appe	 6l10n8r21	appi	a31	apr	a11e9i22	aps	 116i5k11t37	apsk	a11	apst	a37	apt	i13o7	apti	s13
apu	 9a15c8i5r84s21t17	apua	 5n5t5	apur	 57a23	aput	r12	aq	01 9a14i12o20q8s9u105	aqa	n5t8	aqi	l12	aqil	 5a7	aqo	\`7r10
aqor	g10	aqu	b17e52i32	aqub	 13	aque	 7l21p5z17	aqui	m13n14
ar	 2002)2,43-22a2143b306c615d2348e1250f23g445h86i2470j176k1090l784m413n479o770p128q91r1055s713t1675u258v350w51x3y312z157ø1ı62ł1
ar 	023(6-28a116b35c44d39e19f15g33h17i17j15k36l37m55n42o17p34q7r36s120t22u21v39w7y10z14ə8	ar -	 28	ar 0	015 8
ar a	 19.18b7l6n34v12	ar b	a14e7	ar c	a9l7o14	ar d	a6d6e11i7	ar g	a9o6r8	ar i	i6v5	ar k	a8o7u5	ar l	a8e6i13o6
ar m	a26e6i8o6u5	ar n	a15o16	ar p	a10r8	ar r	a6e5o15u6	ar s	.10a9e19h11o27t20u8	ar u	n8t5	ar v	 5.13a7i6o5	ar,	 43
ar, 	a6b5v5	ara	 728,14-5b64c85d132e12f5g70h38i167j29k38l79m95n249o8p8r33s125t43u34v12w6y14z44
ara 	012a35b41c29d25f15g17h18j12k20l27m30n14o9p14r15s40t12v21w5	ara,	 8b6	arab	a27e5i10o5u9	arac	 14a8e8i30l9s10
arad	 18a17e19i42o10w19	arae	s10	arag	e10i13o41	arah	 31	arai	 40,7s8t8v102	araj	a16s7	arak	l11o11	aral	 59a6d7
aram	 38a22b6e6i11	aran	 70a17c9d27f6g23i7j16k6o9s12t26y15	arar	 20o6	aras	 54a5c6e14i14w5z15	arat	 16e8	arau	 11j19
araz	 25d12	arb	a93e36h5i19o112u21y10æ5	arba	c8j6k7r62t6	arbe	l5r25	arbi	e14	arbo	n16r68s20	arbu	 5n11
arc	 56a42e129h123i86k5o79s15u29y6z40	arc 	d10m7	arca	 6d23l7	arce	 12l98v9	arch	 5a30e30i39o6u12	arci	a58n9s10
arco	 36n16s23	arcu	s24	arcz	e6y32	ard	 871,13-39a96d14e280h11i154o333s114t67u314w5ı14
ard 	010a25b25c24d77e32f8g15h5i5j15k15l32m33n7o8p14r17s56t11u5v12w6z6	ard,	 13	ard-	s5t14	arda	 43d14h7n10s5	ardd	 11
arde	 28j8l8n164r5s8t52	ardi	 26-6a11m27n67t7y6	ardo	 231,8b5i5n28r10s18v6z9	ards	 41,5e16o10t7v28	ardt	 54,6	ardu	l304
ardı	m14	are	 278,9-19a166d28g12i8k32l65m37n150r36s194t63v36z91	are 	a8c9d11g5l5m5	area	 162	ared	d5e13o6	arek	 27
arel	a26i6l28	arem	 7e5o5u14	aren	 65a30c15d11s13	arer	 36	ares	 152,15n7t9	aret	 13a8e6o11t15	arev	a26i7	arez	 82,5
arf	a7i5o5	arg	 6\`21a123e47h8i120n13o57r10u36	arg\`	i12o9	arga	 26n6r59s16u6v5	arge	l9n23	argi	n92o5t9	argn	y10
argo	 24m11t9v8	argu	 21e14	arh	 51a6e8o5u10
ari	 496,98-13a532b27c90d24e125f8g13i18j40k62l68m30n250o109p7q12r9s248t122u31y9z23
ari 	050(7-13a17b5d6g11h11j7k9l20m10n33p12r5s19t13	ari,	 98	aria	 285,6-17d26k7m6n146s24	arib	a17o9	aric	 14a39i12k5o8
arid	a22	arie	 67l23m5n5s11	arii	 7,5n6	arij	a16i13	arik	 11a24e7o18	aril	e6i7l12o22u11y10	arim	a8o14
arin	 38,6a93d9e32h6i12j7k8n8o12s9u5	ario	 79n19	ariq	 12	aris	 149a19e6i29o8s18t14	arit	 9a32e5z64	ariu	s28	ariz	 21
arj	a115e41o15	arja	 23l23n53t14	arje	v35	arjo	 5r7	ark	 430a97e126g8h11i99k6l10o109s71t5u30v7w68
ark 	0199a9c5d8k12l5p6r6s23	arka	 30d5l5n22s22	arke	 12l5n28r42t28	arki	 45,9n41	arko	 58u5v21z10	arks	 57i5	arku	s23
arkw	a68	arl	 67-38a131b9e162h7i73o148s87t52	arl 	h6k6s8	arla	 75a7k6n9t6	arle	 5e11m12n29s49t19v7y23	arli	 8e32n19s9
arlo	 22n5s20t62v26	arls	e37m5o8s19t5	arlt	o52	arm	a173e109i60o38s24	arma	 41g5n84s14t12	arme	 16l15n70	armi	j19l5n23t5
armo	n25	arms	t22	arn	 13a111b5e139g7h5i59o91s8t7u12v15	arna	 35b10i6l9r11u17	arne	 35i16l13r7s40t6y6	arni	 9c8e11k9t10
arno	 27g10l20u9v5w5	arnv	a15	aro	 130,5c10d8f8g7h6k25l116m38n104r27s112t8u20v122z5	aro 	018d14e8s10	arok	 17
arol	 10a11i60o9t8y14	arom	 7e11i13	aron	 64,7e6s9	aror	a27	aros	 37a27l15z6	arou	c6g7n5	arov	 28a64i12o9
arp	a32e44i13o19u12	arpa	d9t7	arpe	 11n21r8	arpo	n17	arpu	r12	arq	.5a12u74	arqa	n10	arqu	a25e40i9
arr	 8.23a202e253i265o220u32y52	arr.	 23	arra	 89b7d5g19l9n21s26z14	arre	 28a9d8l51n21o18r31t69
arri	 11a37c7d10e48l18n6o41p5s81	arro	 22l28n13q11s89w30y20	arru	b14h14	arry	 41
ars	 141-7a44c7e51h32i24k190l41o47s49t24u8v11z24	ars 	b7d5k9s8u9v6	arsa	n12v15	arse	i6n39	arsh	 11a12i8
arsk	a147e9i23o7	arsl	a32e5	arso	n41	arss	e5o42	arst	a7e9	arsv	e10	arsz	a9e13
art	 144-6a135e358f6h83i429k8l9m29n115o225s8t11u36v8w24y22z10	art 	029a6b5p5	arta	 76l10m11n11t6x8
arte	 39a5h24l39n157r38s8y39	arth	 20a18e9o5u25	arti	 10c5d17e5g7l5m6n343s8z14	artm	a29	artn	e113
arto	 50k6l53n74r6s12v18	artt	i10	artu	r27	artw	r20	arty	 11a5	aru	 81,9c5d5l23m7n20p7s8t67v7	arul	 5u10	arun	 10a5
arut	 67	arv	a172e48i126	arva	e6j9l120r16s12t5	arve	y46	arvi	d25n69s20	arw	a32i10o5	arwa	 5l18
ary	 82'7a150e8j10k11l11o13s8	ary 	c9g5r5s14	arya	 48d5l51m9n24t7	aryj	a10	aryo	 13	arz	 19a77e13i23o5y8	arza	 49t7u7
arı	 31k14s10	arı 	025	arık	a13	arıs	 10
as	 1990,47-30a691b21c257d47e390f11g25h387i666j12k270l82m169n130o552p189q37r29s1426t1198u107v27w27y67z298ø1ı20ł6
as 	043-7a78b67c61d82e47f19g79h27i22j22k45l46m63n37o21p41q14r57s109t30u9v66w7y44z14	as 0	030 12	as a	l13n16r12s12
as b	a11e16o5r7u16	as c	a21e5i5o16r5	as d	a28e41o5u5	as e	 15s12t7	as f	a5e6o5	as g	a63r5u5	as h	a5e12o6	as i	e14
as k	a6o9r5u6v5	as l	a16e10i5o5u8	as m	a27e11i6o14	as n	a6e7o16	as o	l7r6	as p	a18e10r5	as q	u14	as r	a18e6o24
as s	.19/8a29c7i5o11u7	as t	y13	as v	a35e15i11	as y	 42	as,	 47	as, 	013	as-	g5v6
asa	 162c7d23j7k14l26m37n177r166s30t5u7y11	asa 	05c15g5s8	asad	 8u8	asal	 8l8	asam	a6o27	asan	 72a5d7e19i5o24t27
asar	 17a36e46i41o7y11	asas	 18i6	asay	o11	asc	 42a57h40i20o77q5u8	asc 	a11	asca	 9l8r23	asch	e21i6k5	asci	m9o5
asco	 47n21	asd	 14a6e6o7y8	ase	 71,7c5d5g5k34l37m6n98o31r22s16t7u10v8y21	asek	 22o12	asel	 6j15l6	asen	 36i21o10s13
aseo	 31	aser	 10i7	ases	c9t5	aseu	n10	asey	 5i15	asg	a10e9	ash	 42a66e30i159l21m24o9t13	ash 	c8g8s5	asha	 27d5n12w12
ashe	 6e21	ashi	 30d7n80r28	ashl	e17	ashm	i22	asi	 131,161-28a62b6c37d13e29j8k33l53m15n26o24p5r6t7u17	asi,	 161
asi-	a6o6	asia	 26k10m12n9	asic	 10e6k13	asid	e13	asie	d17	asik	 17a5o6	asil	b8e19i10l7	asim	 10	asin	 8s6	asio	 12r10
asiu	 9s7	ask	a75e41i39o72y33	aska	 60	aske	r27v6	aski	 15e18	asko	 22l12v33	asky	l33	asl	a38e16i10o8	asla	n9v19
asm	a15e5i92u56	asmi	n65t25	asmu	s48	asn	a24e64i21o13	asna	 21	asne	 6s7t45	asni	c6e8
aso	 30a6c275g9k10l5n69r22t6v91w6y8	asoc	i275	ason	 55	asor	 20	asov	 33,5a31i7s11	asp	a50e99i14o6r5u6	aspa	r48
aspe	n11r80	aspi	l11	asq	u37	asqu	a8e19i10	asr	i15	asri	d15	ass	 150a230e740i80k16o136t9u30z14
assa	 12g114i11m9n57r10s8	asse	 603l16n49r45u9	assi	e5l5m14n39s7	assk	a10e5	asso	 24c18n80	assu	l16n10	assz	o10
ast	 289a178d12e185h9i134j5l33n18o104r170u35y6	ast 	a32b9c8d10e8g9h14i5j12k10l62m21p5r13s15t5w8
asta	 16d24f6m34n28r13s20v9w7z12	astd	a11	aste	a8c6i5l85n31r44	asti	 15a65e15l5n12r6	astl	e28	astn	i10y5
asto	 8g6l35n23r12u11v6	astr	.11a66e8i24o49u8	astu	t31	asu	 25d5l6n37r10v11	asun	k27	asuv	 11	asv	a13e12	asva	n5r6
asve	i10	asw	a17e7	aswa	n7t5	asy	a8i14n42	asyi	a11	asyn	a42	asz	 61a28c8e60f7i11k12l39o21t29	asza	l9r9	asze	n27w16
aszl	o37	aszo	 6w6	aszt	o19	ası	m13	asım	o13
at	 903)3,29-30a1012b2c10d1e926f7g9h730i885j13k79l97m41n101o480p6r262s178t577u236v92w8y55z139ı5
at 	0151-16a49b19c16d38g12h15i10j5k16l11m14n9o11p23r6s25t19u5v9w5y9	at -	 16	at 0	0128 23	at a	b9n23	at b	a9o6
at d	e5i28	at h	a7o5	at m	a5o5	at p	o12	at s	a6h8	at,	 29	at-	q11	at-q	u11
ata	 385-5c7d9h9j5k24l141m27n165p6r163s23t17y11	ata 	0210a11c6d11g5k8l9m10n9p5s9	atak	 7i11	atal	 7a10e12i98	atam	 9b6
atan	 73a26d12e5g21i17o5	atar	 16a15i51k10o10u49	atas	a9h6	atat	u14	atay	 11
ate	 362a15c22g5h10i18j19k5l79m7n83o26p14r149s49u5w39	ate 	0165a6b5d19h6k8l6m13p5r7s15	atea	u11	atec	 11a6	atei	 16
atel	 43i5l10s6y6	aten	 28-7c13g19i5s5	ateo	 14	atep	e14	ater	 42a11i22l15n6s32	ates	 42	atew	a39
ath	 189-5a161c31e75i113l9m36o22r31u10y32	ath 	05k5p5r7	atha	 32l12m12n86r12	athc	o29	athe	 6b8n10r38u5
athi	 13a16l18n7r20s32	athm	a34	atho	n6r12	athr	a10i11y10	athy	 24	ati	 159a73c49e49f24h16i7j27l75m47n64o76q7s171u12w14
ati 	(5c6n21t5	atia	d6n12s48	atic	a9e14k21	atie	 38	atif	a15o5	atih	 15	atij	a10e11s6	atil	 22a5d42	atim	a28o12
atin	 7a21o11s9u6	atio	n76	atis	l44o7t106	atiw	i11	atj	a12	atk	a28e20o20y7	atka	 25	atke	 18	atko	 7v6w6
atl	 7a35e22o8y8ı14	atla	n23	atle	y21	atlı	 12	atm	a29i11	atma	 5j5n12r5	atn	a80e7i14	atna	 37g35m6
ato	 115l23n84r62s54t5u38v50w21	ato 	020a5d16m7s6	atol	i12	aton	 25a19f6s12	ator	 16e16r12	atos	 34i11	atou	 29m5
atov	 8a24i8	atow	n13	atr	a54e5i165o25y11	atra	 25-5n5s8	atri	 21a5c72k22n19z16	atro	 7s7	ats	 45h29i27k37o22
atsh	a6w22	atsi	c18r6	atsk	a28i5	atso	n18	att	 40a168e113h27i119o34s21u9y30	atta	 23-8c19h20l6n9q8r48t22
atte	 27l14n13o10r42	atth	e18i8	atti	 22a6e14l40n20s9	atto	n8p19	atts	e6s15	atty	 19-5	atu	 73l41m8n38r48s22	atu 	049m6
atul	 5a5l27	atun	 19d14	atur	 8a6k14v17	atus	i7z11	atv	a12e76	atve	 76	aty	 13a26	atya	 12s10	atz	 84a9e22k7s5
atz 	020	atze	n21	au	 462)1,6-22a8b124c150d276e162f106g328h8i3j39k138l354m132n154p45r494s406t194v20w17x95z12ß4
au 	012a26b6c14e10k7l16m38p8s9t8y7	au a	m10n7	au m	a10o23	au-	b5e5p6	aub	 13a7e46o22r17s6	aube	r38	aubo	u21	aubr	e7y10
auc	a14e60h47k24	auca	m10	auce	 8d20k28	auch	 18e9w18	auck	 16-6	aud	 60a36e49i80o15r31	auda	 36	aude	 28j5r9t5
audi	a22e16n23o13	audr	a5e25	aue	l11n20r129	auel	 10	auen	 6f11	auer	 73,7-16n6s7	auf	 37d18e5f16m9y6	auf 	d21	aufd	e18
auff	e15	aug	 20a29e30h60i16l35o15s12u107	auga	a5s6v14	auge	n23s6	augh	e27l28t5	augi	r15	augl	e29u6	augo	 15	augs	i5z5
augu	s100	auj	o19v7	aujo	 19	auk	e23l9o12u87	auke	l16	auku	c6m81	aul	 91,7-7a50d7e8f9i75k11n5o19s18t15u20x5	aul 	b9d8s5
aula	 33n10	auli	 5e8i7n43	aulk	r11	aulo	 13v6	auls	e16	ault	 15	aulu	i5k10m5	aum	 23a17b32e22g15o11	auma	n13	aumb	a29
aume	 16	aumg	a15	aun	 77b11e8g13i10j12o7	aung	 10	aunj	e12	aup	h11t25	auph	i11	aupt	s20	aur	 73-13a74e180i76o49s6y14
aur-	d10	aura	 50c10	aure	 9a22e8i5l48n66r15	auri	 12a14c21e7n7	auro	 22r23	aury	 11
aus	 53-8a22c34e107i9k8m5o5s89t42u5	ausa	 7n13	ausc	h32	ause	n43r24w34	auss	 11a11e13i5t44	aust	e7i13o5r12
aut	 43,5a17e21h13i38l7m6o6u15z15	auta	l5r8	aute	n6r11	auti	 7e8n6t6	autz	e12	auv	a7e8i5	auw	e12	aux	 74-12i6
av	 145-5.29a639b4c38d22e1544f9g7h11i825j5k47l95m2n90o314p14r88s165t8u46v5x4y4æ5ø5	av 	b9c6f7h6j7k18m7p9r5s7v6
av k	a5r5	av.	 29	ava	 283,9c30d8g5k8l41m8n68r83s40t14u5y10z17	ava 	b8h8i29k13l5m14p5r6s9t6v17	avac	 5a8e6
aval	a6e8i6l8o9	avan	 18i6n17s8	avar	 7a6e20o5r36	avas	 30	avay	l10	avaz	o8y6	avc	e25i9	avce	 14v11	avd	a7u11	avdu	d11
ave	 53c13d14g8i17k6l52n1135r67s134t9v8z20	ave 	a8s7y6	aved	r12	avei	e5s8	avel	 17j8s6	aven	 140d6i149o35u783
aver	 7a9d5l5n16	aves	 7i14s102t6	avez	 19	avi	 53a28c33d130e156g10j5k9l218n59o21r11s76z5	avia	n22	avic	a7i6k14
avid	 82,5e22o5s9	avie	 10r129s5w11	avil	a29e16l153o16	avin	a16i11o16s5	avio	 15n5	avis	 55t13	avk	a18o25	avka	 16
avko	 11v12	avl	a18i19o45u7	avla	 14	avli	c11n5	avlo	n17v28	avn	 30a11e24i20	avna	 10	avne	 13v9	avni	c13e5
avo	 46d8g20h14i15j8l28n59r26s11u41v19	avo 	m5s7	avog	r13	avoh	i14	avoi	y10	avol	a15j7	avon	 26n8s10t7	avor	 7i6o5
avou	 40	avov	a17	avp	i14	avpi	l14	avr	a10e29i29o15	avre	 23	avri	l13n7	avro	g7n5	avs	 21e5h9k109t7y7	avsk	a70e8i19y9
avu	 8n24r5	avun	d24	aw	 80,1a342c6d7e135f9g15h1i98j8k17l38m11n48o58p1r41s69t15u66w2y1ł5	aw 	a5s5
awa	 85d10l77n80r20t28y25z5	awal	 11e10i50	awan	 65s8	awar	 13	awat	i26	away	e9n15	awe	 48c8g26r29s7ł5	aweg	 25
awer	 20	awg	a15	awi	 14a43c10e9s7	awia	 32-11	awl	 24a7i7	awn	 34o5	awo	 13d7l6r25	awor	t13	awr	 9e15o10	awre	n12
aws	k46o23	awsk	i41	awso	n23	awu	a29l17n13	awua	h29	awul	a17	awun	m12	ax	 58-12a99b1c3e62f2h1i53j1m35n1o15s1t21u8w3x1ı3
axa	c8m5s82	axas	i82	axe	 11l36n14	axel	 13l9s14	axi	m38n6	axim	 11e8i12	axm	a9i26	axmi	 25	axt	a8o13	axto	n13
ay	 1028,13-12a526b20c11d98e321f4g18h9i101k8l203m44n106o326p5r47s105t46u24v1w9x1y12z5ı30
ay 	06-7a51b23c18d7e7f6g5h8k5l14m20p10r10s165t8v6	ay a	l5n16v7	ay b	a10e5	ay m	e13	ay s	t146	ay,	 13
aya	 241,6j21l9m11n106r38s63t8z5	aya 	a8b6c37d9g5h10m11n5s36t9v5w5z5	ayaj	i21	ayan	 45a10d13i9t23	ayar	 31	ayas	 16a45
ayb	a9u6	ayc	e10	ayd	a10e52o8u9ı15	ayde	n49	aydı	n15	aye	 71b12e5m13n32r105s28t13v35	ayeb	a12	ayem	i13	ayen	i17n12
ayer	 60-6n5t24	ayes	 25	ayet	t13	ayev	 24a8	ayg	u6ı11	ayi	 49l7n20s10z7	ayin	d9k8	ayis	a10	ayl	a105e21i25o52
ayla	 91n5	ayle	e5i5y8	ayli	 5n13	aylo	n5r44	aym	a6e8i5o23	aymo	n23	ayn	 14a23e40i7o16u5	ayna	 11r9	ayne	 34	ayno	r16
ayo	 164,13b16d20g7m25o8r21v11w33	ayo 	-14a19c9i5l5m9o9s8	ayo,	 13	ayob	a14	ayod	e20	ayom	i25	ayor	 7g14	ayow	a33
ayr	 12a10o19	ayro	v19	ays	 63e11h9o15	ayse	r11	ayso	n11	ayt	a16e13o16	ayta	n11	ayte	 7k5	ayto	n15	ayu	 14	ayy	a10
ayya	h10	ayı	l18r8	ayıl	l11o5	az	0322 275,7-5a479b4d46e116h3i349j11k9l34m37n34o95q20r19s54u61v3y31z142ı19
az 	010a26b6c13d10g9j11k8l7m9r5s10	az a	 14	az0	0322	az00	0322	aza	 245c5d19i6k5l20m17n19r89s24t7v12x6	aza 	b6c5m17s9
azad	 17	azal	k16	azam	a13	azar	 35a8e21i14o8	azas	 12	azd	a7e6i25	azdi	n21	aze	 11k18l21m6n16s19v12	azek	 6a12
azel	 14	azes	 13	azev	e12	azi	 89,6a43b10c12e8f8k10m22n43o22z66	azi 	c5m5s5	azia	l26n13	azim	 6i7o6	azin	 9h25s5
azio	 16	aziz	 37a7o21	azj	a11	azl	e7i15u5	azli	d11	azm	a17i10y7	azma	 12	azn	e11i16	azni	c10	azo	 25n6r17s10v21w14
azor	 5j10	azov	 5a5i5	azow	i12	azq	u20	azqu	e20	azr	u16	azru	l16	azs	 19a14k12	azsa	l10	azsk	a12	azu	a6b6l14r21s5
azur	a7e6	azy	 20e6	azz	a94i13l5o24	azza	 72h9r5	azzi	 5n5	azzo	 8l7	azı	g10	azıg	 10	aß	b2c1e190	aße	 185r5
aße 	0124(8	ađ	a6e4i3o4	ał	 3a24b1c1d1e12g2k11o22u8y3	ała	 16	ało	p7w5	a’	d12m1n3r1s4	a’d	u12	a’du	l12
b	0133 1383)2,13-44.55a6597b320c42d318e7034f7g9h630i2906j204k333l1972m9n104o5463p7q3r3438s396t91u3199v76w5x1y455z33æ36ø33ı12ł24
b 	064&1-3a26b16c11d11e11f9g8h10i7j7k10l14m19n11o6p33r6s56t6u14v3w9y7z16ə2	b 0	06g5k6n5	b a	b5n8	b m	a11	b p	a10o11
b s	a23o8t6	b sa	f6v16	b z	e14	b ze	l11	b)	 2	b,	 13	b-	023a2b1d1e1f2g2i2j1k2l1m1o2s3	b-0	023	b-00	023	b.	 55
b. 	k6m5r5s7w7	b0	012 58a4b5c2d1e2f1g1h7i1j3k4l2m2n2o2p2r1s1t1v5w2x2y4z6	b0 	011l5n7p5
ba	03 532,9-4a128b138c430d315e21f12g88h175i143j87k291l642m94n880o40p19q1r1189s457t331u207v22w46x3y254z36
ba 	08a18b10c13d14g6i7k11l10m14n10o8p16s31v12	ba s	.5a8	baa	 17f15h22l7r25s5t5w21	baaf	i13	baah	 18	baar	 10	baaw	i21
bab	a56e5i18k9o15t8y22	baba	 8d5l11t17	baby	 18	bac	 48a32e7h223i6k81o15s14	bac 	n17	baca	 21r5	bach	 144-8e14m18s6t9
back	 21a6e36g8	baco	u12	bad	 90,5a43e55i44j5l9o9u35	bad 	a6k5s8	bada	g5j5l6m12n9	bade	l14n24r10	badi	 11e19l11
badu	 8-8n19	bae	l5z14	baez	 6a8	bag	 5a12h13i7r7u7y15ı9	bah	a20c10e11i9n43o19r45s8u7	baha	r11	bahc	e10	bahe	n10
bahn	h25o8	baho	d17	bahr	i33o10	bai	 11a13l64n11r26x8	baia	 11	bail	e64	bair	r26	baj	 6a32c12e8i5o9	baja	d7l6r10
bajc	 6s5	bak	 17a24e26h32i13k82o54t10u7ı20	baka	r18	bake	l13r10	bakh	 16t11	bakk	e81	bako	n29s14v7	bakı	 8r9
bal	 53a150c24d45e32i62k5l74m8n20o86s9t19u5v14y6ı10	bal 	a8d6s6	bala	 14b7g7l30m6n13t37z24	balc	e14	bald	 11e17o10
bale	 8t10	bali	 7n30s21	ball	a21e17o31	baln	a17	balo	d6g49l7v7y6z5	balt	a9i8	balv	i12	bam	b40g5i47	bamb	a18e16
bami	 14d5l10s14	ban	 184a75c10d77e79f9g64h6i89j23k38n13o28s40t44u44w14y34	ban 	07a16b5k5m6r5	bana	 29s18t11w9
band	a31o25u9	bane	 36,5k5r17v7	bang	 32i11k5l5	bani	 25a9c7j6z37	banj	a12i8	bank	 16o14	bann	e11	bano	 5v19	bans	k36
bant	 15a10r5u5	banu	 17e8l10t5	banw	o14	bany	a19u7	bao	 22l15	baol	 15	bap	t13	bapt	i13
bar	 48a194b92c31d61e28g17i28k9l11n44o69r280s37t195u18z6ı11	bar 	a7s5	bara	 43c14j10l47n47t11	barb	a45e5i19o15u6
barc	e9h5z7	bard	 10d13e9i5o5s13	bare	l21	barg	n10	bari	 6k6s6	barn	a32e7	baro	 26m6n25v5	barr	a63e47i44o117y5
bars	 22k13	bart	 7a15e30h7k8o113	baru	l10n5	barı	s10	bas	 36a52c5e18h44i10n45o27s28t130y42z7	basa	 9r35	base	d5l8
bash	 6i36	basn	e45	baso	 11v11	bass	e12o12	bast	i73o45	basy	n42	bat	 11a31e14h48i114m11o21r5t34u20z13	bata	l5n7r12
bath	 8a31	bati	s105	batm	a10	batt	e11i11	batu	n16	bau	 7c20d8e36j11m78r9s16x10	bauc	h20	baue	r36	baum	 10a9b31e7g15
baus	c9k7	bav	i7o5	baw	 6e27	bawe	 7r20	bay	 76a31b5d10e61i7o11r23s6u5ı8	bay 	a10c5e5s8	baya	n21	baye	 13n17r30
bayr	a5o15	baz	 6a10i6o5	bb	01 6-1a36c1e99i43m1o93r3s16u1y19	bba	s19y8	bbas	 11o8	bbe	 8e5k5l5n17r28v10y9	bben	 12
bber	s14t13	bbev	i10	bbi	e26	bbie	 22	bbo	r10s22t54	bbor	 5o5	bbos	 12o10	bbot	t54	bbs	 12	bby	 12	bc	 2-2a2e3h5i6o4z18
bcz	a6y12	bd	04 2-3a20e2i18o30u237z2	bda	l5t13	bdat	 13	bdi	 16	bdo	u28	bdou	 21l7	bdu	l208r26
bdul	 7a30b5h42j19k6l34m12q14v38	bdur	r26
be	 241,12-18a156b18c246d155e200f5g45h21i109j18k287l790m57n680o31p6r3201s171t336u17v39y42z129đ1ł3
be 	-6a11b6c11d5l7m7s7u5	be,	 12	bea	c18h21t66u42v6	beac	h18	beah	a19	beat	r38t21	beau	 7c6r8v5
bec	 11a19c9e7h52k95o23q5s12v6	beca	 17	bech	 9o9t18u11	beck	 23e51m6	beco	 21	bed	e29f6i45n35o15r18	bede	 21	bedi	 40
bedn	a35	bedo	 14	bedr	i15	bee	b13c13k99r45s21t5	beec	h13	beek	 72,5-10	beer	 27s7	bees	a20	beg	a7e6g7o10	beh	r10
bei	 49e15n9r22	bei 	b8p9s10v8w10	beie	r15	beir	a7o15	bej	a5e6	bek	 68-5a18e51h27k28m7o69	bek 	a15s13	beka	 12
beke	 34g5s5	bekh	u26	bekk	e24	beko	b8v50	bel	 137,5-19a181e71i33l184m12o40p8s28t25v5y15	bel 	a8c5l8m6p5r5s7	bel-	a13
bela	 144a12v11	bele	 37c8s6t6	beli	n20	bell	 28a62e45i20o14u5y8	belm	o10	bels	k13t8	belt	i9r10	bely	 15	bem	 15e12i26
beme	r12	bemi	 8n6s10	ben	 100a42c6d52e73g59h11i73j73k11n42o20s27t34w24y10z10	ben 	011a5i8p5s5	bena	 5l8v20
bend	a6e28o14	bene	 16c9d26s16	beng	 20-6t15u13	benh	a11	beni	 7a6c10d6k7s7t25	benj	a72	benn	e16i15	beno	i10v6
bens	c5e10k9	bent	 6e8h14o6	benw	a9e15	beo	g30	beog	r30
ber	 156,14-15a30b33c21d48e87f15g1196h5i43k54l174m16n301o36p6r22s72t786v9w15x7y12z27	ber 	c5d5g8m6p6u5	ber,	 14
bera	c7n5r5t6	berb	e5r22	berc	a5e8s5	berd	a15o24	bere	 10c7g9k11l5n33
berg	 591,36-48a21e196g32h52i6l18m21n14o5p5q18s116	beri	n5o6t14v5	berk	 12a15e6i5u5	berl	a12e119i8y31	berm	u12
bern	 12a134d11e20h39i57o9t15	bero	k9u6v5z8	berr	i10y8	bers	 20,5a8e7k6t17	bert	 233,5-30a58e18h13i34o259p5r34s65y27
berz	i14	bes	 41a9c5e14h16i8k6l6o9s8t38	besh	a12	best	e20i8	bet	 23a27h186i31o13s10t25u9	beta	 7n18	beth	 153-5a5e5l5
beti	 20n9	bett	i12y6	bev	e18i10k5o5	beve	j5r12	bevi	l10	bey	 17e5t11	beyt	a11	bez	a21d8e6i17j11n9p36u16	beza	 17
bezi	e10g5	bezj	a11	bezp	.34	bezu	i15	bf	 2-1a3o1	bg	 2a3e4	bh	02 110-1a337e99i42o11r2u26	bh 	&43	bh &	 43
bha	 8a6d30g13k32n53r34s5t104v6y37	bhad	r29	bhak	t32	bhan	a11d37	bhar	a21d5g5	bhat	 17t80	bhay	i34	bhe	k25m16n45z12
bhek	a7i10u8	bhem	b16	bhen	g45	bhez	i12	bhi	d17m5s6	bhid	a17	bhu	y17	bhuy	e17
bi	 183,5-2a241b54c126d54e341g53h13i4j51k74l186m20n444o125p3r300s427t69u12v2y71z45ł1	bi 	a11c8m5r5v6
bia	 38g14k9n116s31t6ł20	biag	e10	bian	 42a12c15k9o21u7	bias	 25	bib	 9a7e12i10o14	bibe	k12	bic	 8a25e16h26k39s6
bica	 22	bice	 6k10	bich	 15	bick	a15i9n10	bid	a25d14o8	bida	 17p5	bidd	i14	bie	 59d78l47n51r70s9w5z5	bied	e8r69
biel	 5/9a11e6i7s5	bien	 22k6n16	bier	 14e14i8k16n6	big	a27b6n9	biga	i23	bih	a11	bij	-6a15l26	bija	y13	bijl	 24
bik	 15a16e13h10o10u8	bika	s10	bike	 10	bikh	o10	bil	 21a13b8d6e47g7i14l37o20	bile	 21c12n8	bill	 5a9i9y9	bilo	b5l5v5
bim	a8b11	bimb	o11	bin	 76a114d11e7g34h39i10k5n14o35s78t9	bin 	o6r5s6	bina	 77t29	bing	 19e7o7	binh	 39	binn	i12
bino	 13v17	bins	 22k12o33t7	bio	 39d16g7k6l30m12n6w6	bio 	d7s6	biod	u16	biol	a28	biom	a11
bir	 14a64c12e37g42i13k64o23s6z15	bira	b7g18t34	birc	h12	bire	n34	birg	i5u37	biri	n10	birk	 12e52	biro	 11	birz	i5n10
bis	 247a16e25g6h26i7k7n6o27s16t26u6z5	bis 	075	bisa	 10	bise	n14r5	bish	a13n13	biso	 5v8y9	biss	e15	bist	r23
bit	 9a6e19l7o14s6	bito	v12	biy	a28e20i5o16	biya	 26	biye	l20	biyo	 12	biz	e24i6j5o8	bize	l16	bj	 1-1a7e105o49u2æ3ø36
bje	l24r81	bjel	i7o15	bjer	g49k15r17	bjo	r49	bjor	k41n8	bjø	r36	bjør	k11n25	bk	 292-1a10e7i1n1o20ı1	bko	v16	bkov	a13
bl	07 6a343e174i103j12k1o1269s2u30v20y5	bla	 13d9g9h14i28j5k23n105r7s15t17u33v10y29z17	blai	r7s17	blak	e14o5
blan	c59d28k10s5	blas	e5i8	blau	c18s5	blay	 24	ble	 61c5d16i6n7r41s25	ble 	b7d14l7s7	bled	 9o7	bler	 28	bles	 13s9
bli	c54j5k13n21t5	blic	a30k19	blin	 7c5	blj	a11	blo	 31c1021e112m50n17q5u7v11	bloc	 996h6k19	bloe	m112	blom	 26q19
blov	i10	blu	m15t6	blum	 8e5	blv	d20	blvd	.20	bm	 2-4a1i1o1	bn	01 2-12a10e16i46j11o6	bn-	i11	bn-i	 11	bne	r13	bner	 10
bni	c32k5	bnic	a14k13
bo	 190'2,4-2\`8a409b87c73d220e109f5g200h51i64j68k47l366m115n619o45p7r1100s432t255u479v156w115x9y132z89đ5
bo 	a5e9m7n6o6p5	boa	 33-16d47h30k18m218s8t35	boa 	a5l8	boa-	a5d5	boad	e9i22u16	boah	 8-9e13	boak	y18	boam	e218
boat	e35	bob	 7a13b14e7i5o16u19	bobb	i8y6	bobo	c5l6	bobu	r19	boc	 9c5h29k6s10	boch	e5o8u12
bod	 44a17e78i5j5n9o17r7u21v5z5	boda	 10	bode	 53g5n10	bodu	l7n11	boe	h33k11r47t9	boeh	m33	boer	 21,7e11
bog	a45b16d39e7i30l7n11o16u23	boga	 5n24r6t5	bogb	o12	bogd	a39	bogi	s23	bogn	a11	bogu	n13s6	boh	a7d7n7o6u19	bohu	m6s9
boi	 5g15r7s29	boig	n15	bois	 28	boj	a18e18o10u6	boja	n12	boje	 13	bok	 6a14e5o10u6	bol	a155c14d30e34i42l15o26s5t7u14y6
bola	 27a6g81j17n13t5	bolc	s13	bold	e6i6o9	bole	 12s14	boli	g15n19	bolo	n12r5	bolu	 10	bom	 6b82i13p6	bomb	e82
bon	 41a104c26d93e6g26h7i118n131o6s42y14	bona	 67,5-10p11	bonc	a24	bond	a14e10i54o7r8	bong	i14o9	boni	,87l13s5
bonn	e12i117	bons	r11u27	boo	l10r5t19	bool	a10	boot	h19	bor	 126a33b19c21d39e44g274i34j5k28n54o281r15s75t6u16z17
bora	 13n6	borb	a6e13	borc	e10	bord	e28o6	bore	c5k9r21	borg	 97e40o120v5	bori	 5l7s11y5	bork	 13a7o5	born	a7e24i9
boro	 100k9s17u117v22w8	borr	e11	bors	 30k18o12	boru	 5s5	borz	 12	bos	 60a33c161e19h16i11k15m31n6o20s28t7	bosa	 15k9n7
bosc	h131o30	bose	d9n6	bosh	e5o11	bosk	a6o9	bosm	a31	boso	v11	boss	e7h8	bot	 7a45e17h14i51k5o10s30t69	bota	 18n16r11
bote	l12	both	a13	boti	c26r24	bots	f28	bott	 42,10	bou	 26b18c17i5k6l204n10r153s15w8	boub	o15	bouc	h14	boul	e191t8
bour	 12g125l7	bov	 40a44e19i16l13n11s7	bova	 41	bove	c10n5	bovi	 8c6	bovl	j13	bow	 8a11e6i35o11s40	bowi	e5t30	bowo	 11
bows	k39	boy	 21e66l28	boye	 21r33s10	boyl	e27	boz	 18e17i25o10	bozi	a6c8d8	bp	 4i3	bq	 2h1
br	03 3.8a928b5d29e535f1h3i582k8l2m2n12o698s3t8u425v3w2y120z39æ2ø14đ3
bra	 56b12c10d66e6g109h59i23j8k39m23n278s13t73u71v49x8y15z7	brab	a5e5	brad	 7a11l13o7t14y5	brag	a109	brah	a36i14m9
brai	n13	brak	e5u28	bram	b6o8	bran	 10a12c74d81i21k21o5s10t33y5	brat	e7i51r5	brau	e6n61	brav	a6k5o31	bray	 9a6
brd	a7o15	brdo	 14	bre	 35a11b8c35d18e16g48i36j8k35m13n68r10s17t22u34v7z97	brec	h23k7	bred	e14	breg	a18e12o13	brei	t32
brek	k31	bren	d18k11n14o8t15	brer	a10	bres	c7t6	bret	i5o8t5	breu	 28g5	brez	a5i48j7n22o13
bri	a61c39d84e123g56j10k22l13n50o14s37t47v5x9z7	bria	 26n30	bric	e13h7i12	brid	g79	brie	l116	brig	a26i22	brik	s14
brin	a11g5k28	brio	n13	bris	 12a8e9o5	brit	o15s8t18	bro	 91a62c14d36e104g11h7i12k5m19n36o96s18t47u15v46w67z8	broa	d58
broc	e8k5	brod	 17e5s6	broe	c63k41	broi	c10	brom	f11	bron	 21	broo	k95	brot	h47	brou	m5w10	brov	a9s24	brow	 6n48s8
bru	c87d13e45g29i12k8m5n167s17u6y28	bruc	h15k69	brud	 7e5	brue	n37	brug	g19	brun	 15a16e14i5k9n55o34s9	bruy	n24
bry	 11a16g5n80	brya	n16	bryn	 16d16e9g8t12	brz	e18o8y7	brze	g5s8	brø	n9r5
bs	07 95,10-2a16b2c8d1e40f1g1h21i9k41l1o88p5s20t11u10v1w1z5	bs 	-7a11p7	bs a	n11	bs,	 10	bsa	c13	bsac	k13	bse	n34r6
bsen	 28	bsh	i21	bshi	r21	bsk	a22i15	bska	 21	bski	 12	bso	n87	bson	 73	bss	o18	bsso	n18	bt	03 3.76s1u8	bt.	 76
bu	 140,12-1a14b30c141d106e17f11g24h53i65j17k93l783m16n65o28q129r1069s198t101u30v1x14y10z31	bu 	-10a8c5l10	bu -	 10
bu,	 12	bub	e22	bube	c11n9	buc	,5h54k30o6s6u16z11	buch	 7e26s12	buck	r16	bucu	l7r9	bud	 6a32d16e6i22o5y6	buda	 5i15
budd	h13	bue	n17	buen	a10o7	bug	a10g7	buh	a7l38	buhl	 6e26m6	bui	 35k15l6	buik	e15	buj	a6e5o5	buk	 13e9k13o53
buko	 12l27v11	bul	 20a42e357i11k10l12o21s5t10u11v236w37	bula	 14c9h5n9	bule	v349	bulo	 9q7v5	bulv	a236	bulw	.37
bun	 7a5d23m11	bund	a6g11	bunm	i11	buo	n21	buon	 17	buq	u129	buqu	e129
bur	 17a12d19e11g737h12i7k14l48n16o15r7s16t5u7y118	burd	i5u6	burg	 485d8e26h114o45s34	burh	o12	burl	a5e40	buro	v15
burs	a10	bury	 118	bus	 19a14c34i18k5o24s37t39	busa	r11	busc	h33	busi	s14	buso	 22	buss	 8e7i5t10	bust	a7e11o12s9
but	e8h20t27w34	buth	e20	butt	 14	butw	a34	buu	r25	buur	e15t9	bux	o11	buxo	r11	buz	 9a7e5	bv	 27b28n1o8r12	bvb	a28
bvba	 28	bvr	e12	bvre	 12	bw	 1a3r1	bx	-1	by	 244,5-7a3b3c3d6e3f4g6h4k2l19m9n9o5p32r7s56t12v8w2ł6	by 	a19b11c6f5h6o7r7
by a	/11	byl	a5i6	byp	a32	bypa	s32	bys	o5t36	byst	r35	byt	c5o7	bz	 13-1e3o16	bzo	n13	bzon	 13	bæ	k33l1r2	bæk	 25v8
bø	 17g9l6m1	bı	c4s3y5	bł	a12o11u1	bła	s10	błas	z10
c	0118 4161,42-66.79a6259b15c488d72e4708f77g54h8987i3172j86k3060l1242m35n141o4975p15q138r1012s829t452u856v121w53x1y146z652ı50ł8
c 	01095-6a125b29c27d33e23f15g28h26i21j12k30l41m39n67o4p41q6r16s66t54u9v33w13y3z10đ6ə3	c 0	01037 11t6w5
c 00	017 752/259b5	c a	 29.25b6d5n22v6y9	c a.	s25	c an	d15	c b	a15	c c	a14o5	c d	a6e9i7u5	c g	o7r5u9	c h	a10	c i	l6v9
c k	a5r6u6	c l	a9e11i9	c m	a7e7i8o11	c n	a30e6i23u5	c na	d23	c ni	n17	c p	a9e7h9o12	c s	.19a8o9p7t8	c s.	r18
c t	a6h9r26u9	c tr	a23	c v	.20	c v.	o20	c w	e5i5	c,	 42	c, 	b10d18	c, d	i18	c-	017 2a1b4c3d3g5i1j2k2l1m2p2r4s10t1v1w1y4
c-0	017	c-00	017	c.	 44,32h3	c.,	 32	c., 	032	c0	010 56a3b1e2f2h2i1j1k2l5m5n1o1p4q1r1s2t2u1v1w3x3z8	c0 	05b5n7s6
ca	04 1725,35-12b51c63d267e95f3g17h12i33j7k71l502m383n484o69p163r1252s524t145u60v196w33y17z36
ca 	0437a36b28c20d50e14f19g17h19i8j11k16l18m67n8o10p24r32s41t17v21y7z6	ca 0	0335 102	ca a	n10r5s5	ca b	a10e5r6
ca c	a5o9	ca d	a7e34o5	ca e	 6s5	ca g	a5r6	ca h	e10	ca m	a28i25o9	ca p	a13	ca r	a8e5o16	ca s	.6a14p5t5	ca t	a10
ca v	a8e6	ca,	 35	ca, 	05b24	cab	a18o7r14ı5	caba	l8n8	cabr	e10	cac	 8a17c6e27	caca	k16	cace	m13r9	cad	a53c8d132e35i9o28
cada	 30s23	cadd	e132	cade	 6n10t16	cado	 26	cae	 6l16n12r56	cael	a7i7	caer	d15e5g12n5t8	cai	l6o5r5t7	cak	 43o5s5
cal	 12a124c40d30e22i70l69o19p5t7u5v34z39ı12	cala	 26b33h8i8m7n26r9	calc	a28o10	cald	a8e13o6	cale	b14	cali	 17m14n13t12
call	e55i11	calo	 10v5	calv	e12i22	calz	.22a16	calı	 12	cam	 6a34b14d8e44i107m5o13p138r7	cama	c14r19	camb	r12
came	l5r35	cami	l58n45	camo	r10	camp	 32a14b6e8i8o54u13	can	 70a56c6d52e14h5i38k35n11o29s37t58u8y62	can 	t14
cana	 21k5l22r5	cand	a16e15i15r5	cani	 11,5c10n11	cank	a17ı16	cano	 17v5	cans	 9k22	cant	a22e17o7u5	cany	 24o38	cao	 69
cao 	07m8	cap	a20e89i6k9l5o6p8r12u5	capa	l6r9	cape	 82	car	 79a92b14d107e37i66l224m76n41o78p16r178s16t72u14v129y6
car 	d6m5	cara	 14b12c8d7g13n12z11	carb	a6o5	card	 16e18i9o61	care	l6n18	cari	 15a20d5n11s5	carl	 8-14a38e23i7o58s28t47
carm	e49i8o18	carn	e16o23	caro	l51n14u7	carp	e11	carr	.23a22e61i41o31	cars	k5t6	cart	a12e29w20	caru	 12	carv	a129
cas	 84-5a76c8d15e19g10i22l5p40s44t168	cas 	a5d7h6m6s5v8	casa	n14r30s17	casd	a6y6	case	r10y5	casi	l7o9	casp	e36
cass	a9i30	cast	a16e80i9l28r32	cat	a44e34h28l16o12	cata	l24n6r13	cate	c6l6p14	cath	e10r10	catl	 7a9	cau	 7a5n5s40
caus	e36	cav	a34e10i140o7	cava	l13n7z8	cavi	l138	caw	 5l23	cawl	 23	cay	e11	caye	n11	caz	a23m10	caza	c5r14	cazm	a10
cb	05 2a3e1i1o3	cc	02 163,1-1a56e16h52i91l17o58r3u28	cca	 26m5r14	cce	 6s6	cch	a14e7i30	ccha	r14	cchi	 8a10
cci	 25-6a19n7o29	ccio	 14n12	ccl	u17	cclu	r17	cco	 38l6n7	ccu	l28	ccul	l28	cd	 5a26e29i2o8u2	cda	.26	cda.	 26	cde	r27
cder	m27	ce	 1714,13-30a95b51c77d195e13f5g14h10i19j29k173l364m35n502o1p42r330s627t91u4v244w1y24z5
ce 	059(6a28b30c32d165e11f19g25h21i25j9k25l29m35n39o9p25r20s68t6v13w13y7	ce 0	040 19	ce a	g7n9	ce b	a5o5r5	ce c	a5h14o7
ce d	'5e114i5u32	ce f	a8o5	ce g	a7r6	ce i	 6i16	ce k	l5u6	ce l	a13e8	ce m	a13i5o9	ce n	a34	ce p	i5o9	ce s	a14e5o17t13
ce,	 13	cea	 46d6f5n17s6	cean	u14	ceb	a15e27u6	ceba	l12	cebe	k26	cec	c7e7i56	ceci	l53	ced	a32e15i12o115r15	ceda	 12r19
cede	r7s8	cedi	l11	cedo	 100,6-5	cedr	i8o7	cee	 10	cei	r11	ceir	i11	cej	a14k14	ceja	 13	cejk	o13	cek	 150o13
cek 	a44s20v8	ceko	v13	cel	 41a64e49i79j12l51m14o31y11	cel 	(13b5	cela	 41k5r9y7	cele	 28,5s10	celi	 14a20k12n31
celj	e11	cell	a10e24i8	celm	i8s6	celo	 16s5	cem	 20a8e5	cen	 11a6c9e8g5i38o7t388u10z9	ceni	 32e6	cent	 132e148i8r91
cep	c23e9l6	cepc	i23	cer	 35a17c8d35e27g8i10k14m5n43o18r36s6v48	cera	 6r5	cerd	a35	cere	 6s12	cerk	n13
cern	a5e13i8o11y6	cero	 12v5	cerr	a31i5	cerv	a28e17	ces	 14a45c23i15k27l9m6s43t426u9v5	cesa	r45	cesc	a8u7	cesi	s14
cesk	a11y9	cess	 7o35	cest	a288e106i31	cet	 6a31i27o15	ceta	 29	ceti	n26	ceto	 11	cev	 6a130e17i53j9o22s6	ceva	 121
ceve	d17	cevi	c45	cevo	 22	cey	 18	cf	063 3-1a4i1o2r2u1	cf0	028 35	cf0 	035	cf00	 28	cg	 2-1a1l23r4y23	cgl	y23	cgly	n23
cgy	v21	cgyv	e21
ch	063 1379)2,33-138a1669b19c4d14e1775f14g19h15i949k61l162m232n122o718p5q18r315s103t345u512v21w230y44z4ł2
ch 	047-16a57b9c29d19f8g27h10i13j10k12l20m12p28r19s36t13u19v14w6	ch -	 16	ch 0	039 8	ch a	 5.6m11n27v5	ch c	l12o6
ch d	d5r5	ch g	m6r13	ch l	a12	ch p	a15h8l5	ch r	o14	ch s	.6r5t20	ch u	n17	ch,	 33	ch, 	b6s5	ch-	b8e5l9m7r6s62w11
ch-s	t19u37	ch0	023 40	ch0 	040	ch00	 23	cha	 86a10b14c38d39e59f32i18l146m117n193p55r506s112t97u75v40y8ł7	cha 	08e6
chab	a5e6	chac	a7h10k8o8	chad	e25o13	chae	f22l37	chaf	e16f14	chal	 22a14e16i16k8l13o22s13u17	cham	 11b32p73
chan	 16d72g76o6t9	chap	a18e27u5	char	 29d200e12i25l127n5o8p12r14s5t7y46	chas	e19i81s7	chat	-14e20h7t20u19
chau	 19b10m9n9s12x12	chav	a12e26	chb	e8o5u5	chd	o13	chdo	r11
che	 128-13a24b7c45d5f5i156k6l297m152n212r292s197t74u54v33w14y12z27ł6	che 	06a5g6	chea	l11m13	chec	h9o34	chei	d92k63
chel	 79,10a15d6e40i19l89s25	chem	 12i135	chen	 64-6b27e22g36k11s8w13	cher	 146,8-11a5e23g6i24r17s15t14y10
ches	 29a8l5t142	chet	 10t54	cheu	k17n26r8	chev	a21i8	chez	 26	chg	a12r5	chh	a10
chi	 187,21-5a72b35c18d43e110g11h15l72m57n105o10p19q10r47s28t33u25v6z12	chi 	05g5h5m22n26t5v7	chi,	 21
chia	 19m18n5r11s6v8	chib	a12i12u9	chic	o12	chid	i24o13	chie	 30b5l48v6	chil	i16l35p6	chim	 7a29m17
chin	a6d6e5g18i6n19o6s16y18	chip	p17	chiq	 10	chir	c14i11o7	chis	i15o6	chit	a15r6	chiu	 23	chiz	o12	chk	a8e40o11
chke	 31	chl	 5a42e41i32o25u15	chla	g5n15t9	chle	b9r12y10	chli	e15n9t5	chlo	e16ß7	chlu	m8p7	chm	a58e28i128o14
chma	l8n41	chme	l28	chmi	d79e10t39	chn	e77i14o10y16	chne	i40r31	chno	v10	chny	d14
cho	 51a9c26d41e44i26j5l71m12n55o19p26r41s6t47u11v114w77y16	choc	h7i7k8	chod	 5n16o6y6	choe	m12n32	choi	 23
chol	a16e17l6t19u7	chon	 10b11d5g13h6	choo	l11	chop	a7r16	chor	 13e5	chot	 9e20	chov	 13a48i21s20	chow	 24a23i11o6s11
choy	 15	chq	o7u11	chqu	n11	chr	a19e11i214o42u6z12ø8	chri	s209	chro	d16e21	chrz	a12	chs	 14e30g7h6t34	chse	 7e7l8n5
chst	r30	cht	 125-10a14e150i6o10s8	cht 	064u6	chta	 10	chte	g7l22n21r90	chu	 19b10c10d8i24k73l152m30n41p14r66s35t8
chub	e10	chui	 19	chuk	 7w66	chul	a9e23g9h13i18s23t43z10	chum	a14m14	chun	 8g21u9	chup	p14	chur	 6a5c48	chus	t34
chv	a16	chva	l13	chw	a87e78i42o9y12	chwa	b13l5n5r55t6	chwe	g47i26	chwi	l22r5	chwy	t5z7	chy	 17n16	chyn	a5o6
ci	 249,10-7a710b35c185d78e136f11g20h18i6j16k92l135m40n302o378p151r173s178t116u104v4w10y4z4	ci 	034e6s6	ci 0	019 15
ci,	 10	cia	 237,6c11d295k5l8m8n90r13s22	cia 	016a18b10c10d19e8g8m11o6p5r7s16v6	ciad	o294	cian	 8a7j6o41s18	cias	 20
cib	o12u16	cibu	l16	cic	 57a51e33h15k18	cica	 49	cice	 15v15	cich	o9y5	cick	a13	cid	e55o17	cide	n54	cido	 15
cie	 35c7l11m5n15r24s19t15	cien	 5n8	cier	 10i5n6	cies	a5l7	ciet	e8i6	cig	l6o10	cij	a13	cija	 13	cik	 47a9o26	ciko	v23
cil	 19e14i46l42o8	cili	a32o9	cill	a13e15i11	cim	 11e14i9	cin	 68a26c6d16e44g17i16k7o17s37t38	cina	 22	cind	y13
cine	 26k7	cing	o14	cino	 7v9	cins	k36	cint	a7o10r16	cio	 214b20c10g6n73r12s13t5u8
cio 	06a16b5c14d16e6f8g11l9m10p10r10s14	ciob	a19	cion	 66	cios	 12	cip	a7i131r9	cipi	o7u124	cir	 7a9c125e5u11
circ	l86u38	ciru	l10	cis	 29c63k32n11o7s11z8	cisc	a16o46	cisk	i20o12	cit	a18e14r6t8y66	cita	 9n5	city	 66
ciu	 18c9d48n7s8	ciud	a48	cj	 4a23o54u5	cja	 15n8	cjo	 22f5s6v6
ck	 696)5,20-22a843b8c2d9e574f9g16h20i255l58m41n16o214p10r23s125t5u13v6w5y63ı2
ck 	011-22a29b10c11d14f6g7h9k5l16m10n7o7p10r10s30u10w10	ck -	 22	ck a	n23	ck l	a5o5	ck s	y20	ck u	n10	ck,	 20
cka	 818l5m5r7	cka 	0192a11s6v6	cke	 107,7h36l14n148r212t35	cke 	n25	ckeh	o36	cken	b12g16s48w7z57	cker	 116-10m23n5t40
cket	t34	ckg	a9r7	ckh	e10	ckhe	 10	cki	 163,16-9e17g8n34	cki 	030a12o8p9s8	cki,	 16	ckie	 15	ckin	s29	ckl	a14e32i9
ckle	 22	ckm	a38	ckma	n38	ckn	e15	ckne	l13	cko	 43-6l5v110w33	ckov	a87e6o8	ckow	 20s9	ckr	i23	ckri	d16l7
cks	 45h21o34t12	cksh	a16i5	ckso	n34	cky	 58	cky 	a5k6s7	cl	 5a446e368i131o228u50w9y5	cla	a11e138i27n15r109s15u97v17y17
claa	s11	clae	s87y51	clai	r27	clar	a49e34i5k21	clas	 15	clau	d58g28s10	clay	 10t7	cle	 81,9a17m46o16r129s40t5v13
clea	n11	clem	e40	cleo	 10	cler	c115m10	cles	 40	clev	e12	cli	a18c9d5f76n16	clia	 18	clif	f69t7	clin	t14
clo	e7o6s181t10v18	clos	 16e165	clot	i5t5	clov	a11i6	clu	b23r17s6	club	 23	clur	e17	cm	04 1a12e3i13o1u1	cmi	l11
cmil	l11	cn	 1-2a59e5i61o5y8	cna	 59	cna 	021	cni	 10c8k33	cnik	 18a7o7
co	02 676,30-23.129a49b386c101d34e39f13g25i50j14k18l618m226n624o22p56q2r631s294t143u385v335w4x25y19z2
co 	048a33b17c33d58e35f13g13h11i11j8k5l13m12n6p8r9s34t9v15y7	co 0	036 12	co a	n16	co c	a8o19	co d	e43o11	co e	 24
co s	a10c6r5	co,	 30	co, 	06b11	co-	m5p7	co.	 129	co. 	k43l62	coa	 7c11l12t7	coac	a10	coal	c7t5
cob	 26a18e142i19o22r8s142u5	coba	c7r9	cobe	d14r125	cobi	 18	cobo	 17	cobs	 64,10e15o39p5	coc	h33i5k55o6	coch	 10a23
cock	 45	cod	r21	codr	i9u12	coe	d14l19	coed	 14	coel	h19	cog	l19n5	cogl	u18	coi	g6m8n8r5s20	cois	 15e5	coj	o10	cojo	c10
cok	 5a5e7	col	 7a135b6e71f5i38l149m16n38o98t13u35y5	cola	 7e16i13n6p5r7s70	cole	 43e8g6	coli	 6n25	coll	a28e32i89
colm	 6a8	coln	 35	colo	a5m23n37r8s18	colu	m23n10	com	a26b53e31i12m62p16t13	coma	l5n10r9	comb	a9e12i29	come	r18t6
comm	e15o41u6	comp	l8o6	comt	e13	con	 70a7c43d25e11g34i19j6n140o8r42s75t126u6v6	con 	a6d5m5	conc	e26h9o5	cond	 8e8
cong	 32	coni	 14	conn	 17a5e80o34	conr	a16o26	cons	i16t55	cont	i5o27r93	coo	k9p12	coop	e12	cop	 27p7s12	cops	e11
cor	a19c7d64e14i6k32l6m27n176o38p55r66s16t38u21w31y6	cord	e29i14o19	cork	e31	corm	i27	corn	e163i5w7	coro	n38	corp	 51
corr	a30e32	cors	t13	cort	e33	coru	m10n11	corw	i31	cos	 42b9l10m8s8t203	cosl	a10	cost	a140e52i8	cot	e55t73	cote	 29n10
cott	 16e26i5o15	cou	n111r255v8	coun	d12t98	cour	b6s57t186	cov	 17a173e75i33s17u15	cova	 140c5l12r14	cove	 40s23
covi	c12l10n6	covs	k14	covu	 7l8	cox	 20	coy	 11o7	cp	 2-1e2f1h1i2l2o1r2u1	cq	01 51,4c1d2l1n1p3s4u69w1	cqu	a5e59
cque	l13s33t13	cr	03 50a50e265i192k1n12o314u108w9y8	cra	i10n7s11t6w6	cras	e5o6	cre	c7e34m25s177t11	cree	k34	crem	i21
cres	 13c102n7p9t44	cri	c8k6n18s138u5	crin	a6u11	cris	 5s5t117	crn	o11	cro	c68e16f12i18n68o37s85	croc	i67	croe	s16
crof	t12	croi	t5x13	cron	a14i39n10	croo	k37	cros	s83	cru	i16z84	crui	c16	cruz	 81
cs	 199,3-15a153b6d2e178f3h6i41k78l1m1o102p2s4t5u17v7y3z3	cs 	05a5b5e13k8l5	cs e	s13	cs-	b13	cs-b	o13
csa	 33b13k7l14n38r6t10y10	csab	a11	csan	a13d6i7y9	csay	 10	cse	 29c7g7h21k6n37p9r36	cseh	 8i10	csen	g8y23	cser	 9e6t5
csi	 12k6s12	csis	 11	csk	a49e26	cska	 45	cske	 20	cso	 11d7k12l5m9n32r13	cson	g9k8y12	csu	 5t5
ct	02 60-2a29e20i93o184r6u2v2y52	cta	v21	ctav	i20	cte	r9t8	cti	e6o77	ctio	n77	cto	 25i12n5r139	ctoi	r12	ctor	 79i49y6
cty	 52	cty 	t31đ5	cu	 136,37-5a53b13c17d8e37g8i46j5k12l128m80n36o9p9r102s70t18v7y3z17	cu 	d5i5r5s11	cu,	 37	cu, 	b37
cua	 25r8u20	cua 	h25	cuau	h7t13	cub	a10	cue	l9n9r11s8	cui	e8t38	cuit	 20o18	cul	 12a16c5f9i14l36u27	cula	 10n5
cull	o28	culu	i27	cum	 16b6m41n8	cumm	e8i33	cun	 5a11h16	cuna	 10	cunh	a16	cur	 15e21i20t16v19	cure	a8s6	curi	e14
curv	e19	cus	 16i22s7t11	cusi	 17	cv	05 43a6b25e11i18j7o1r5	cv 	h5n6p5s8	cvb	a25	cvba	 25	cw	05 3a30e1i13y1	cwa	y30
cway	 30	cwi	t13	cwit	 13	cx	 1	cy	 72-1b6d2f2g4i2m1n17o1p19r17t1v1	cyp	r18	cypr	e12i6	cyr	i10
cz	 108,4-10a134b1c2e109f1i7k28m9n18o23u14y182ł2	cz 	019	cz 0	019	cza	j8k66n24p6r20	czak	 54,7-5	czan	y24	czar	e12n8
cze	 20c10k20l5p5r19s7w14y5	czec	h5i5	czek	 15	czer	w12	czew	 10	czk	o24	czko	 7w17	czn	a6o7y5	czo	r8w10
czy	 5c8k102n49z6	czyk	 87-9	czyn	 9s35	cı	 30k3n7o1q7v1y1	cł	a8
d	0149 10438'125)7,106-712.255a6982b219c44d886e11600f60g468h637i4228j101k237l625m120n468o5885p27q51r3280s1288t352u2915v365w300x8y526z400ø12ı87ł8’3
d 	057(4-17a405b370c253d309e117f121g216h250i58j119k307l278m385n212o173p267q16r207s702t184u54v235w143x5y57z49ø4ł2ə9
d -	 17	d 0	034 8	d 00	015 10	d a	 5/15b38c14d45f9g11h9k22l20m22n68p14r17s24t6u6v37y6	d a/	s15	d ab	b7d13e6i6
d ad	a9e16o6u5	d al	b6e6i5	d am	a5o5	d an	d53	d ap	p7s6	d as	a7i10	d av	e34	d b	a110e58h29i21l18o68r34u28
d ba	a8b6i6k6l6n7r16s22u10	d be	b8c8r22	d bh	a22e6	d bl	a11	d bo	a14b5n8s11t7y6	d br	a6e7o9	d bu	s5t5
d c	a33e21h83i14l33o34r23y5	d ca	e11r6s11	d ce	i11r5	d ch	a15e25i13o10r12u6	d cl	a22o10	d co	l9u12	d cr	o8w9
d d	'7a42e153h12i15o22r17u32	d da	h5n9r9v7	d de	 76c19l11r11s20v8	d do	n10	d du	 11	d e	i5l12m9n9r9t40	d et	 39
d f	a21e25i17l9o20r20u8	d fe	r12	d fo	r5s7	d fr	e9i6	d g	a36e16i17l9o32r64u27y5	d ga	l5m5n5r8t5	d gi	b5e7g5	d go	o13
d gr	a16e8i6o14u16	d gu	l5t6	d h	a80b5e41i19o45r8u28w16	d ha	l9m10n15r15s5z7	d he	i5r15s5	d hi	l5r11	d ho	f5l8	d hw	f16
d i	 5i11n7s13v8	d ii	 5i5	d j	a40e17i9o32u17	d ja	c5n19	d jo	h17s6	d k	a65e26h20i15l10n6o63r29u40w15
d ka	f6l7n8r17s8u5	d kh	a15	d ki	e7n5	d ko	c5e7i6n7s8z5	d kr	a7e5i7u7	d ku	n7s6t5	d kw	a9o6	d l	a91e56i42l17o27u37
d la	b15k9m5n31z8	d le	h7o5u7w6	d li	n19	d ll	a5i9	d lu	n7t5z8	d m	a137b5c9e60i37o81r6t5u23
d ma	b5d7e6g12h8l15n10r36t8y5	d me	h9i5l6n8r12t10	d mi	k10l10r7	d mo	e8h7n10o9r10s10t9	d n	a48d6e11g20i32k10o40t14u6y11
d na	i6m6n10z5	d ng	c5w5	d ni	e7r5s12	d no	l7n5t5v6	d nt	i10	d o	'9b11g25h8k15l26m6n6p7r18s14t9w5	d og	 24	d ol	a5u14
d p	a83e35i26l10o51r42u8	d pa	n18r43t11	d pe	d5n8r6t11	d pi	l10	d po	l6r7t6u5	d pr	a13e6i8o12	d q	i7u9
d r	a48e30i20o80u16y7	d ra	d13n11u5	d re	a7i10	d ro	a45s7	d s	a82c88e45h43i27k10m28n14o155p9t143u31v5z12
d sa	 5f6i16l9m6n6r6s5z9	d sc	h78	d se	d17m7	d sh	a18e10o5	d si	e5m6	d sm	e19i6	d so	h20m6n108	d st	a18e15o7r97
d su	b5t8	d t	a45e19h25i10o27r19s11u8y15	d ta	m14n7y5	d th	e5i6o7	d ty	 8n7	d u	c9m5n13p5r9	d un	d12
d v	.5a127e37i23l13o18	d va	l10n107r7	d ve	n6r24	d vi	c6n6	d vl	t13	d vo	n5s5	d w	a32e31h6i38o16u12	d wa	g5l9n5
d we	b6i6l5s5	d wi	l19n5	d wo	l11	d y	a12e12i9o6u15	d ye	b5n5	d z	a11h9i11o8	d'	 4a92c3e2h3i2o18u1
d'a	b10l10m25n21r9s13	d'ab	b10	d'al	e10	d'am	o23	d'an	g7t12	d'as	c5s8	d'o	r17	d'or	s10	d)	 7	d,	 106
d, 	a9b8d9g6h7j5l7m6n7s9	d-	0514a9b2c11d13e4f3g7h8i14j2k6l6m8n1o13p12r23s29t18u1v1w7	d-0	0514	d-00	0514	d-i	n14
d-in	o14	d-r	o17	d-ro	 12	d-s	a5t16	d-st	r14	d-t	o15	d-to	l14	d.	 255	d0	083 64c1p1	d0 	042n5	d00	 82	d00 	056
da	06 2531,48-10.26a65b98c95d177e6f11g83h154i64j11k79l491m611n806o26p37r676s167t66u192v284w22x86y47z7
da 	066(5-7a151b109c106d84e68f63g67h46i40j55k51l88m162n55o30p87r96s137t47u14v51w19x7y25z15	da 0	039 27
da a	 16.9b7d6l28n43r6s12	da b	a37e24o16r17u8	da c	a56e9h5i7o14r5u5	da d	a15e24i12o17u9	da e	 13l12m5r12u7
da f	a16e12i7l6o13r8	da g	a15i14o6r11u12	da h	a5e22o7u8	da i	n5s10v6	da j	a14o22u13	da k	a10l6o10r6
da l	a16e15i14o16u20	da m	a87e19i16o32	da n	a14o25u7	da o	l10r5	da p	a30e18i16o8r7	da r	a25e28i10o20u12
da s	.10a41c15e7i18o20p5u5	da t	a6b7e9h5i7o7	da v	.5a15i18	da w	e5i7	da y	 21	da,	 48	da, 	09b25	da.	 26	daa	 6k28l8n19
daak	o28	daan	 15	dab	a45e5i11o9r12u6	daba	 13d9k16n5	dac	a19e5h29i12l9s12	daca	 19	dach	 23	dad	 80-5a9e16i13o49
dad 	d20f6m5o7r8v12	dade	v16	dado	 21r25	dag	 11a12d10l9m6o5s6ı15	daga	n11	dagd	a10	dagı	n15	dah	 28a8e5l80o17r12
dahl	 49-7b14	daho	m8n6	dahr	a12	dai	 20m6n8s6	dak	 25a16o8s6u5	dak 	s11	daka	r13
dal	 115a31b15e120g32h5i48j7l20m8o11s17t5u36y7	dala	j11n9	dalb	e14	dale	 58n41s7	dalg	a14o18	dali	 14b5m6n8	dals	v15
dalu	p30	dam	 152a85b81c6e23i58j7l7m53o74s43v6	dam 	a9b8g5m5s6v5	dama	 21k23n13r12y10	damb	i76	dame	 14	dami	a24e10l10
damm	 5e48	damo	 33l6s13v12w5	dams	 40	dan	 171a67c6d28e17f5g54i267j8k16n13o29s52t14u7y32z5	dan 	a5c6h9i8k5l5m8p9r7s10
dana	 57	dand	a23	dang	 11e43	dani	 7c12e214k5l19	dank	a5o11	dann	e5y6	dano	 10l6v12	dans	 9k14o26	dany	 23k6	dao	 14b9
dap	 5a5h9o8	dar	 162a52b10c9d5e52g19i112k26m10n18o31r22s27t56u9y32z10	dar 	a9j5k8r5s37z5	dara	 31b9s7	dare	 21n11s11
darg	o13	dari	 47a16n6o8u11z8	dark	o21	daro	 6c5v14	darr	e11i7	dars	 8k14	dart	a5e50	dary	 9l6o13
das	 90a6d7h13i11l6o6s5t6z8	das 	d9g7l5m5n8	dat	 49	dat 	a8d7i6p8	dau	 60b5e9g87p11s5t6	dau 	m23	daug	a14h27l29o15
daup	h11	dav	a11e22i198o26r5s22	dave	 10	davi	 11d109e7l14n5s45	davo	n11r8	davs	 9k6y7	dax	a82	daxa	s82	day	a28o9t6
daya	n18t7	db	 1a25e89j3o32r9u15y42ø3	dba	c5l5r5	dbe	k6r79	dber	g77	dbo	r28	dbor	g16o6	dbu	r11	dby	 38
dc	 2-1a10e6h12i4o9	dd	03 196-1a62c1e218h24i199j1l6o23r1s112u10y27z2	dd 	c37d9h16l9n8p9t16	dd c	a9e11r9	dd h	w16
dd t	e9y7	dda	 15u30	ddau	 29	dde	 13l10n35r16s132v5	dden	 32	ddes	i132	ddh	a24	ddha	 12r11	ddi	e13n161s19	ddie	 10
ddin	 63g10o71y12	ddis	o19	ddo	 5c13	ddoc	k13	dds	 112	ddy	 25
de	02 3773,46-68a112b146c310d40e67f10g162h39i66j80k116l819m197n1612o75p44q1r1815s1115t159u26v335w110x2y95z156ſ2
de 	084-40a164b190c175d52e23f54g83h57i28j84k63l612m154n205o52p139q16r115s171t61u20v163w67y5z12	de -	 40	de 0	060 24
de a	d13g8l25n53r21s6u6v9z6	de b	a23e38i8o51r62	de c	a48h26i7o64r6u11	de d	a5e15i11o11r5	de f	a8e13i6o7r14
de g	a19r46u9	de h	a20e24i7u6	de i	j7s6	de j	a15e17o37u11	de k	a7l14o30r7	de l	'113a397e18i14l16o40u13
de m	a54e36i15o39u7	de n	a12e14g18i21o138	de o	c6g8l13r6	de p	a39e20i8l9o19r33u7	de q	u16	de r	a8e11i46o24u26
de s	a46c15e29i6o30t14u17	de t	e12i27o8r8	de u	n6r10	de v	a41e55i33o19r10	de w	a35e13i19	de z	a11	de,	 46	de, 	a5m5
de-	b5c6f14l7p5s6	de-f	o7r7	dea	 23k19l10n24u29	deak	 19	dean	 12n8	deau	x26	deb	a11b6e55i11n7o27r17s5	debe	 18l22n7r5
debo	r13w6	debr	a11	dec	 18a10e7h6i5k51l111o95	deck	a14e5o22y5	decl	a11e100	deco	c45s48	ded	a7e10i8r6	dee	 5p46r6
deep	 13i23t7	deg	a43b19e34g11i6o30r5	dega	 15r20	degb	o15	dege	m30	degg	e11	dego	k29	deh	a8o7	dei	d5n6r43	deir	a29o14
dej	 11a15i17o17s5u9	deja	 5h5n5	deji	 12	dejo	v15	dek	 46a11e15k14o9u7y5	deke	 7m5	dekk	e14
del	 131-5a216b11e94f11g37h6i86j10l64m18n16o22p16r10s7t10u16v9y14	del 	c17f15p16r11v12
dela	 36c6f8g12l7n53o11p11r35t10z18	dele	 15a6i20k6m8o9s11	delg	a31e6	deli	a17c6e6n33s11	delj	a10	dell	 26a24e10
delm	a15	deln	 7i8	delo	 8v9	delp	h7i6	delu	r6s6	dely	n13	dem	 30a72b11e20i35o21	dema	n21r30y18	deme	t13	demi	n5r19
demo	l7n7r5	den	 758,9-15a62b145c53d11e51h57i124k25m5n21o44p6r29s86t78v5w12z6
den 	085-15a39b76c13d8g6h26j7k8l8m10p15r16s12t6v13w7	dena	 30k5s18	denb	e55r65u20	denc	e46i5	dene	r7s32v10	denh	o54
deni	 6c5s73y19z15	denk	a17	denn	e10i11	deno	 30v11	denr	e28	dens	 40b6e5k6t17	dent	a57e8	denw	e10	deo	 14g16l15n27
deog	u14	deol	u14	deon	 15t7	dep	a9e7l10o13p5
der	 717,18-56a50b58d5e70f7g15h46i153k6l20m76n7o60p33r13s284t22u15v44w27z7
der 	06a19b46c5d24e10f8g17h55k7l44m32p27r10s34t18u17v45w42	der,	 18	der-	b9k5r5s9w5	dera	 25b5s11	derb	e25l5o13y10
dere	c7g5k9n15r7v19	derg	a11	derh	a25o12	deri	b6c64k51n15s6	derl	a7e7	derm	a36e7o30	dero	 21g6n19	derp	a30	derr	i11
ders	 35d9e76i10l8o89s24t19	deru	p12	derv	e25o16	derw	e25	des	 551-12a25c144e5h46i168m62o15s10t61
des 	014a15b49c61d26e23f48g33h5i6j26l26m25n10o10p54r22s31t6v11	des-	f10	desa	i19	desc	h17o127	desh	 5a9i6p24
desi	 132n16y9	desm	a15e44	dest	 5a7e6i29r8	det	 93e9o11t24v7z6	det 	063	dett	e16	deu	 6r5t9	dev	 14a60e85i31k42o95
deva	 5n12r35	deve	j19l48n12	devi	n9t7	devk	o42	devo	h16n18s57	dew	a11e16i58u24	dewe	g11y5	dewi	l45t6	dewu	n13r11
dey	 64,8e13i5	dey 	-8a6	deye	m13	dez	 136,6e6	dez 	09a12b5c11d5e8m6s11y10	df	01 4a9e1h1i8j6o17r5u6y2	dfo	r13
dg	01 3a87e285i4o15r67u2y4	dga	a11d10r32s15t12	dgaa	r11	dgad	e10	dgar	 11d10o6	dgas	s15	dgat	a11	dge	 215-8s36t16
dge 	r6s16	dges	 32	dget	t11	dgo	n6r8	dgr	a7e57	dgre	n57	dh	03 5-1a219e46i117l31n1o52p2r21u74w3y56ø6
dha	 14k37m5n65r60w21	dhak	a37	dhan	 42a7i5	dhar	 5a34t11	dhaw	a21	dhe	d13l6r20	dhed	 13	dher	b20	dhi	 24-5k44o19y8
dhik	a44	dhio	u19	dhl	a10o21	dhla	m10	dhlo	m21	dho	f7l24r7s5	dhol	m23	dhr	.11a8	dhr.	 11	dhu	l5n7r19s30	dhur	s13
dhus	 26	dhy	a56	dhya	y55
di	02 579,15-19a418b25c178d49e325f51g110h1i2j144k43l151m176n843o275p103q6r136s223t128u18v113x13y60z22
di 	07-10a24b22c12d7e32f8g17h8i9j6k5l14m27n23o7p18r5s16t13v5	di -	 10	di a	n15	di b	a9e5	di e	 5l21	di g	i5r10
di m	a15i6	di n	o15	di,	 15	di-	d5o5	dia	 90b11c11g20h9k7l52m29n90r8s15t22w13y24z12	dia 	k5l5p5s8	diag	n19	dial	 49
diam	a5b20	dian	 15a50e9n8	dias	 5t8	diat	i5o10t7	diay	e24	dib	b13e5	dibb	e13	dic	 13a15e23k108t5	dica	 12	dice	 14v7
dick	a6e46i54	did	 6a7e5i21o10	didi	a13n5	die	 100d10g18k45l7m15n22p8s11t62u7	die 	b6c5l5p5s7	dieg	o17	diek	i37
diem	 8e6	dien	e6g5t7	diet	a9i11r26s6z8	dif	f40i11	diff	e40	difi	c11	dig	a40e32o26	diga	 29	dige	n13r19	digo	 26
dij	a7e6k113o16	dijk	 92e8s10	dijo	n16	dik	 15a6t6	dil	 13a12b6d16e7l60m12o7s5y5	dild	a15	dill	a15o43	dilm	u12
dim	 37a20e22i74m6o5s8	dima	 8n5	dime	j20	dimi	c5r47t18	din	 169,6a121e68g186i38k7m24n12o116s63u7y13
din 	a16b8d14e5m12n13o5t5	dina	 69l13n27r7	dine	 40t7z8	ding	 76b6e38i16s44	dini	 18s5	dinm	a24	dinn	e10	dino	 25v85
dins	 32k25	diny	e12	dio	 51g8n26p60r27s6u84	dion	 7e7	diop	 60	dior	 25	diou	f38l6m16r12t12	dip	e24l51p11t7	dipe	 6n15
dipl	.51	dir	 24-6a21e26i13k8n11o22	dir 	a6b5	dira	 10n10	dire	k21	dirn	e11	diro	k5v12
dis	 29a35c12e18h8i10k10l27o53s6t10	disa	 28	dise	 15	disl	a27	diso	n48	dit	a13b37e18h22o9t10y13	dita	 13	ditb	o37
dite	 14	dith	 20	dity	a13	diu	 8n5	div	a18e7i69o8	diva	r11	divi	a16d29s12z8	diy	a21e5o34	diya	n13r7	diyo	r34	diz	 10s6
dj	 9a10e20i40o19u2y1	dji	 29a7	dji 	m20	djo	k19	djok	o19	dk	 1-1.73a74e7i32o34r3u10ø1ı1	dk.	 73	dk. 	a7h5k6m7n6r7
dka	 53,6m8	dki	e16n9r5	dkie	w16	dko	v22w5	dkov	a14	dl	02 115,1-2a136c5e155h5i72j7n1o75u28y11ı10
dl 	a19c9d5i6l7m8p7r6s6t5v16	dla	 36c7k6m20n38s8y6	dlam	i20	dlan	d32t5	dle	 13c5l26r79y16	dlel	a18e8	dler	 60-6
dley	 13	dli	 20a6c13n13s10	dlin	 5s5	dlo	v64	dlov	a13s8u42	dlu	n25	dlun	d14g11	dm	 1-2a54e17i26o11u9	dma	n38r7s5
dman	 16i6n10	dme	r12	dmi	l17	dmil	a8l6	dn	07 4a210e76i127j5o34s1u1y3	dna	 158r43	dna 	09a20c11d11e16i11l10m12r8s5v8
dnar	 28s6	dne	r44s7y17	dner	 31	dney	 16	dni	 25c34e9k32s19	dni 	i9v6	dnic	e8k19	dnik	 18o10	dnis	 5k13	dno	 26
do	 1709'1,33-9\`9a12b128c45d20e11f21g55h25i29j10k67l290m301n610o177p38q1r826s392t52u219v506w165x2y78z44
do 	081a58b47c69d197e37f18g25h36j11k27l31m70n133o21p45q5r30s209t19u6v28w5y30z10	do 0	066 15	do a	l12n5r12s16
do b	a25e8o5	do c	a34e6o14	do d	e169i6o17	do e	 26s6	do g	a9o5	do h	e18o7	do k	a7o6	do l	a7i7u5	do m	a27e19o17
do n	o121	do o	g6l6	do p	a14e5i7o15	do r	a6i8o11	do s	.11/9a26c7o5t5u137	do t	e7o6	do v	a7i12	do y	 29	do,	 33
do, 	014c5	doa	l5r6	dob	a8e20o12r63s7u8	dobe	l11s7	dobr	a7e12i7o27u6	doc	h7k16o6t5	dock	 9s5	dod	a7o5	dof	a7o9	dog	a38
doga	n23r7	doh	a5e10r6	doi	 9n11	dok	 5o10s5t32u6	dokt	o32	dol	a28c5e29f61i38l5n44o29p18s9w9	dola	 15	dole	n7z15
dolf	 10-9o27s8	doli	 7e6n20	doln	a7i15o12y8	dolo	 5r8v5z9	dolp	h18	dom	 6a55b35e27i102k7n10o12p18s8u7z7
doma	g6h14k18n6z5	domb	r16	dome	 7n15	domi	n86	domn	i10	domp	 16	don	 169-10a113c7d25e15g84i37j14k56n40o11y15
don 	a9h6o5r8s5	dona	 28d15l21t19u23	dond	o17	done	 9z5	dong	 5e15o61	doni	 7a7c6n5s6	donk	 21o28	donn	a6e34	dono	v10
dony	 13	doo	l30n114r25	dool	e30	doon	 114	door	n23	dop	a25o7	dopa	d24	dor	 167-8a65e24f309h6i56k9m13n32o79p13r5s16t8
dor 	a11c11d11e13g5j6k5m7r9s16v7	dora	 55c6	dore	 16	dorf	 203)5-9a9e20s38u17	dori	a24n15s6t5	dorm	 6a7	dorn	e7o10
doro	 15g7h5s5t25v18	dorp	 13	dos	 313a10e6i13l11o16t14	dosl	a11	doso	 13	dot	i5t41	dott	.15i25	dou	 100b15g60l9r18
dou 	a34b20d22	doub	e5r9	doug	l44o11	dour	 8o7	dov	 88a175e21i167l5n5r11s15u12	dov 	b5q6s5	dova	 139l12n12	dove	a11
dovi	a95c45k17t6	dovr	e11	dovs	c9k6	dovu	d11	dow	 78e8n10o8s52	down	 5e5	dows	 34k18	doy	 14e24l35	doye	 22	doyl	e35
doz	 18a9i13	dozi	e13	dp	 4a6e1l6o4u6	dq	 2v49	dqv	i49	dqvi	s49	dr	 73.495a745d1e609h1i795l8m2n13o360s31t2u92y12z36æ5
dr 	a10c9m6	dr.	 485	dr. 	a53b32c13d29e27f19g9h13i17j25k14l32m48n14o17p13r23s37t20v10w7z9
dra	 309.8b7c10d10g110h20j6k18m11n73p9s35t13v51z39	dra 	a24b17c11d19e8f8g15i5j8k14l8m20n14p12r16s25t16v13	drad	e10
drag	 9a23e11o47u9ø6	drah	o14	dran	a37o16s8	dras	 24	drat	 10	drav	a15i9o13s9	draz	a15e5i8
dre	 159a120d10e91i26j26o7s72v34w21y25	dre 	b8c6d8e7f10g9h8k12l6m5s13	drea	 29n14s74	dree	f87	drei	 12m7	drej	 12a11
dres	 14e27h24	drev	e29	drew	 9s8	drey	 20	dri	 7a79b43c99d28e53g89j40k70l7n32q5s18v210	dria	 7a5n66	drib	a43
dric	a9h48k36	drid	 17d6	drie	n11s32	drig	a8e5o19u57	drij	a19e6f14	drik	 23a6s40	drin	 8a9e5	dris	 5i9	driv	e210
dro	 113b8c6g47j26n47o5p6t10v24w15z35	dro 	012a10c6g10h7l6m14r5t5	drog	a35	droj	 24	dron	 27i6n5	drov	a11e11
droz	 8a15d12	drs	 28	dru	 32b6l6p8s12z11	dru 	l10	drz	e24i8	drze	j18w6
ds	 495,9-7.57a16b6c7e129g2h23i33j2k108l2m11o66r26s21t186u5v39w3z18æ16ø1	ds 	06a18g13i5l6r11v16	ds a	u13	ds g	a10
ds.	 57	ds. 	a9m6s5	dse	n120	dsen	 101,8-7	dsh	i18	dshi	r17	dsi	d7e6g17	dsig	t17	dsk	a87o8y8	dska	 68u18	dsm	a11
dsma	n11	dso	n54r12	dson	 49	dsor	 12	dsr	u25	dsru	d23	dss	o20	dsso	n20	dst	a14e12o11r147	dsta	d12	dstr	.29a27o84ø5
dsv	e36	dsve	j32	dsz	e11	dsze	n11	dsæ	t16	dsæt	e16	dt	06 263,10-12a4b2c2d1e6f1h3j4k17o10p2r1s8	dt 	07a7b6c9f5m5s5u6v5
dt,	 10	dtk	e17	dtke	 12	du	 598-37a123b165c90d134e11f14g35h2i19j7k57l642m121n206o48p57q13r262s142t54u2v19y24z31ł2
du 	09a8b47c84d17e10f32g12h14i5l24m18n7p71r43s31t28v14	du b	a31o10	du c	a9h41o17r9	du d	a8r6	du f	a25	du h	a14
du l	a7t6	du m	a9i5	du p	a14e8l20o9r11u6	du r	e6i19o7	du s	i5o16	du t	e5i17	du-	a11b9	dua	 5h16r94s6	duah	 10-6
duar	d81t13	dub	a37e36i14n5o25r13u28	duba	d5s27	dube	 20n12	dubo	i12v9	dubr	a7o6	dubu	q22	duc	a5h5i7t59	duct	 34o25
dud	 6a16e53n23u7y7z9	duda	s12	dude	k11l39	dudn	o23	due	n11	duen	a11	duf	o11	dufo	u11	dug	g7o20	dugo	 15	dui	n5s6
duk	e6t28w9	dukt	o27	dul	 319a38b5e12h42i7j21k6l92m12o27q14v38	dul 	06a12b15c40d15f8g6i9l18m37n8p32r14s40t29v11
dula	h10z20	dulh	a32o10	dulj	a19	dull	a38o54	dulm	a12	dulo	 22v5	dulq	a7o7	dulv	a30o8	dum	 16a34b9i39o10	duma	 19s11
dumi	n10s6t23	dumo	n10	dun	 28a89e5g22k15n10r11s14	duna	d18j27s8y14	dung	 20	dunk	e10	dunr	i11	duns	i8k5	duo	n48
duon	g48	dup	o23u28	dupo	n23	dupu	i16y9	duq	 13	dur	 8a60b89e5g30i8m5n12r27	dura	n49	durb	a76e11	durg	a24	durr	a26
dus	 35a9e21i8s7t45z9	duse	i17	dust	i5r38	dut	t24w17	dutt	a24	dutw	u17	duv	a10o8	duy	 15e5	duz	 5c16i8	duzc	e6o10
dv	-2.6a61e64i69l2m88o64u5æ4	dva	n7r42	dvar	 10d22	dve	d10g7h8i7j17s7	dvej	 17	dvi	g18k30n9	dvig	 9o6	dvik	 17a7
dvm	 88	dvo	d7n6r44	dvor	a10e5s17u5	dw	 1a128e20i102n1o24r24	dwa	 9j19m18r31y42	dwaj	 18	dwam	e18	dwar	d25	dway	 38
dwi	 6g15n45v25	dwin	 35	dwiv	e25	dwo	 5r10	dwr	 24	dx	 2-3a3
dy	03 259,3-5a18b34c5d28e70f4g2h1i1j1k4l18m6n27p1r5s18t12z1	dy 	06-5a12b8c5d6f7g5h7i11k7l10p5r10s14t6v10	dya	 14
dyb	d5i25	dybi	e25	dyd	d28	dydd	 28	dye	 7r12v48	dyev	 34a14	dyl	a16	dyla	n15	dyn	 11e5	dys	 6ł5	dyt	a5h6
dz	 15-1a26b4c1e80i184k19o37s5u6w2y20	dza	 15	dze	 59l6n11	dzi	 7a8c15e45j16k7l14n36r12s8t9	dzie	j13l12r12	dzij	a6e7
dzil	a11	dzin	a6s22	dzir	k12	dzk	i14	dzki	 10	dzo	k25v7	dzok	o25	dø	 5n1y6	dı	g2k4m14n15r32v3y8z9	dım	l14	dıml	ı14
dın	 15	dır	 10ı22	dırı	m22	dł	o4u4	d’	a1o2
e	0189 27580'10)2,398-660/1;1a2532b1494c2495d3394e3681f748g2541h962i4212j1297k2668l12572m3738n19307o1120p983q31r22520s10507t6534u1306v3581w1320x461y1921z1801ß7ø5đ3ł30ſ2’6
e 	01169&1(27-181a839b776c849d1427e276f484g525h545i145j299k495l1305m885n564o307p578q28r638s1237t350u122v448w278x18y77z110ø6đ3
e (	l5o6p7s7	e -	 181	e - 	a19b12c7d11g11h8j6k5l9m22n12o6s19t8v8	e 0	0843 234n5r5s6t27v5	e 0 	05b14
e 00	0354 308a56b64c51t10	e 0t	h26	e a	 7/7a9b37d55f6g41k14l94m38n304p11r45s53t6u33v42w7y9z8	e ab	b7d12e5r6
e ad	a16e26o8	e ag	e21u8	e al	a6b20c5e20i5l8m9v11	e am	a21	e an	d264k5t21	e ar	a6d10g6m5n10	e as	a6o13s20	e av	e38
e b	a150e156h7i46j19l34o140r180u35v5	e ba	b5d7h5i5k6l7m7n8r48s6t11u11y10	e be	a17c13e8k5l11n11r78t5	e bi	c5n5r19
e bj	e7ø11	e bl	a25	e bo	e18g5n28r26s9t6u19y15	e br	a46e18i38o20u53	e bu	r14	e c	a194c22e49h145i36l73n6o227r63u26v6
e ca	d16e5l9m26n21p9r62s23t5u6v9	e cc	 22	e ce	l6n23r5	e ch	a63e42i15o9r6u8	e ci	r19t7	e cl	a14e6i8o41
e co	e5l24m12n47p9r46s21u40v14	e cr	e20i11o25u7	e cu	b8r7	e d	'28a89d16e695i117o188r59u216v11	e d'	a24
e da	h6l7m9n24r6u11v14	e dd	s16	e de	 440c15l22n8s186v11w5	e di	a41c12e17o24v10	e do	 25m14n12o116r6y5	e dr	 17i32
e du	 170b7c5m9p12	e e	 46d21f8i17k9l34m26n5r12s33t25u7v10x10	e e 	f7m8p6s6	e ed	u15	e el	i8v11	e em	i14m5	e es	 8t15
e et	 24	e f	a94e53i169l16o56r68u23	e fa	b8i14l38r10	e fe	e12l5r31	e fi	e11g138n8	e fo	n5r26u7z6	e fr	a29e16i14o9
e fu	r10	e g	.6a105e22h5i26l19m14o50r194u78y5	e ga	d5i11l26r26s9t5u10	e ge	r12	e gi	e6r5	e gl	e11o7	e gm	b14
e go	l5m7n7o5r12t6	e gr	a64e28i9o61u29	e gu	a8e29i7l9r6t7	e h	a128e105i165o74r15u41ø5	e ha	a16c6h6l10m8n9r29t5u15v7
e he	a7e11i9n17r45s7	e hi	j122l23r8	e ho	e6l22r9u11w8	e hu	b7d6e10	e i	 13i28j8l6n24s27v15	e ii	 15i13	e in	c7l9
e is	a7l15	e j	a86e47i5o101r13u43	e ja	c14g9k8m5n30r6s6	e je	a5n7r8s20	e jo	h29l5n38s7u8v5	e jr	.13	e ju	a6l12n15
e k	-12a62e35h11i33l57n12o126r47s6u71v6y7	e k-	d12	e ka	l8n7r10t11	e ke	l6r6	e ki	h5n12r9	e kl	e24i13o15	e kn	o12
e ko	c21e6h11l7n31r11s10v7z6	e kr	a13e6i13o10	e ku	b5h16n20p6v7	e l	'114a606e134i115k30l24n27o124t30u82y11
e l'	 22a33e37o16	e la	 372c15f6i5k15m24n87r14s9t15u25z5	e le	 6a6c7e15f8g15m16o10p11r7u6	e li	d7e7g9l13m5n52t12
e lk	 30	e ll	c5o16	e ln	 27	e lo	a6b6c28o7r9s20u19	e lt	d30	e lu	b6c9i23k5n14p5	e m	a333b11c12d10e176i82o201t5u27y12
e ma	c17d10g5i12k8l27m7n36r138s9t21u5y18	e md	 10	e me	a19d7e7h5i11l20n12r19s25v6w13x10y6z5	e mi	a6c13g7l31r6s10
e mo	e5h5l20n45r75s13t10u22	e mu	n7r8	e n	a180d28e39g38i55o189v6y9	e na	 13b7c5d47m91	e nd	i5o18	e ne	l7s19	e ng	u28
e ni	a5c5e9j18k5	e no	e6g11n5r15s125v11	e o	'13a6b33c11d8g42h7j6k12l71m11p10r26s15v9y10	e o'	c5h7	e ob	 23e8	e og	 32u8
e ol	a8i25s11u19	e or	c8t5	e p	a172e85f5h15i63l32o103r70t18u12	e pa	c8d15l12n9r63s18t16u8	e pe	d9l5n18r28t20	e ph	d7i6
e pi	e14k6n27r5	e pl	a20c7	e po	d11i24l17n7p8r19s5u6	e pr	a14e29o22	e pt	y18	e q	u28	e qu	e7i14
e r	a78d28e69i105o253u90y11	e ra	d9m14n7p8s5t8u10	e rd	 28	e re	i16m5n18p5y10	e ri	b5c25d20e5j6v24
e ro	a98b18c10d14g8l10m5n5s18u37w10y8	e ru	e39i19n18	e ry	a10
e s	.21/7a213c106e86h32i43k26l14m30n5o150p53q16r14t346u37v11w9ø6	e s.	l5r14	e sa	 6b5i54l22m8n55r28s6u5v7	e sc	h98
e se	b6g5i17m7n5p6r25	e sh	a7o18	e si	d7l8m10	e sk	a5o9y6	e sl	a10	e sm	e13i14	e so	k50l32n6r6t9u35	e sp	a16i8o10r7u7
e sq	u16	e st	 44a33e31i5o11r211u7	e su	m5s17	e t	a32e55h50i48o89r40s9u24	e ta	m10v5	e te	n7p10r24	e th	e6i14o17r5u8
e ti	j6l21n7r7	e to	m5p8r16w46	e tr	a24e8o5	e tu	n5r10	e u	d11f7g6l5n66r17	e un	 11d37i15	e v	 22a139e105i124o34r10z5
e va	l25n72r8s8u17z6	e ve	e12l20n43r18s5	e vi	a9c20d5e15l47n5s12	e vo	s21	e vr	i10	e w	a119e50i73o21u8
e wa	a16g18l37n5s6t10y19	e we	h5i11l10s5t11	e wi	l36s6t19	e wo	l8u5	e x	a11	e xa	v11	e y	 21a22e6i11o6u10
e z	a50b7e6i15o6u8	e za	h16l5m15	e zi	e11	e'	s10	e's	 10	e)	 2	e,	 398
e, 	018a17b112c12d18e7f6g11h11j6k22l15m29n15o9p6r10s30t7v19w7	e, 0	011 7	e, b	a6e6l94	e, k	r5u6	e, l	a5e5	e, m	a8o9
e, s	a7o6	e, v	a11e5	e-	023a61b38c23d31e16f23g25h22i3j5k26l44m47n19o38p32q1r29s78t23u11v13w19y5z4ø1	e-0	023	e-00	023
e-a	d18l8u6	e-ad	e15	e-b	a10o11r5	e-c	i5o7	e-d	'17	e-d'	a17	e-f	o8r11	e-fr	a11	e-g	a5r10	e-h	a5e6o6	e-k	o5r5
e-l	'10a10e14i6	e-m	a27e5o9u5	e-ma	r20	e-o	d6k7l7n5	e-p	e7r15	e-pr	i11	e-r	e6i5u10	e-s	a9c9i5t33u10	e-st	r28	e-su	r10
e/	j1	e0	069 61a4b3c1e3f1g4h2i2j2k4l6m3n1p2r1s2t3u2v1w3x3y4z2	e0 	017f9n9	e00	 66	e00 	043	e;	 1
ea	 814,8-6b7c26d231f6g32h43i4k42l89m70n340p7r58s420t145u156v11z17
ea 	09a29b42c68d41e18f14g38h17i20j9k18l35m56n25p63r28s74t28u7v26y5z8	ea a	l13	ea b	a19o9u6	ea c	a18h6o17r16	ea d	e18o11
ea f	i6l5	ea g	a10h9r9	ea h	a10	ea i	n5z5	ea l	a8i6o6u12	ea m	a17i19o14	ea n	a9i10	ea p	a6e9i17l5o6r13u6	ea r	o15u5
ea s	a5e10i5o23t15u5	ea t	i9u7	ea v	a8e8o6	eac	e5h18	each	 18	ead	 82i7o105s37	eado	w104	eads	 37	eag	a25	eaga	 7n17
eah	 16a19	eaha	n19	eak	 20o20	eako	s20	eal	 64a8e5h5	eal 	d7r6	eam	 27p31t7	eamp	o31	ean	 73-12a8d9e36g7n74o37s9u62y8
eane	 9t7y19	eann	a18e26o26	eano	 16r18	eanu	 31,28	ear	l21n21	earl	 16	earn	e20	eas	 22a13e7o31s54t288	easa	n7r6
easo	n31	eass	e26o27	east	 264e17	eat	 18e6h47o8r40t22	eath	 14c29	eatr	i37	eatt	y21	eau	 71-6c6m5r9v5x38	eaux	 38
eaz	a7u9	eb	 74)2,4-7a157b18c1e460h6i158j8k4l38n26o232r90s42u115v12y28æ12	eba	 18c5l13n16r7s63t16u5y9	eban	 13	ebas	t62
ebat	a12	ebb	e7i7	ebe	 50c35k63l44m15n56r136s25t21	ebec	a19c9	ebek	a8e14h26o11	ebel	 9e18l6	ebem	e12	eben	 14h6j6s5t12
eber	 39,5-7g27s8t33	ebes	 15i5	ebet	 8h13	ebi	 32a9c16e19k14o12s21t5y18	ebie	r11w5	ebik	h10	ebis	 6i5	ebiy	o16
ebl	a6e22i8	eble	r21	ebn	a7i8j9	ebo	a55l65n10r67w6	eboa	 21-16h17	ebol	a60	ebor	a12d5g11o34	ebr	a35i15o32z5
ebra	 11g6v8	ebri	a11	ebro	 8g5n13	ebs	a13k18t8	ebsa	c13	ebsk	a6i12	ebu	 18b12l11r42s7t7	ebub	e11	ebul	a11	ebur	g26y16
ebv	r12	ebvr	e12	eby	 21	ebæ	k11	ec	05 299,5-13.3a110b2c71d4e134h467i168j4k559l136n26o241p3q8r7s111t40u44v6z28ł1
ec 	016a21k6n22s11v8	ec 0	013	ec a	 12.6	ec n	a22	eca	 44n17r21s15t6	eca 	08d5	ecar	 18	ecas	 6-5	ecc	 25a17h14i13
ecca	 10	ecch	i13	ecci	o12	ece	 33a8b5k26n15r9s21v5	ecek	 19o7	ecen	t14	eces	t19	ech	 41a62e81i65o48s10t122u21	echa	n57
eche	 28l9n6s15v14	echi	 38,10a5	echo	v17w14	echt	 25-10e72s5	echu	k20	eci	 17a18c8k12l57n20o8r8u7	ecia	 6r6	ecik	 11
ecil	 6e8i37	ecin	 7e6	eck	 114)5,7a113e129h14i64m7o65p5y18	eck 	-7a8	ecka	 110	ecke	 16h11l5r88	eckh	e10	ecki	 49,6
ecko	 17v19w26	ecky	 17	ecl	a14e117	ecla	n11	ecle	r114	ecn	a13i9	ecna	 13	eco	 55c45f6g15l7m17n23s52v12	eco 	05e9
ecoc	k45	ecog	l15	ecom	t10	econ	d10s6	ecos	t51	ecs	 8a7e52k32	ecse	 14n15r7	ecsk	a17e14	ect	 11o16r6	ecto	r16
ecu	 9i8l7m9	ecz	 7k7n10	ed	 365,3-18.6a412b8c3d116e632f7g34h36i354j5k5l98m19n85o350p3r398s36t15u147v88w36y55z60
ed 	a23b9c5d13e5f8g6h16j5k5l8m8p7s15t5	eda	 261,5d30h18l15n16r44y5	eda 	a13b12c16d6f11g7h7i5j7l10m19n7p13r11s21v5y9
edad	 24-5	edah	 18	edal	 11	edan	 7g6	edar	 35	edd	a43e17i21u5y26	edda	 8u29	edde	 8n7	eddi	e13n6	eddy	 24
ede	 108c8d6g13i14j5k14l37m21n66o5r266s42t7	ede 	-5a9	edei	r14	edek	 12	edel	e5j9n6	edem	a17	eden	 29k9s16
eder	 33-6b9e26i110l6m13o6s32	edes	 22m15	edg	a28	edga	d6r21	edh	i19u13	edhi	o19	edhu	r13
edi	 109,12a27c20f11g14j15k8l15n46r15s12t31	edi 	-8a12l5p6	edi,	 12	edia	 11h5w7	edic	k6t5	edif	i11	edig	e13	edij	k14
edil	l15	edin	 9a10e7i5n5	edir	n11	edit	a5e7h16	edl	a12c5e12i32o12u25	edle	r10	edli	 15a5	edlo	v10	edlu	n25	edm	o8u9
edn	a48e19i12	edna	 11r35	edne	r17	edo	 227,10-5a5j5n11r24u16v33	edo 	017a8b5c10d16e10m8s13	edo,	 10	edor	f13	edou	g11
edov	a10i22	edr	a76e52i155o72s29z10	edra	 24g8n16s10z15	edre	 29e21	edri	b43c45j14k50	edro	 50z15	edrs	 28	edrz	e10
eds	 5r23	edsr	u23	edt	 12	edu	 20-5a83m6n12s17	edua	r79	edun	 11	edus	 17	edv	a21e17i43o7	edva	r21	edve	d10
edvi	g14k18n8	edw	a26i8	edwa	r25	edy	 18d13n8t6	edyd	d13	edz	i43y11	edzi	e17l11
ee	 417'2,2-19a298b44c18d47f132g17h2i3k153l80m44n525p51r234s118t1365u46v18w34z12
ee 	010-7a18b16c28d65f5g8h8j5k7l16m13n5o8p11r7s24v6w12	ee c	h13l9	ee d	e36i5u14	ee s	a9t9	ee w	a5i5	ee-	d12	ee-d	'12
eea	 298	eea 	a11b17c33d16e9f9g11h9i12l12m36n8p30r12s33t14u5v10z7	eeb	 9l25	eebl	e21	eec	h15	eech	 10	eed	 18a18e8
eeda	h18	eef	 87e40	eef 	086	eefe	 26r11	eek	 116,5-10	eel	 29e17i21s5	eele	 7y5	eeli	n21	eem	 16-13
een	 273'5a15d8e31f25h42i7k22s59v6w10	een 	014-8a5b6l6r6s101	eena	 5k5	eene	y26	eenf	e25	eenh	o36u5	eenk	a21
eens	 34e6t13	eep	 16i23t7	eepi	k23	eer	 77b15d24e14h5i7l10n7o9s18t16v5w8	eerb	e14	eerd	e16	eert	 6e6	ees	 14a22e15t52
eesa	n20	eese	 12	eest	 33r12	eet	 1270e40s41	eete	r40	eets	 41	eeu	w46	eeuw	 12e18i11	eew	a30	eewa	y30
ef	 134a140d2e121f164h1i50j6k5l8n3o52p3r7s9t20u23	ef 	087l5	ef 0	070 17	efa	 10n123	efan	 49i22k6o16t20
efe	 44b12l8r41v9	efeb	v12	efer	 32	eff	 6e105i18l25r9	effe	 5n25r74	effl	e25	efi	e12n25	efie	l12	efin	 5a13o5
efo	 7r28	efor	t21	eft	c10	efu	l6r10	efur	t10
eg	 709,1-5a320b47c3d2e376f2g123h73i90j3k5l74m36n27o273p3r152s21t5u64v3y116z7ł1	eg 	0307	eg 0	0256 51
ega	 70,5a11d22l13n52o5r77s33t29	egaa	r11	egad	e22	egan	 19d15e6t5	egar	 16a13d43	egas	 28	egat	 23a6	egb	e11i6o26
egbo	c11y15	ege	 47d27l25m125n42r78s5t15v5	ege 	a5s7	eged	e8u17	egem	 99-5g5v5z8	egen	 13s10y5z11	eger	 34b5s12t6
eget	ø12	egg	 26e69i14y8	egge	 15n7r37	eggi	e8o5	egh	a5e51o8	eghe	 35	egi	d11l13n37o11s7	egin	a27g6	egl	-5a8e16i34w7
egle	r12	egli	 8s7t8	egm	a30	egma	n30	egn	a9o6y6	ego	 61k29l43n16r72s14v28	ego 	a6c6m5	egok	e29	egol	i37	egon	 14
egor	 7c22i21o12	egos	 10	egov	a14i14	egr	a48e31i15o43u11	egra	c12d8n18s5	egre	 6s10t9	egro	 9n9s20	egu	 7e9n21r8s6
egun	 9m9	egy	 20e24h39i18	egye	r8s12	egyh	a39	egyi	 18	eh	 49-16a83b5d4e66g1h1i57k2l55m74n85o243p2q4r135t56u20w2ø2
eha	m11n6u10v28z8	ehav	e25	ehe	 6l15n10r23	eher	 14t5	ehi	 10g12n8r20	ehig	i11	ehir	 20	ehl	e6i14o25	ehlo	l21
ehm	 29a15e21	ehma	n14	ehme	t17	ehn	 28d9e38	ehne	r38	eho	 210l6r6v5	eho 	042n11	ehr	 15a39e8i15l9o18s5u24	ehra	 21d13
ehro	t18	ehru	 13z6	eht	i14o39	ehti	n14	ehto	 10n16r6	ehu	a13	ehua	c6n7
ei	 447,55-34a27b32c156d328e127f40g226h19i4j61k133l252m147n774o6p9r772s295t167u10v10w6x35y2z25ß13
ei 	092a8b14c12e5f5h7l6m10p13r8s12v13w12	ei 0	053 39	ei b	e10	ei p	a11	ei v	e5o8	ei w	i11	ei,	 55	ei, 	b51	ei-	a11n5o5
eia	 24	eib	e14u14	eibe	l6r8	eibu	r14	eic	a8e10h134	eich	 34e48g5l5n13s5t7	eid	 103a17e154i19l13m6	eida	 17
eide	 32g11l8n32r52	eidi	 14	eie	n60r63	eien	 50b10	eier	 38s11	eif	 7e5i16s6	eifi	 16	eig	 15a27e72h106n5	eiga	 18u5
eige	l10n6r46	eigh	 56t48	eih	e15	eihe	r11	eij	d13e33	eijd	e13	eije	r22	eik	e13h64k37u7	eikh	 61	eikk	i30o7
eil	 49-10a20e27i21l80m6o8w16	eila	 10n6	eile	e5n8r11	eili	 7g10	eill	 7e15y57	eilw	i16	eim	 45a54b5e22u7	eim 	a6o5
eima	n53	eime	r21	ein	 333,7-22a39b17d17e116f28g36h10i7k9l5m8o39r25s37t12	ein 	090-6c6p7v5	ein-	s12	eina	 15c11r5
einb	e9u6	eind	 5e6	eine	 59-6m5r28w5	einf	e22	eing	a9e23	eino	n31	einr	i22	eins	 7i8t18	eint	j11	eir	a575e41i27o128
eira	 497,41-31s6	eire	 7l30	eiri	k8o11	eiro	 93s22z13	eis	 113,5c6e41h8o6s48t48	eis 	05d9e10	eise	n19r17	eiss	 7n28
eist	e25r14	eit	 7a13b6e85h19o5s12z11	eita	s12	eite	 19n36r29	eith	 14	eiv	a10	eiva	 10	eix	e16o13	eixe	i16	eixo	t13
eiz	a9e15	eize	r12	ej	 529,1-1a175b9c24d9e128f2h2i84k27l14n61o119p6r4s49t6u40v4z3	ej 	0352c5k7s8	ej 0	0290 61
eja	 87d12h5n58s5	eja 	b8c6d6g6k7m9p5	ejad	a12	ejan	 9d46	ejc	i6z11	eje	 47d13j12n9v26w16	eje 	010a8c7	ejej	s10
ejev	a20	ejew	s13	eji	 36,6a11d7n13	eji 	a6o6	ejia	 10	ejk	a7o15	ejko	v15	ejl	e10	ejn	a9e6i36	ejni	c8e16k5n6
ejo	 55n11v30w14	ejon	 10	ejov	 8a5i9s6	ejow	 11	ejs	 13k16t9	ejsk	a10	eju	 28
ek	 955,14-31a242b6c7d5e299f5g10h63i113j4k96l45m15n15o244p4r14s236t94u76v7w58y5z1æ4
ek 	038-8a138b7c31d8f5g9h6k18m12n8p13r8s74u7v21w8	ek 0	031/6	ek a	 75.34b6n18	ek c	a23	ek k	a5o5	ek s	.46a5	ek v	.20
ek,	 14	ek-	l5m6	eka	 71a6b20l16n36p39r12s26	ekab	s12	ekan	g10i5t7	ekap	a36	ekas	 13a9	eke	 87c18g7l36m8n35r46s26t16v8
ekec	o15	ekel	 6y19	eken	 13s8y7	eker	e19k19	ekes	 17	eket	e16	ekh	a10o19u29	ekho	k12u6	ekhu	l29	eki	 8m5n39r46z5
ekin	 6a31	ekir	c37d7	ekk	a9e78u5	ekke	 28r27	ekl	a17o5u18	eklu	n18	ekm	a7u7	eko	 38b8d5m16n27r8s10t8v104	ekom	 16
ekon	 14i9	ekov	 43a52	eks	 52,7a59e17i12o40t38	eksa	n51	ekse	 13	ekso	 20	ekst	e9i11r17	ekt	a9e5i50o8r17	ekti	 17,28v5
ektr	o14	eku	 28l17m10n16	ekul	e11	ekun	 8l6	ekw	i43u12	ekwi	n43	ekwu	e12
el	 2103,67-73/9a1412b133c106d801e1395f33g144h44i1608j101k114l1917m270n98o601p72r33s733t136u102v138w65y239z22ø3
el 	046(13-27a111b71c90d75e40f43g49h51i15j17k33l40m78n33o26p71r54s97t18u22v42w25y14z9	el (	m13	el -	 27	el 0	036 9
el a	 7b6l12n51r6	el b	a14e14o17r9u7	el c	a31h7i12l11o18r5	el d	a13e18o30	el e	j6s12t10	el f	e6o9r23	el g	a10h5r19u5
el h	a29e7i9o5	el k	o15	el l	a12e8i6o5	el m	a29e15o22	el n	a9o9	el o	l7r6	el p	a20e13i5l6o5r13u5	el r	a9e6i13o20u6
el s	.8/5a19c15h5i5o6t17	el u	g7n14	el v	a23e7i6	el w	a10e5i6	el,	 67	el, 	016b5d5m5s8	el-	a14b6h5s13y10	el-a	i11
el-s	t10	el-y	r10	ela	 713,20a44b6c16d5f8g24h5i15k30l11n204o11p18r88s71t24v15y31z40
ela 	099-12a43b24c25d26e7f17g13h11i7j13k12l19m30n12o6p25r15s39t9v9w7	ela,	 20	elaa	n25r19	elac	i7r6	elag	a13	elai	d5n10
elak	 18	elan	d48e11g91i26o12y5	elao	 10	elap	a13	elar	 27e17i15o18	elas	 37c13q13	elat	 5a6o11	elav	s10	elay	a17o14
elaz	q12y18ı10	elb	 6a5e46o7r49u16	elbe	k13r28	elbr	u45	elbu	r10	elc	 7a7e8h65i12	elch	 31-5e9i17
eld	 316,7-8a24e232g16o30r11s110t26	eld 	010a7c8l7r22	elda	 21	elde	 77n74p5r64	eldg	a16	eldo	n7r16v5	eldr	e6i5
elds	 56e7m11t28	eldt	 24	ele	 386,12a33b26c50d15f21g19h8i32j6k66l14m25n333o29p37r46s81t36v6w8y30z68
ele 	-6a17b6c8d5f7g5h6l5m15n7o5s7t6	ele,	 12	elea	n24	eleb	i25	elec	 24k10t8	eled	e10	elef	a20	elei	 11n20
elek	 29e11t17	elel	o10	elem	e8o7	elen	 90,7-6a105d10e29i20j11o24s5y6	eleo	n28	elep	 33	eler	 33-7	eles	 52s11t8
elet	 12,5t9	eley	 26	elez	 14e7i21n24	elf	e7i8	elg	 40a65e23u7	elga	d30r13v21	elge	m21	elh	a6i5o27	elho	 19f5
eli	 155,5a248c108d16e74i7j26k53l11m15n352o24p14s236t24u8v5x26z183	eli 	a8l8m7n5s8	elia	 139n31s66v5	elic	a16e6i63k11
elid	s16	elie	 38,6u16	elij	a20	elik	 21a16o6	elim	i7o6	elin	 32a72d35e98g49i5o41s12	elio	 15	elip	e14
elis	 41a80c7e25i19s40t9	elit	a18	elix	 22	eliz	 7a153o20	elj	 23a23e30k9s11	elja	 18	elje	 25	eljs	k11
elk	a20e46i7o19r5u5y7	elka	 15	elke	 19n7r15	elko	p12	ell	 422'22,7-13a316e585i211m12o125s47u12y127
ell 	06-11a25b8c15d6f7g8h8i6k6l12m7p20r14s15	ell'	e20	ella	 230d5n36r11	elle	 211g8n143r113s32t13v8z18
elli	 89c5e29g7k5n45o11s14	ellm	a11	ello	 100-5n5	ells	 20t18w7	elly	 114-5	elm	 32-9a74e33i45o34s13u23	elm 	g5s13
elma	 13i8n40s6	elme	i5r8v5	elmi	n28r11	elmo	 6n17u5	elms	 6h5	elmu	r14t6	eln	 20a7g7i36o9u15	elni	c27	elnu	r15
elo	 272,15-5a8d20g20h9i20l5m8n40o5p21r39s21t7v60w5	elo 	027b14c15d31e12f7g6h6m10p5s7	elo,	 15	elod	i11y8	elog	 10a5
eloi	s19	elon	a6e14g7k7	elop	a6e9o5	elor	 12,20	elos	 14	elov	a42n5s5	elp	 10a5h9i32l7	elpi	n32	elr	a8i11o10
els	 121,10a25b16c9e99h8i102k91o70p48s57t47u8	els 	-13a14c6v5	els,	 10	elsa	 19	else	 19a16n50	elsi	d6e20n70
elsk	a31i55	elso	 5b5n32s7	elsp	r42	elss	o52	elst	e13r27	elt	 34a8e25i23o20r13	elte	 9m6n5	elti	 5n17	elto	n11w5
eltr	a10	elu	 17c12d12m22n9r7s12	elud	e12	elum	 17	elv	a41e36i56	elva	 12l9r16	elve	r10	elvi	n24r18s6	elw	e18i5o12y29
elwe	g12	elwo	r11	elwy	 26	ely	 102a10k5n85o9s14	ely 	b5i5k6	elyn	 70n6
em	 618-22a471b231c18d11e499f111g15i809j8k23l16m255n26o188p102r34s137t9u65v11w1y39z19	em 	018a16b9c5e8h6v8	em 0	08 10
ema	 49g11i13l45n208r96s5y28	emag	n11	emal	 36	eman	 45g27n58t34u31	emar	a6c12d29i14k11p7s7y9	emay	o25
emb	a22e54i6l36o48r35u30	emba	 16	embe	 14d16r15	embl	a29	embo	u45	embr	a25e6	embu	 24	eme	 66c10i12k8l48n139r70s80t52
emel	e6i22o6y8	emen	 15c10e9s13t77	emer	 18e7g15s5t5y8	emes	 27k10v8	emet	 5e7h15i6r13	emf	o111	emfo	n111	emg	e13
emge	m13	emi	 167,6a20c63e20g6l222n217r27s13t30	emi 	-11a12o7s5	emic	h49	emie	 8c5	emil	 39a6e15i122y28
emin	 160a6e30g8i11	emir	 19	emis	o10	emit	e6o22	emk	e21	emke	 14	eml	a10	emla	k10	emm	a90e147i13	emma	 47n34
emme	l19n62r55t5	emn	e10i16	emne	s10	emni	c7e8	emo	 24c7i9l12n67r25s7u16v5z5	emol	a6i6	emon	d7t52	emor	-6i9	emou	t16
emp	e69i7l10t5	empe	h16l33t12	emr	e24i5	emre	 24	ems	 48e28k36t5	ems 	-8a5	emse	n19	emsk	a31	emu	 28n9r6s13	emus	 12
emv	i11	emy	 20r11s7	emz	e18	emze	l16
en	02 6165'5,184-227.1a951b696c454d745e895f106g668h358i945j163k309l50m83n500o431p105r344s1418t1889u833v74w207y227z272
en 	0502(8-75a217b195c78d66e40f47g72h116i60j40k68l96m90n41o125p73r83s242t63u25v78w30y25z22ø5đ7	en -	 75	en 0	0337 164
en a	 5a12b5d22l6m31n99r8s21	en b	a35e58i8o38r30u7v8ø5	en c	a10c5h6l16o24r9	en d	a17e19i6r8u7	en e	i5l9n5t6
en f	e6i18o6r9	en g	a11i7l5r36u5	en h	a25e23i11o36v13	en i	 8i16m14n7v10	en j	a11e6o8r9	en k	a6e5i7l6n6o8r16u6
en l	a31e19i10o13t7u10	en m	a25e8i10o24u8y8	en n	g9i8o10	en o	g104l9	en p	a14e13h8o15r7t8	en r	a14e5f14i14o15u15
en s	.5a5c12k15m9o8p13r15t121u9v7	en t	a10h13o13r15u5	en u	n21	en v	 6.7a22e22i8æ5	en w	a13o6	en y	 10a12	en z	o17
en,	 184	en, 	06a15b13d9h14j9k9l9m11r8s22v16w7	en-	a19b24d5f10g7h20j7k11l6m8n6p12r6s38w5y21	en-a	n5r6	en-b	e5o12
en-s	o5t16	en-y	-19	ena	 451,10-12a64c55d13f5k18l26m7n11p8r75s68t43u42v31
ena 	016a32b22c22d18e7f6g19h14j5k24l17m18o7p22r14s29t7v18z5	ena,	 10	enaa	r59	enac	 47h6	enak	 5e7	enal	 6m11
enar	d33e5t24	enas	 57	enat	a11e7o12t6	enau	d17e7l12	enav	i28	enb	a82e232o104r91u179	enba	c56h9u16	enbe	c11e10r208
enbo	r15s89	enbr	o71u12	enbu	c7r169	enc	 24a7e190h26i89j8l7o62s18u16y6	ence	 143r25s6	ench	 5a7e7i7	enci	 16a27c8n11o22
enco	 45,6v6	encs	 7e7	encu	r12	end	 47a127b5e213i35o93r143s38u8y14z13	enda	 52a5l19n10r16s12
ende	 44g5k6l19n12r55s12z48	endi	j12n15	endo	 7l5n22r46z9	endr	a81e16i35o10	ends	e35	endz	i12
ene	 235b19c49d28e8g34k38l62m5n61p8r77s117t48u10v37y26z20	ene 	a10b7c8d11f8g5h6k9l9p9r7s12	eneb	o17	enec	 22k19
ened	e12i14	eneg	a9g12r8	enek	 7o16s13	enel	g40o9	enen	 17d14g6s12t9	ener	 34a25i7	enes	 42i39o9t5	enet	o27t19
enev	a10e19	eney	 21	enez	 17	enf	 7.8e60f6u10	enfe	l57	enfu	r10
eng	 110,6-21.8a109e157g5h26i23k11l10o24r20s26t15u42w19y32	eng 	a11l8v6	enga	 5n18r27s36t17	enge	 17l30m15n6r86
engh	o22	engi	r7w10	engo	 7d5r5s6	engr	a20	engs	t26	engt	s15	engu	 36	engw	a17	engy	e32	enh	a44e21i9l13o260u11
enha	n8u14v15	enhe	i16	enhl	a11	enho	f50l37r138u20v13	eni	 210,21a42c159d145e42f8g16i8j17k25l7n26o14s101t32u15x7y24z20
eni 	-5a7	eni,	 21	enia	 31	enic	 10a16e35i7k62n7o18	enid	a136o6	enie	 14c7k12	enij	a9s8	enik	 10o9	enin	 7g6
enis	 69e11s5	enit	e13o12	eniu	,6c5	eniy	a15i9	eniz	 7l10	enj	 13a114e11s20	enja	 10k9m72n22	enje	 11	enjs	k20
enk	 20a114e31i32n6o55r7u23y17	enka	 34a13m38t22	enke	 8l17	enki	e5n15s9	enko	 19v18w9	enku	j21	enky	i14	enl	a33i11
enla	a11b6n14	enli	n10	enm	a67e5y7	enma	c58e6	enn	 17a115e219i71o15s6u5w23y25	enna	 67r36	enne	 97d15m9r36s20t15w7z6
enni	 7e19f10g5s13	ennw	e23	enny	 18s7	eno	 186b7e5f5i11n23p7r53s14u16v68w19	eno 	024b12d17m5p7r5s11	enoi	t10	enon	 20
enor	 14a5d29	enos	 10	enou	d12	enov	 13a33i13s5	enow	 14	enp	a18e23l39o23	enpa	r14	enpe	n22	enpl	a38	enpo	l18r5
enr	a47e34h11i209y37	enra	i18n10t5	enre	i23k6n5	enrh	y11	enri	 14c5e24k73n15q74	enry	 32
ens	 503,35-17a49b28c21d15e217g16h5i70k131l7o13p17r21s57t142u31v14w6	ens 	-28a27b8c9d5g18h5k6l5p11v19	ens,	 35
ensa	 11-6h20	ensb	o10u16	ensc	h15i5	ensd	o8r6	ense	 19l10n182	ensg	a15	ensi	e5o57	ensk	 5a84e29o5	ensp	a6l10	ensr	u21
enss	o46t8	enst	a23e30r89	ensu	u26	ensv	e10	ent	 422a186b6e376g25h53i227j15k18l17m40o83p13r111s15t7u237y13z16
ent 	a6b7c5d7e9j5k7m12n28s7t6v12	enta	 153l14n11	ente	 105,5i5l21m15n36r153s17u14	entg	y18	enth	a49
enti	 9a17e33m12n135v6	entj	a5u8	entl	a13	entm	a22i18	ento	 29f11n21s11v5	entp	e10	entr	a42e60	entu	l6r227	entz	e15
enu	 31e753m9o31	enue	 753	enuo	 31	env	a27e23i21	enva	y22	enve	i12j5	envi	j8l9	enw	a13e179i7o8	enwe	g156r22
eny	 98a27e51i17o13s10	enya	 15	enye	 35s10	enyi	 13	enz	 45a36e39i78o47u12	enza	 16n20	enze	l32n5	enzi	a8e58	enzo	 46
enzu	e11	eo	 243,7-1a4b10d69f12g52h5i27k3l137m16n268p73r148s15t6u4v20	eo 	037a8b9c10d24e6g7h7k5l7m12p11r13s12v5
eo 0	036	eo d	e16	eod	a5o61	eodo	r60	eog	l5r30u14	eogr	a30	eogu	n14	eoi	s27	eois	 27	eol	 39-47a22u25	eol 	b7l10p9y13
eol-	y47	eola	 21	eolu	w23	eom	a15	eoma	 13	eon	 71a63e18h5i33o44t18	eon 	c8s7	eona	 15r48	eone	 13	eoni	 6d17e5
eono	r35	eont	e5i9	eop	a13h6o52	eopa	t11	eopo	l51	eor	g137	eorg	 7-6e53h46i18o7	eos	 11	eov	a11i9
ep	 114,1-1a140c30d1e136f3h100i88j1k7l82m1n6o71p107r7s20t11u50v2ı4	ep 	031h7	ep 0	014 17	epa	 10j12l24n38q5r42	epaj	a12
epal	g20	epan	 9a5o10t5	epar	k36	epc	e6i23	epci	o23	epe	 25c17d24l8n20r19s6x6	epe 	c14	epec	 10-7	eped	a24
eph	 36a23e21i8	epha	n23	ephe	l9n12	epi	c27e7k23n23s6	epic	 19	epik	a23	epin	e6s7	epl	a41e19i16	epla	 7g18n5	eple	i16
epli	c15	epo	l7n12r17s9	epon	a7t5	epor	t14	epp	 13a16e55i5o13	eppa	n13	eppe	 24l5n5r8s7	eppo	 10	eps	 5a5i6	epu	b28l14
epub	l28	epul	v12	eq	 2-1u28	equ	e24	eque	 5s19
er	 6358)1,296-436a837b319c344d511e1163f139g1574h265i1163j40k299l420m920n1039o852p193q113r889s1882t1468u189v250w183x8y143z200ø26
er 	0187&8-106a258b108c121d80e102f64g127h123i74j26k70l119m134n26o38p131r106s376t47u192v94w106z6	er -	 106	er 0	0145 42
er a	 5.5/25g19l7m8n138p23s5v7	er b	a20e31i17o7r16u5	er c	a12c11e8h6i6l21o45r8	er d	a12d8e10o29r8v6
er e	 16m5n11s20t23x7	er f	a7e18i11l7o13r6	er g	a12l9m23o8r63u5	er h	a30e38i13o37	er i	 21i19n9o8s6v8	er j	a7o8
er k	a13g11i13o13	er l	a37e8i29l18o7t14u6	er m	a34d9e45i9o20u12	er n	i8o6	er o	g7h11l7r6	er p	a16e5h12i12l24o27r21t12
er r	a17i13o54u15	er s	.8a12c25e15h10m8o21p11r13t228u5	er t	e10h13r12u6	er u	g11n173	er v	 9.6a11e47i18
er w	a29e54i15o6	er,	 296	er, 	b27c8d12e5f17g13h24j11k20l16m22n6p12r9s42t6v19w14
er-	a7b38c11d11e7f19g19h27j5k16l15m14n6o14p21r18s139t7u12w21	er-b	a14o8r9	er-h	a5e10o5	er-s	c21t100	er-u	n6p6
er-w	e5i13	era	 358,10b11c21d22f14k11l93m11n78r52s45t55u16z18	era 	029a22b16c12d18e8g12h6j6l10m15o6p7r9s25v8y12
era,	 10	erac	k7r7	erad	o7z9	eraf	i14	eral	 19a9d27e21l5t8	eran	 19g7o9s16t6z11	erar	 5d45	eras	 26m10	erat	 21a11i9o8
erau	 5e10	eraz	 15	erb	a26e153i8l6o39r39u34y12	erba	 8c6	erbe	 20e31n7r83	erbo	d5r22s5	erbr	a8o9u22	erbu	r28
erc	 13a41e64h19i46k52o6q53s17u16y6z10	erca	d26w7	erce	 14d9g7l7m5s6v7	erch	e14	erci	a12e11o18	erck	 43	ercq	 39
ercs	 6e10	ercu	r12	erd	 56a134e109i65m19o84u25y14	erda	 36h5l8n57r14u8	erde	 44-6n18r8s10t8	erdi	e6j14n34	erdm	a19
erdo	g11n10r41	erdu	g9z10	erdy	b8d5	ere	 217,9-7a10b15c42d26g27i113k60l29m41n233p5r19s186t40v20y6z53	ere 	a5b8l5m5r6s7
erec	h16k13s8	ered	 6i15	erei	 8r99	erek	 26e16o5	erel	e9l6w6	erem	 7i15y9	eren	 106a9c24d14g6i20s8t7y23	erer	 10a5
eres	 70-6a32e22t7z36	eret	 11e5i6t11	erev	o19	erez	 30e10i8	erf	e15f8i32o59r5t7u7	erfe	l13	erfi	e25n7	erfo	n15r38
erg	 621,36-48a143e302g32h63i39j5l21m21n16o14p5q18r15s116v21y19	erg 	018-8a27b10e9g16h17i10j10k11m11p8u5	erg,	 36
erg-	a6e6s9	erga	 16a23d19m6r29s42	erge	 61l8m20n69r110s8t5	ergg	a11r21	ergh	e58	ergi	 9o10s6	ergl	u19	ergm	a21
ergn	a15	ergq	v18	ergr	a13	ergs	 42t68	ergv	e19	ergy	 8b9	erh	a145e26i7o67u19	erha	e41m5r42t26u6v8	erhe	i17
erho	e13f10l31u10	erhu	i15	eri	 211-10a43b8c175d30e91f12g36h5i5j25k161l10m16n206o22s25t33u12v9	eri 	a7e5h5l6s6
eria	 34n6	eric	 17a36h40i8k33o27	erid	a24	erie	 80	erif	 5e7	erig	n26	erij	 5a7p5s6	erik	 47a21e9o8s69	erim	 5o11
erin	 55a29e21g24i7k5o36s20	erio	 15	eris	 7a11	erit	a15	eriu	 11	erj	a7e33	erje	e17i5v6	erk	 58a37e100i5k9n13o35s9u13
erka	 6m15	erke	 39l25n14s5	erko	n11v13	erl	a102e168i36o50u22y33	erla	 8a19c27i6k6m7n25	erle	 13e7n6v6y120	erli	c5n24
erlo	 12o15u11v5	erlu	k16	erly	 27	erm	a612e108i62o98u29	erma	 27i9n477r68t7w7	erme	 33i12l16n9r6s5u14y5	ermi	n34s13z10
ermo	 13n29s13t27u11	ermu	d12n14	ern	 118a394b9d18e163h40i151o40s63t15w8y13	ern 	a14c5i8
erna	 35c52d31l11n131r70s12t30v13	ernd	o16	erne	 33c6i9r12s61t9w8y7	ernh	a39	erni	 10a5c32e72k12n8s5	erno	 8l9n7s7
erns	e26t31	ernt	s15	ero	 220)144,9a9d13g12i22k13l10m22n134p11s43u29v122w5y8z9	ero 	025a8c11d29e6h5l8m5o6p5s10y15
ero)	 144	eroi	n12s8	erom	e9o6	eron	 67a14i27k12	eros	 36	erou	 9n6x14	erov	a83e15i6	erp	 6a111e28i13l17o6
erpa	 51r9s46	erpe	l5n15t5	erpi	g8n5	erpl	a16	erq	u113	erqu	e113	err	 34a303e260i96o54y133	erra	 52c116d35n27r18t27z13
erre	 74-10g6i48l6n23r47t14z15	erri	 14c10e10n17o11t29	erro	 10c5l8n13t11	erry	 118,6
ers	 545,28-16a22b38c14d34e407f13h30i67k72l22o170p17s57t260u8w35z11	ers 	07-23a33b8c7g9l6p7u13v9	ers,	 28	ersb	a11e21u5
ersc	h12	ersd	a6o25	erse	 20k9l28m7n171r144s6t11	ersf	e12	ersh	i13o11	ersi	d24m11n20t5	ersk	a37e12i10o6y6	ersl	a5e12o5
erso	i14n150	ersp	a6l5	erss	o49t6	erst	 5a26e14i31o9r167u6	ersw	e7i27
ert	 432,7-39a105e115h53i60l5o326p8r57s84u13v5y69z70	ert 	-5a10b15c11d8e9f5g9h6k10l7m7o8p12r7s24u9v7	ert-	g13s6
erta	 75l12w7	erte	 5l9m8n74s7	erth	 17a6o15u7	erti	 5e6l14n23w6	erto	 245d5f5g9l9n13v8w7	ertr	a30i10u17
erts	 46l5o7t11	erty	 30-5l6n22	ertz	 41m12o12	eru	 21d52m48n6p28t5	erud	 39	erum	 47	erup	 28	erv	a77e90i43o34
erva	l6n48r7s6	erve	 8j26l23n22	ervi	e5k6l19n10	ervo	 10r15	erw	a22e112i35o13	erwa	l19	erwe	 7g71n19	erwi	e7g5n11
ery	 78a5g12l13n7r7s6	eryg	g12	eryl	 10	erz	 26a15b5e32i31o43s13u12y14	erze	e9j6l8	erzi	n11t8	erzo	d10g32	erzs	e11
erzy	c6n5	erø	a6d14y5	erød	 14
es	 3639,89-94a269b154c597d36e376f13g28h194i439j2k211l156m116n105o136p178q44r6s727t2487u124v53w34y7z190ø1ł2
es 	0151-21a116b134c133d97e114f75g98h39i23j37k32l83m96n33o25p97r55s141t156u22v69w7y32z5	es -	 21	es 0	0121 30
es a	 6b12g8l13n37r6s18u5	es b	a21e10i5l9o30r17u37	es c	a13e8h29o68r6	es d	a17e31i21o20	es e	 63c8i9s16
es f	a16e8l6o17r23	es g	a57o7r25u5	es h	a10e8u6y10	es i	e13	es j	a29o5	es k	i6o6	es l	a22d8e9i5o28u5
es m	a42e16i12o20u5	es n	a7o21	es o	e8r8	es p	a27e12i7l15o8r17	es r	a16o28	es s	.11a39c15e5h5o13t12u6z14
es t	a6e6i5o10r6s121	es u	l10n8	es v	a21e21i17	es y	 29	es,	 89	es, 	023b5d5k5m9p5r5s5	es-	b9f12l12m12o8s13w5	es-f	o10
esa	 86c6d11i19n55r72	esa 	g6k5m7s5	esad	a10	esai	 13	esan	 18a6c5k5o6u5	esar	 47i7j8	esb	e20j5o24u93	esbe	n14r5
esbo	r8u13	esbu	r92	esc	 12a71e118h130i5o158u99	esca	 10d23l26m9	esce	n114	esch	 28-39a10e28n9w7	esco	 8b148
escu	 62,32	esd	 15a7r5	ese	 67j12l32m5n198r15s7t6v14	esej	e10	esel	 7i7	esen	 103,5-14c5d12i32s12y7	esev	i11	esg	a18
esga	i9t8	esh	 45a69e7i31p24w13	esh 	b6k5	esha	 30r12w5	eshi	e6n5r17	eshp	a24	eshw	a13
esi	 156a42c22d56e5k40l10m11n38o7r11s14t14y9	esi 	0124	esia	 22k9s10	esic	 8k7	esid	e54	esik	 34	esim	i10	esin	 7a18g5
esis	 14	esit	a5e9	esk	a46e21f5h6i25o66u12y16	eska	 33	eske	 11r5	eski	 7s11	esko	 8v40	esku	n10	esky	 13
esl	a46e53i30o22	esla	a6v30	esle	 15y35	esli	e11n11	eslo	n14v5	esm	a38e54i10o14	esma	 16n7r6	esme	r6t44	esn	a21e30i44o8
esna	 18	esne	 18s5	esni	a6c13e7k13	eso	 29l7r11v66	esor	 10	esov	 24a22i5o6s8	esp	a21e41h10i49l9o45	espa	r14
espe	l5r31	espi	n48	espo	 6o27	esq	u44	esqu	i44	ess	 44a185e180i102l43o85t16u17w31y6z6	essa	 140c5n29	esse	 19l67n64u11
essi	a5c25e21n13o5p5s18	essl	e37	esso	 35n44	esst	r13	essw	a31
est	 479-5a488b14e485f10h100i350k5l9m72n26o145p5r232s18u20v14
est 	a33b10c18d16e19f10g11h10i10j10k15l31m22n11p9r14s28t8v13w7	esta	 320d29k5l12n13r8s15t76u5
este	 10a15b11c5d5h9l33m13r343v22	esth	a48e29i9u11	esti	 192,15-14e61l7n49s8	estm	e66	estn	u19	esto	 101n17r5v10
estr	.36a101e43i12o20u6æ10	ests	a5k5t6	estu	 14	esu	 21a5d19l20n9p5s41	esud	 19	esul	u19	esus	 40	esv	a19e14i12æ8
esva	d5i5r5	esw	a18e7o6	eswa	r18	esz	 16a23c8e19i10k5l5n12o14t63y8	esza	r15	eszt	 8e29u19
et	 2472,29-8a398b11c10d6e628f11g7h431i313j2k44l40m18n51o464p8r264s201t904u50v17w3y29z101ø14
et 	0168-19a47b58c36d43e17f16g22h18j7k8l43m47n15p48r42s28t27v11w7	et -	 19	et 0	0108 60	et a	n13r5t15	et b	a8e7l5o24r6
et c	a19h7o6	et d	e15u18	et e	 5t5	et g	a5i5u7	et l	a17e14o8	et m	a20e9i5o11	et p	a25e6r6	et r	e16o20	et s	t15	et t	r18
et,	 29	eta	 196c10l28n68r25s13u35	eta 	09a13b9c5f5g10j6k5l11m13n10p8r7s12v6	etal	a10i13	etan	 7c15o10s5y24	etar	 13d9
etas	 13	etau	d35	ete	 130,6g10k10l17m23n27r356s16	ete 	-5a11k7m6s6	etel	a10	etem	 23	eten	s7y13
eter	 93-9a39b5d7e11i5m62n12s98	etes	 11	eth	 204-5a40e98i21l6o8w22y7	eth 	a6e9h10k9l7n5r8	etha	 11n24
ethe	 14k43l16r16	ethi	 6w8	ethw	a21	eti	 53a7c54e24k23n67o5s28t46	etic	 7i23k16	etie	 10n10	etik	o18	etin	 22a6k18s12
etis	 18	etit	 8e33	etk	a10i6o22	etko	v17	etl	a20e8i7	etla	a5n10	etm	a13	etma	n10	etn	a19e5i14o7u6	etna	 16	etni	e10
eto	 162f10h11k5l12n38r141u7v25w19	eto 	015a8e7o7s5	etof	i10	eton	 35	etor	i108n26	etov	a14i5	etow	n18
etr	a56e11i81o58u35z12æ7	etra	 41l5s6	etri	 10c36n7s6u9	etro	 20v26	etru	 15l6s8	ets	 100,10c14i6k21l5o8p5w15
ets 	-9a10	ets,	 10	etsc	h14	etsk	a20	etsw	i13	ett	 98a59e421g19i211l20o15r29s7y10	ett 	c6k5l7m9s6	etta	 48i5
ette	 250l50n18r59s22t6	ettg	e19	etti	 55,5-9e21g8m40n66	ettl	e18	etto	 10	ettr	i28	etu	 12j8l10	etv	a11	ety	 12a7
etz	 28e25i16k11s6	etze	 6b13	etzi	k14	etø	j12	etøj	 12
eu	 158,2-8b79c34d29e31f13g57h4i33j1k40l83m29n135p12r194s106t47v51w73x46z41	eu 	06a6b6d7e5f5h5l9m9n7p7s6t6
eub	a11e23l43	eube	n5r18	eubl	e43	euc	h19k7	euch	e14	eud	o23	eudo	r17	eue	 6n18r6	euen	b10	eug	e46s7	euge	n42	eui	l33
euil	 26l5	euk	 21e7i6	eul	 17a12e38s6	eule	 5n27	eum	 13a9	eun	 13g68i49	eung	 63,5	euni	e14s28
eur	 82-9b8e23i5l19o5s16t7u5y7	eur 	a6c6d17l6s8	eure	 11r5	eurl	 17	eurs	 11	eus	 17c32e15i5s10t14	eusc	h32	eust	a8i6
eut	a7e25s6	eute	l15r5	euv	e49	euve	 8-6l22n6	euw	 13e27i12k10	euwe	n18r8	euwi	s11	eux	 43	euz	 8l10o11	euzl	i10
ev	01 428,6-5a1256c16d5e878f13g24h3i400j10k49l44n31o259r50s64t4u8v2y5z1æ14đ5	ev 	08a7b24d18i5k30p15q28s8t5v7x8	ev b	u20
ev d	a17	ev k	o14u13	ev p	r14	ev q	i28	eva	 409c55g9i6l52n79p5r620	eva 	040a5b5c33d5e5h7k7m9n6r7u111	evac	 44k11
eval	 22d5i5l11o6	evan	 15a7g11o20s14t8	evar	 71a12d491e27r14	evc	e5i8	eve	 65d50i12j178k5l142n198q5r141s50y10z6
eve 	d7s10	eved	o42r7	evei	e12	evej	 176	evel	 6a9d67i35y14	even	 57a5c5m58s31t19	ever	 20a8e16i32k5l5s28t9	eves	 39
evey	 10	evf	i11	evfi	k11	evg	e5i17	evgi	 17	evi	 29c120d7e41g7j17k8l78n58o7s10t10	evic	 60a28e7k8s6	evie	 16w17
evij	v17	evil	l72	evin	 24o18s8	evj	e10	evje	 10	evk	 5o44	evko	t42	evl	a24e17	evla	n16x6	evle	r15	evn	a5i21	evni	c17
evo	 76c12h16i7l5n29r14s72v13	evoc	a10	evoh	 8-8	evon	 16t9	evos	 39,10t12	evov	a13	evr	.10e28o8	evr.	 10	evre	 11m7s5
evs	e5k41t12	evsk	a27e8	evst	i12	evæ	n11	evæn	g11	ew	 484'3,1-2a190c4e85f2h2i153k9o48p2q1r6s227t24u35w1y41
ew 	a35b15c19d20e14f6g9j17k12l14m24n10o5p12r31s26t14w7	ew a	b5l7	ew d	a9e5	ew j	a5o7	ew l	a12	ew m	a14e6	ew r	d14o7
ewa	 23l18n8r26y108	ewal	d10e7	ewar	t24	eway	 105	ewe	b5g42l12r9y5	eweg	 36	ewel	l11	ewi	c56e8l45n7s20t8	ewic	e8k5z41
ewil	d45	ewis	 16	ewo	 16l6r22	ewor	t20	ews	 113k109	ewsk	i109	ewt	o24	ewto	n22	ewu	 5n13r13	ewun	m13	ewur	a13
ewy	 8d33	ewyd	d33	ex	08 69-1a172b1c3d2e14f1h1i38m9n2o1p52r2t65u9x1y6z2ø2	exa	 10n158	exan	d151n5	exi	c17e5s9
exic	a5o11	exp	a7l11r31	expl	a11	expr	e31	ext	e49r15	exte	n48	extr	a14
ey	 1071,32-35a27b19c6d42e208f16g2h7i65k1l31m24n96o8p4r33s133t21v26w5x4y2z1–2
ey 	07-31a36b22c45d23e7f9g14h15i9j6k19l26m27n6o12p29r28s36t13v16w16	ey -	 31	ey a	n23	ey b	a8o5	ey c	a9h9i5o8	ey h	a6o5
ey l	a10t5	ey m	a7o9	ey p	a13	ey r	o18	ey s	t11	ey v	a5e5	ey,	 32	eya	 16n6	eyb	o9u9	eyd	e12i22	eydi	 22
eye	 56m33n7r81s25	eyem	i20o13	eyer	 65,5-7	eyes	 23	eyf	i8o5	eyi	 19d17k21	eyid	 5o12	eyik	e21	eyl	a28	eyla	 12n15
eym	a9o14	eymo	n7u7	eyn	 5a10e14o61	eyno	l47s13	eyr	a17i14	eyra	m17	eyri	e5n9	eys	 101i6t9	eyt	a12o6	eyta	 10	eyv	a16i8
eyva	 12	ez	 843,43-12a146c1d40e155g1i244j18k14l3m17n79o66p38r3s16u43v2y3z14
ez 	026a61b22c45d37e34f9g19h20j8k7l18m38n7o11p30q7r26s70t16v18y59z10	ez 0	017 9	ez a	l15r6s22	ez b	a10e8	ez c	a17e6o17
ez d	e33	ez e	 12t15	ez g	a7o5	ez h	e14	ez l	e5o7	ez m	a12e12o12	ez p	a14e7o5	ez r	a9o9	ez s	.29a16e7o9	ez v	a7e5i5
ez y	 55	ez,	 43	ez, 	09m7	eza	 66d7l22n20r9	eza 	05b8t5y5	ezal	 16o6	ezan	a11	ezd	a7e8i5o5	eze	 11e5i14k14l49m7n8r19s9
ezei	 13	ezel	 16e28	ezi	 100,5a8c24e21g5l8n38o11r5	ezi 	-6a7c5l6p6	ezic	a7e12	ezie	 10r11	ezin	a12o12	ezj	a11e7
ezja	k11	ezk	a5o6	ezm	a13	ezma	r12	ezn	a19e6i31o22	ezna	 15	ezni	c27	ezno	 17	ezo	 6s5t8v22	ezov	a12i5	ezp	.34	ezp.	o34
ezu	 9i15l11	ezui	d15	ezul	u10	ezz	a5o7	eß	-3b1e2n1	eø	 2y3	eđ	a2i1	eł	 9,1b5c2k1m6z2ł4	eſ	o1t1	e’	m5z1
f	0147 993'3)5,20-68.166a2006b9c11d25e1788f755g19h51i1843j105k19l544m54n31o2011p14q2r1535s276t261u684v3w25y91z10æ1ø2
f 	0127-8a40b40c16d32e10f8g12h7i10j7k11l16m25n11o11p15q4r14s26u13v10w7y4ə1	f 0	086 17	f 00	056 22b5	f a	b9m11	f am	 10
f b	e23	f be	i18	f d	e23	f de	m14r6	f m	a10	f s	h6t5	f u	n10	f'	m3	f)	 5	f,	 20	f, 	b10
f-	019a1b11c1f1g2h2i1k4l1m4n2p1r4s10t2v1w1	f-0	019	f-00	019	f-b	r10	f.	 151)2s3v2ª8	f. 	a10b8c6d26f8j5k6l5m9o5r6s13
f. d	r25	f0	069 74d1k1s1x1	f0 	041n5	f00	 68	f00 	043
fa	 256-3a6b141c8d51e66f10g35h49i56j30k3l338m11n277p1q5r271s51t146u56v27w3x12y61z31ß1ł1	fa 	05a9b9l7m6n5p6r7s12
fab	i89r49	fabi	a64e5o18	fabr	e8i40	fad	e24i21	fade	k5l13r5	fadi	o12p6	fae	l58	fael	 32a14o10	fag	e30	fage	r26
fah	 13e20n5r10	fahe	y20	fai	 15d20r7s5	faid	h20	faj	a10i6n7	faja	r10	fal	a11b6c24d11e15k27l109o12t9u61v38	falc	a17o5
fald	a11	fale	s7t7	falk	 14	fall	 36o19s51	falu	 51d7	falv	a38	fan	 79a24d7i32k22n36o18t30y9	fan 	a6g7i5v11	fana	 14s8
fani	a10k8n5	fank	a6h16	fann	e24i9	fano	 7v7	fant	e20o5	far	 15a28b6e12g14i43k25m8o29r57s7t5u8	fara	g17	fari	a22d10k7
fark	a25	faro	 18v6	farr	e41u15	fas	a22o21s6	fasa	n5s6y11	faso	r20	fat	 31a5e6h6i68o10u5	fati	c14h12m40	fato	u10
fau	b21c5l5r7s11v7	faub	o21	faus	t10	fav	a7r14	favr	e11	fay	 21e29z5	faye	 8t13v7	faz	e12i6l11	faze	k12	fazl	i11
fb	 2a1h1o4u1	fc	 3-1a1h5t1	fd	 3-1a1e19i1	fde	r18	fder	h18
fe	 102-5a4b36c2d32e56f23g1h29i64j13k39l453m14n91o13r702s21t43u3v10x1y31	feb	i8r12v12	febr	i12	febv	r12	fed	e19
fede	r17	fee	n26s28	feen	e26	fees	t28	fef	f22	feff	e22	feh	e22r6	fehe	r22	fei	 7l29r6s14	feil	 22	feis	t14	fej	e10
fek	a20e17	feka	 19	feke	t15	fel	 7a6b13d217e7g7i127l6m5s41t5	felb	e13	feld	 76e71g15s27t11	feli	a17c56n7p14x26
fels	o37	fem	i6k6	fen	 28a8b7d5e6n8s11y7	fer	 140,6-12a26d71e19g14i22m10n86o7r190s49t33y6	fer 	-5c5f5g5m5s14u7w5
fera	 7t19	ferd	a41i26	fere	n15	ferg	a14	feri	n15	fern	a82	ferr	a41e58i7o19y65	fers	e14o20t6	fert	o7z22	fes	o10t10
feso	r10	fet	a8b6e6	fev	r10	fey	 6i23	feyi	k21	ff	 99,7-9a33b2e226h10i113k1l31m25o124p1r29s37t1u1v1w1y4	ffa	 6l5n5r16
ffar	 11	ffe	 8l11n32r154t13y6	ffen	 15b5s7	ffer	 39d41s38t24y5	ffh	a5o5	ffi	c30k7l36s7t16	ffic	w30	ffil	l35	ffit	h7t9
ffl	e28	ffle	r27	ffm	a25	ffma	n25	ffo	l9r113	ffor	d107	ffr	e11i12	ffre	t5y5	ffri	n11	ffs	 35	fg	 1-1a3e1r13	fgr	e12
fgre	n12	fh	 29a11e3o5u3	fi	 93,1-16a99b5c78d38e311f15g164h1i3j11k52l223m15n216o39p4q7r193s127t84u5x1y17z25	fi 	a12k22
fi a	n10	fi k	a21	fia	 65e7l5s5	fia 	06s5v6	fic	e5h24i12o6w30	fich	a21	fici	o11	ficw	a30	fid	 6a5e16y7	fide	l15
fie	 23l238n19r16	fiel	d235	fien	i11	fier	r10	fif	a13	fifa	h13	fig	l140u20	figl	i138	figu	e19	fij	a10	fik	 12a7o18r14
fik 	f10	fiko	n17	fikr	e14	fil	,5c5d26h16i83l37m21o8s9y7	fild	o26	filh	o16	fili	b8p64	fill	i35	film	 20	fim	 8i5
fin	 43a24d6g10j9k31l5n19o13s25t7z10	fina	 21	fink	 8e11o5	finn	 10	fins	t23	finz	g10	fio	l10r20	fior	e14i5
fir	 24a9d18i28k12m67s17y11	fird	a16	firi	f17l6	firk	o11	firm	a66	firs	t13	firy	e10	fis	b8c10h50o22q8s7t11	fisc	h10
fish	 7e42	fiso	 22	fist	e11	fit	h7r15t10z46	fitr	a8i7	fitz	r46	fiy	a5e12	fiye	v12	fiz	o17	fizo	v17	fj	 2a13e46o44
fja	 12	fja 	l12	fje	l39r7	fjel	d21l18	fjo	r44	fjor	d44	fk	05-1a2e7o3ı1	fl	 6a154e131i20o202u19w5y7	fla	m10n9t84u12v19
flat	 28a6l21s29	flav	i19	fle	 36,5i11m7n7r30t6u25	fler	 20,5	fleu	r25	fli	e7g5	flo	o5r165s7y5	flor	 18a10c6e82i49
flu	c9r8	fm	 1a51e1i1	fma	n51	fman	 23n25	fn	 3-1e24i3	fne	r20	fner	 18
fo	01 128-16a29b6c11d24e12f10g28h6i3j1k34l102n273o2p1r1014s96t49u82v39w6y26z12	fo 	019a12d18l6n6s9t5	fo 0	019	fo d	e18
foa	k25	foak	w25	fod	o19	fodo	r19	foe	l11	foel	a11	fog	a5e12l7	fok	 17e8	fol	a26d47k7t5u6	fola	b13y6	fold	 28e12v6
fon	 6,7d11o13s52t168z5	fono	v12	fons	e23i9o18	font	a37e129	for	 11d300e56g58i25k52m11n13o8r6s83t372u6
ford	 146,8d98s33	fore	s40t9	forg	e54	fori	 13-5	fork	 27s25	fors	 39b19t20	fort	 321-6o31u10	fos	s44u42	foss	 9e26u9
fosu	 27-15	fot	e26i15o7	fote	r26	foti	h13	fou	l5r50t19	four	 11c8i16n11	fout	 19	fov	 17a16i5	fova	 16	foy	a10e15
foya	 10	foye	v10	foz	 12	fp	 3,1-1l6o1s2	fq	01 1	fr	 2a629e489i261o84u26y43ø1	fra	 5c6g15i6m25n484s8t9u66	frag	a13
fram	i21	fran	c276e38j21k60s20t22z33	frau	 52e14	fre	d249e35i70j5m37n26r13t9y30	fred	 51-5a6d8e93o26r50	free	w30
frei	b14e10h7m15s5t12	frem	a34	fren	h8k10	frer	i13	frey	 16m5	fri	a10c16d31e99g7n18t53u15	fria	s10	fric	k12	frid	a15r6
frie	d67s31	frin	c5e11	frit	i11s22z20	friu	l15	fro	h5i5m7n43s15	fron	 6t32	fros	c5t7	fru	n8s6z8	fry	d22n14	fryd	 11l5
fryn	 14	fs	01 52-3a1b1c1d26e5h12k5n2o25s49t84w9	fsd	o24	fsdo	t24	fso	n25	fson	 18	fss	o48	fsso	n48	fst	e5r76
fstr	.14a61	ft	 63,1-6.91a9c10e22g3i4k1l9o15r17s6w3z1	ft.	 91	fte	 10	fto	n11	fton	 11	ftr	i17	ftri	n16
fu	 36a3c22e36g18h2j3k11l100m26n141o30r201s11t3z41	fuc	h21	fuch	s21	fue	n34	fuen	g7l6t21	fug	l14	fugl	e8s6
ful	 12-10e7l37o20	full	a7e21o7	fulo	p19	fum	u20	fumu	 19	fun	a24d6g16k40m42	funa	n24	fung	 11,5	funk	 23o5u10	funm	i42
fuo	r30	fuor	t30	fur	 5d11e6m5o9r8s5t123u23	furt	 99a14	furu	 5g5v5	fuz	a6e19u11	fuze	 10	fuzu	l11	fv	 1e1i1
fw	 1-1a1e20i1o1	fwe	g20	fweg	 18	fy	07 6a1e24n8o26r19	fye	v24	fyev	 22	fyo	n26	fyon	 25	fyr	r12v5	fyrr	e12	fz	 4-2a2u2
fæ	r1	fø	d2
g	0144 6033'214)5,149-193.273\`71a5293b403c38d175e4832f44g443h1270i1578j72k65l1144m218n521o2967p26q22r3044s496t161u2617v63w218x2y946z10ø12đ19ı43ł19‘8
g 	0554&1(4-81a176b83c93d56e35f52g54h114i44j43k70l145m83n78o27p99q4r58s162t155u33v59w19x17y13z4ø3đ27	g -	 81
g - 	b6c10l8m10s8v7y7	g 0	0406 115g5r5	g 00	0200 103a32b37c34	g a	/8b9k9m5n109p6r5u5v8	g an	 7d97	g b	a21e13j7o12r14u9
g ba	n10	g c	a10h21o38r9	g co	.20u9	g d	a11i5r15u18	g dr	i15	g du	o10	g e	n6s10	g f	a9i6o10r14u5	g fr	e6i5
g g	a7i5l6r25	g gr	o12u8	g h	a46b8e15i11o26u6	g ha	 23n8u5	g ho	 5a6l5	g i	i10m12n8s6v5	g im	 10	g j	o21r5u6	g jo	h11n5
g k	a8h5i6l5o13r13u5	g l	a51e9i15l7o6t30u9y5	g la	k5m12n30	g li	e5n5	g lt	d30	g m	 5a34d6e9i5l5o13	g ma	i7n6r12t5
g n	a6g21h6i17o21y5	g ng	u11	g ni	k7l6	g no	 13r8	g p	a30e10h23l14o8	g pa	r9t14	g ph	a13u5	g pl	a6e8	g r	a9e7o25u8
g ro	a17	g s	a14h10i7o13p6r8t39u5v5ø34	g sa	i11	g st	e6r29	g sø	n33	g t	a45b5e13h15i6o12r24u8y25	g ta	m24n5u11	g te	r13
g tr	a7i8u8	g ty	 25	g u	k5n17	g un	d16	g v	 6a10e15i14u8	g ve	n10	g w	a13	g x	u17	g xu	y15	g đ	a11o11	g đo	 6a5
g'	a18i95o92r2s2u5	g'a	f18	g'af	u14	g'i	,81s5y5	g'i,	 81	g'o	n5q87	g'oq	i87	g)	 5	g,	 149
g, 	b12c11d7h8k9l14m12n9p6s16t9y9z5	g, c	h11	g, m	a6o5	g-	020a24b7d10e8f2g9h9i1j3k10l6m11n10o8p4r3s29t6u1v3w8z1	g-0	020
g-00	020	g-s	a10t15	g-st	r14	g.	 265ª3º5	g. 	a20b16c15d20e9f7g12h8i7j9k8l20m16n10p13r8s21u7v12z9	g. c	a12	g. l	a7i5
g. p	a5r5	g0	016 68a1b3c1d3e3f1g1h2i1j4k3l1m3n2o1q1r3s3t3u2v4w4x1y5z4	g0 	09e7f5n13s7w7	g0 n	e6o6	g00	 12	g00 	011
g\`	a13i17o23u18	g\`a	z13	g\`az	a13	g\`i	j5l12	g\`il	o12	g\`o	n23	g\`on	 14a9	g\`u	z18	g\`uz	o18
ga	 703,39-16.14a112b198c57d188e22f9g36h32i119j21k27l388m110n612o43p19r1126s475t632u111v91w32y22z28ß1ł10
ga 	035(7-10a24b13c18d19e22f10g14h9i6j9k12l16m15n9p9r11s27t12u5v11y8z6	ga -	 10	ga 0	026 9	ga d	e6o6	ga e	 10s9	ga,	 39
ga, 	b15	ga.	 14	gaa	r93s7y10	gaar	d92	gaay	 10	gab	a20h15i8o11r123u10	gaba	 15	gabh	e12	gabo	r11	gabr	i114o9
gac	 15i29s6	gaci	o26	gad	 8a27e99i19o22	gada	 18	gade	 82n11	gadi	l13	gado	 20	gae	l10t9	gag	a9e8u5y6	gah	 5n22
gahn	 19	gai	 22a6l56r10t14	gail	 22i17l8	gait	 10	gaj	a8d5e5	gak	h18	gakh	o18	gal	 42a89d6e50g15h14i31l64n7u9v36
gala	 9d9m8n25o10r16t9	gale	 5r33s8	galg	a7e6	galh	a14	gali	n20	gall	 13a13e21i5o8	galv	a16e19	gam	 5a24b25e10l22m6p5s8
gama	 11	gamb	a9o13	gaml	e21	gan	 234,6a67c10d76e56g12i21j39l5m11n5o15s9t19y7z10	gan 	a11b8c17d7k5m6p7r7s5v5
gana	 33k29	gand	 11h32i16o6	gane	 34s20	gani	 17	ganj	 35	gano	 15	gant	a12	gao	n38	gaon	 29a9	gap	a6u9
gar	 248,7a113c44d289e56h52i69j5n23o16r31s12t50u39w20y9z30	gar 	-6a8k5p5s5	gara	 46,9k5m9n7s9y5	garc	i43
gard	 49a9e178o6s32	gare	 6s7t38	garh	 50	gari	b16c14d8t11	garn	i18	garr	e8i17y6	gart	e30h5n10	garu	t32	garw	a17
garz	a30	gas	 53e6i12j7p47s285t48	gas 	a5s6	gasi	o10	gasp	a41e6	gass	e276	gast	e19o19	gat	 47a246e229n5o6s6v76z5
gata	 194n48	gate	 178c9w39	gatv	e76	gau	 19d6f5r42t24x5	gaur	 38	gaut	a5h9i8	gav	a27h5i7p14r17	gava	 22	gavp	i14
gavr	i15	gaw	a6e5r7	gay	e5t11	gayt	a11	gaz	i14	gb	 2-1a73e117i14l3o170r3u9y11	gba	 17d28j7y7	gbad	a12u16
gbe	 45d7l9m26r16s5	gbem	i26	gbo	 36a9c11g30k6l8n7o10r12s8y16	gboc	h11	gbog	b16i7u7	gboo	l10	gboy	e15	gby	 11
gc	 3a2e3h4o23r1s2	gco	b7l16	gcol	o16	gd	 7-1.1a126e13i2o13u3y1ı8	gda	 19l35m11n40s18	gdal	e28	gdam	 10	gdan	 24s9
gdas	 10h7	gdo	r12	ge	 1058'4,16-28a6b24c20d55e23f5g11h12i42j5k3l475m282n963o135p8r1123s217t171u61v44w9x1y13z18
ge 	013-7a24b10c28d42e7g6h6j10k6l30m19o17p6r25s39v5	ge 0	012	ge a	n7v8	ge c	a5l10o11	ge d	e28u7	ge l	a12u7	ge m	a6e5o6
ge r	o20	ge s	a7t26	ge,	 16	geb	e8h5j6	gec	i8k5	ged	 13e16i7u17	gedu	s17	gee	s12	gees	e5t6	gei	e5g15t12	geig	e15
geit	e12	gel	 112a40e68f7i96k6l15m9n5o51s22t5u6y8	gel 	a8d14g5u6	gela	 30n7	gele	 37s10t6	geli	 35c9n28s7	gelo	 43
gels	e10	gem	 194-5a20e7g8i7m10o7t5v5z10	gema	 16	gemm	a10	gen	 447-13a43b19c23d11e86f20g22h6i38n6o10s62t122y7z11
gen 	090a8b12i7k5o6s11t6	gena	 8a27p5	genc	e15h6	gene	 12k14r23s23v12	genf	 7u9	geng	e16	geni	a11j5u10	gens	d8e37t8
gent	 17e19h11i10o11u51	genz	 11	geo	i27r94	geoi	s27	geor	g91
ger	 513,36-37a65b49c5d22e25f8g22h52i18l26m19n10o20r12s109t32v22w11	ger 	043a31f6g11i10l5m8p11r5s55u23v5w5	ger,	 36
ger-	g5s19	gera	 12l13r25	gerb	e34o7	gerd	a6o10	gere	n9s6	gerg	a9e7o5	gerh	a19o31	geri	 6e6	gerl	a20o6	germ	a18
gero	n8v5	gerr	i12	gers	 20d5e23o8t33z6	gert	 7r20	gerv	a7e11	ges	 154h12s5t14u7z8	get	 102a10e5t22ø12	get 	063
gett	e17i5	getø	j12	geu	r56	geur	 50t6	gev	e42	geve	j25l15	gey	e10	geye	r10	gez	 5a6e7	gf	 2a7e8i11o6r9u1
gg	01 41,3.62a60e113f1g2h2i72j3k1l10m1o9p1r38s2t5u8y8	gg.	 62	gg. 	l6m7s5	gga	 13l5r5s26	ggas	s25	gge	 20l11n20r48
ggen	 12	gger	 28o5	ggi	 11a10e12o36	ggia	 5n5	ggie	 12	ggio	 29	ggr	a10e22i6	ggre	n22
gh	01 428,11-12a99b2c1e289f7g2i89l36n5o45s5t148u6v1w74y9	gh 	-10a11b9c5e5f6g6h40k5m5o5p8r9s25	gh -	 10	gh h	e38
gh s	t18	gh,	 11	gha	l44m24n5r7t9	ghal	e39	gham	 15	ghe	 90,13i13l23m5n17o46r42s12u8	ghe 	-5a8d5p5	ghe,	 13	ghei	 11
ghel	 13a5	ghen	i14	gheo	r46	gher	j6t27	ghi	 27c6n11o6s8t9	ghi 	s19	ghl	a8i28	ghli	n28	gho	l23r18	ghol	m17z6	ghor	 18
ght	 57o5s82	ghts	 81	ghw	a74	ghwa	y74
gi	01 98,1-3a135b60c28d51e152f2g29h7j24k7l149m22n257o138p14q1r132s123t45u46v6w10y20z17	gi 	s19u5	gi s	o17
gia	 38c12l5n52t15	gian	g22n5o10y5	giat	o11	gib	b8s43	gibs	o43	gic	 10a12	gica	 12	gid	 27,5a7i9	gie	 58l45r12s8t15ł6
giel	e40	giet	e12	gig	a18e8	giga	b18	gij	e6o5z6	gil	 38b24d9e12i8l33s6	gilb	e22	gill	 16i10	gim	a17	gima	t17
gin	 12a134e16g12i25k6n19o13s13	gina	 30l102	ging	 6e6	gini	a19e6	ginn	e13i5	gio	 56n8r19v28	gior	g16	giov	a22e5
gip	h11	giph	i11	gir	 16a51i24o22t8	gira	r34u8	giri	 10	giro	l8n14	gis	 29c6i23l13o10t13w16	gisi	c23	gisl	a13	giso	 10
gist	o5r5	gisw	a16	git	 7a14t17	gita	 13	gitt	a7e6	giu	 13l9r5s17	gius	e8t6	giw	e10	giwe	 10	giy	e8o12	giz	 5w6
gj	 3-1a3e55o7u2ø1	gje	r11s42	gjes	b8f5s7v5	gk	 3-3a27e3i5o10r1u9v1ø3	gka	j10l5n6	gkaj	e10
gl	05 4-5.6a172e291i303j2o140s6u159v4w7y25ø2ı13	gla	 10d21e5m9n26r22s51v9	glad	e7y5	glan	d9e8	glar	i7u5	glas	 40s6
gle	 15a31b8d35i14n117r17s10v10y28	glea	s31	gled	d29	glei	c13	glen	 42d6e40n10s18	gles	i10	gley	 21
gli	 153a43c10e11g16n13o24s19t8	glia	 15n15	glig	o5v7	glio	 10r8	glis	 6e8	glo	c18d6m7o11r20s22u6v43	gloc	k16	gloo	r10
glor	i20	glos	l18	glov	e36	glu	 98n42	glu 	s26	glun	d41	gly	n23	glyn	n23	glı	k12	glık	 12	gm	-1a84b105e4i1o11u11y1
gma	n64r14	gman	 11n34s5	gmb	h105	gmbh	 105	gmu	n11	gn	 4-1a124d1e185i26j8o74u42y56	gna	 16c17h7n33r12t10u14	gnac	 11
gnan	 9o18	gnar	 10	gnau	m14	gne	 84-5r25s29t18u5	gne 	06f17	gner	 7o10	gnes	 22	gnet	a5t11	gni	e15	gno	 18l16n24r7
gnon	 10a9	gnu	s40	gnus	 13s24	gny	 45-6
go	 807,3-5a19b15c50d97e20f3g38h5i8j24k34l241m105n220o112p13r600s167t99u43v79w58y26z53ß5ł18
go 	039a37b29c39d93e21f7g18h6i6k5l23m37n14o11p30r21s46t16u5v14y5	go 0	037	go a	d5l10n6	go b	a7e9r6	go c	a15h5o6
go d	e56i19o15	go l	i6o8	go m	a13e5i9o9	go p	a12e5i5	go r	a6i7	go s	a14e13	goa	 7s6	goc	 37n5	goc 	h6t7
god	 12a5e13f5i32o19	gode	 10	godi	n29	godo	y15	gog	 5n8o22	gogo	 8l14	goj	 6l9	gok	e29	goke	 28
gol	 61a18c7d40e13i51j7l14o10s7	gola	 5n6t6	gold	e6n20	goli	 39n10	gom	 18b11e62i10	gome	s24z35
gon	 60a28c22d8i10o10t6u13y7z42	gona	 24	gonc	a19	gono	 10	gonu	 11	gonz	a42	goo	d35n7r6s57	good	w34	goos	e11s46
gop	a10	gor	 92a70c51d32e55g5i97j18k52l5n24o25s38z23	gor 	a5l5	gora	 12c7n37s6	gorc	 7i9z31	gord	a9o18	gore	 30c5n12
gori	a17c32j6n7o19s10	gorj	e16	gork	h45	gorn	j10y6	goro	 8n6v8	gors	 10k24	gorz	e10	gos	 44h23l9p26s15t25z10	gosh	 17
gosp	i9o14	goss	a14	gost	i12o10	got	 11a6e27t44	gott	h6l30	gou	 11d21v7	goud	o16	gov	a30e7i33o5	gova	 23c6
govi	a11c10s5	gow	 5d21s25	gowd	a21	gows	k25	goy	e16g6	goye	t16	goz	a32i15	goza	 31	gozi	 13	goł	a6e8
gp	01 1a6l10o1r1u6	gpl	a10	gq	-4v18	gqv	i18	gqvi	s18	gr	 3.35a962c1e653g14i238m3o738u323y9z44æ4ø10ı7	gr.	 35
gra	 18a14b58c129d190f24h47i24j7m22n341s21t15u14v10y5z16	graa	f13	grab	e30l10o17	grac	e25h66i30z5
grad	 56-8a8e7i23o32s20y31	graf	 10-5i5	grah	a47	grai	g16n7	gram	 8s6	gran	 31a31d140g43i19o6t48v13	gras	 8s5t5
gre	 12a22b11c14d5e195g83i11m8n154s36t28v65	grea	t21	gree	n194	greg	 8e6o59u5	gren	 104,11-11c5d10	gres	 6c5o8t9
gret	a7e9	grev	e65	gri	a6b18d17e24f9g21j14l14m50n14p8s30v6	grib	u15	grid	 11a5	grie	g7t5	grig	o20	grij	a13	gril	 7l7
grim	b5e38	gris	k5t15	gro	 9b28c5d54e46n23o24p10s57t18u306v125ß11	grob	e12i10	grod	 40u8	groe	n14p23	gron	 10	groo	t24
gros	 20j6s19u8	grou	p305	grov	e125	gru	b34l5m6n45p202s10z7	grub	e18i6	grun	d6e9n23	grup	a45o10p147	grz	e23n5y16
grze	g7s14	grzy	b10	grø	n10	gs	 196,8-6a13b9c5e3f3g16h7i5k1l1o1p2r1s1t169u12v14w8z15	gs 	g17s5u6v14	gs g	a15	gs v	a11
gsg	a9r7	gst	a17e14o6r125	gsta	d8f6	gste	d5r7	gstr	.44a16o65	gsz	e10	gt	 15,1-3e16i3o82s30u8v3	gto	n74r6	gton	 71
gts	s13v9	gtss	o13	gu	03 146,8-3a140b28c8d30e453f4g3h17i209j4l238m54n457o1p35r160s275t147u2v10w1y143z38
gu 	-7a10b5c5g5l6m8s7	gua	 12d42j12l19n8r20y22	guad	a42	guaj	a12	gual	d7v7	guar	d18	guay	 8o9	gub	a22i5	guba	n22
gud	a5e10i6	gue	 13d10i117k12l70n8r84s26t10v10y28z61	guei	l10r107	guek	h12	guel	 49l13	guer	 5a15e9i11o9r35	gues	 26
guev	a10	guey	e28	guez	 58	guh	a15	guha	 15	gui	 9a17d14l72m10n61r14s8	guia	 7n9	guid	o11	guil	a7e10h11l44	guim	a10
guin	 6c11e12g12t16	guir	r14	gul	 30a16b17c5d21e5g22i58o13s12u6y14	gul 	s12	gula	 6y6	gulb	a10e7	guld	a15	gulg	o22
guli	n12s24w22	guly	a14	gum	 7e24u12	gume	d23	gumu	s12	gun	 77-6a40b25d73e28g39j59m9n29s9t17u7w23y6	gun 	a11
guna	 16r12w6y6	gunb	a18	gund	e28l33	gune	s7t21	gung	 5u33	gunj	 57	gunn	a24	gunt	h6o5	gunw	a12o11	gup	t31	gupt	a31
gur	 12a16d15e39i13s8u48	gura	 16	gure	 26a5l8	guri	t10	guru	 5l10n32	gus	 26i14t210z6	gusi	k14	gust	 10a77i90o14y7
gut	 59i20j6k21m20o5	gut 	034s15	guti	e15n5	gutk	o21	gutm	a20	guv	e10	guve	n10	guy	 6e123o14	guye	n116t7	guyo	t14
guz	 10h14m12	guzh	a14	guzm	a12	gv	 1-1a21e27i9l1o3	gva	r13	gvar	 5e7	gve	j27	gvej	 27	gw	 3-2a107e47i1o25r1u15y17
gwa	 36c13l18n13z19	gwac	e13	gwal	a17	gwan	e13	gwaz	i19	gwe	 5g13n21r5	gweg	 12	gwen	 5y7	gwo	r16	gwor	t16	gwu	 14
gwy	d6n11	gx	 2	gy	 116-3a244b31c6d5e137f13g4h49i73j1k24l6m16n1o103p8r10s26t10u19v40z1	gya	 9l9m30n8p19r86s23w50
gyam	f30	gyap	o16	gyar	 23e17m8o7s7	gyas	i20	gyaw	a50	gyb	a15i9	gye	 6i21l32m22r16s27	gyei	 14-7	gyel	 30	gyem	a22
gyes	 17	gyf	a10	gyh	a46	gyha	t9z31	gyi	 62	gyi 	05e11	gyk	a8o9	gyo	m6n17r61s12	gyon	g14	gyor	g28o10	gys	a7z16
gysz	e8o5	gyu	l11	gyul	a11	gyv	a9e26	gyve	r22	gz	d4e3i1n2	gø	r11y1	gør	 10	gđ	a19	gđa	 12.7	gı	 3l10n18r9s2y1	gın	ı15
gını	k15	gł	a3o13u3	gło	g6w7	g‘	b6o2
h	0214 5274)2,73-309.42a9315b121c54d244e6341f41g97h77i3632j52k96l1107m491n747o4826p52q25r1247s179t680u2375v99w518x9y439z21æ1ø76ł2
h 	0101&43(17-42a267b133c136d99e50f56g88h172i35j58k86l168m114n89o35p129q17r114s346t137u48v64w42x5y14z7đ41	h &	 43
h & 	c43	h (	p13	h (p	e13	h -	 42	h - 	b6m6s5	h 0	052 9r7	h 00	017 14a9b6c6	h a	 5.6b8d8g5l11m34n110r10s7v43
h am	 11a18	h an	 8d78t21	h av	e43	h b	a25e19o23r41u14	h br	a10i17o9	h c	a24e11h16i22l21o22r14	h ci	t17	h cl	o14
h co	r5u8	h d	a24d7e13i12o5r13u18	h dr	i12	h e	l10s17	h es	 14	h f	a11e6i7l7o17r7	h fo	r16	h g	a12e6i7l7m9o10r30
h gr	o16u10	h h	a37e54i16o53u11	h ha	l5r6	h he	a39r7	h hi	l10	h ho	 5a33	h i	 7n8s6	h j	a17e10o19u7
h k	a20e12h5i8o15r5u10	h l	a51e22i23o22t17u13y10	h la	m10n25	h lt	d17	h m	a35c7e16i23o16u7	h ma	i7r12	h mi	l6n5s5
h n	a12g16i6o42	h no	 37	h p	a48e8h28i5l10o14r9	h pa	r26t14	h ph	a8d9u10	h q	i9u8	h r	a14e6i11o63u10y5	h ro	a43s6
h s	.6a22c10e24h15k6o17p6r5t216u7	h sa	m6n5	h se	y20	h so	k12	h st	 5e6r201	h t	a12b16e12h23o17r34u10	h tb	k16	h te	r12
h th	o6u8	h tr	a14i10u9	h u	l5n31	h un	d26	h v	.6a14e10i17u13	h va	l6n6	h vu	 7o6	h w	a20e6i11	h wa	l14	h đ	a20i8o13
h đa	n12o5	h đo	 6a6	h)	 2	h,	 73	h, 	b7f5k7m9s11	h-	022a30b23c6d16e7f6g3h6i2j5k7l15m12n14o16p5q1r6s71t12u1v7w11y5
h-0	022	h-00	022	h-a	d5k7m9	h-b	a8o13	h-s	c5t24u37	h-st	r21	h-su	r37	h.	 1,38-3	h.,	 38	h., 	038
h0	069 88a2b2c3d2e4g2h1i2j3k2l4n1o2p5q1r3s2t3u1v1w3x3y3z2	h0 	043l7n12	h00	 65	h00 	047
ha	01 736,16-11a85b160c105d250e128f84g128h140i250j106k212l666m776n1837o34p112q8r1636s308t405u362v335w110y144z163ł7
ha 	013-9a38b21c16d23e11f11g24h13i11k26l23m19n15p22r19s29t43u10v13	ha 0	012	ha a	n20	ha d	a6e6	ha g	r10u5	ha k	a10u7
ha l	a8i6	ha p	a6r5	ha r	a10i7	ha s	a7c5h6	ha t	a5r25	ha,	 16	haa	g18n21r11s14	haag	 17	haan	 10	hab	a49e36i39l5o6r9s5
haba	d10l22n5r6y6	habe	e19r11	habi	b24s14	hac	 5a8h17k47o12ı8	hack	e34o5	haco	n7v5	had	 17a5e40i27j21k51l6o14r34s6y6z7
hade	 12n25	hadi	d8e10	hadj	i20	hadk	a48	hado	 13	hadr	a6e24	hae	f22g41l50s14	haef	e22	haeg	h41	hael	 36a7	haes	 14
haf	e22f14i17l5n20	hafe	r17	haff	h10	hafi	z16	hafn	e20	hag	a37e67i7	haga	 31	hage	n62	hah	 17a20b20n31o14r21z8
haha	m5r7	hahb	o17	hahn	 21-8	haho	b12	hahr	i19	hai	 151d7k8l40n13p9	hai 	-6a12b21d17h6n15t7v9	hail	 9e18o12
haj	a33d25e6i7m7n7o8	haja	n31	hajd	u25	hak	a87i21k5o10t33y46	haka	 8l52n26	haki	m15	hakt	a32	haky	a45
hal	 92a60c10d26e109f8i102k10l63m13o50s16t10u24v35w9y26	hal 	a5i7p7	hala	 9c5k9n5s24	hald	 18	hale	 34i6n10r14t13w8y22
hali	 8d8e15k29l10m12n5p8	hall	 23a8e20	halm	a11	halo	m19u13v15	hals	k14	halu	p14s5	halv	o32	haly	 17
ham	 193-5a81b44e44i50m97n61o21p93r8s50t5z17	ham 	a5b5c8g5r6s7	hama	d15l55n5	hamb	e29i7	hame	d31t7	hami	d13l33
hamm	a39e54	hamn	 61	hamp	 7l40s23t10	hams	a8h5i20s17	hamz	a17
han	 417,12-6a73b11c14d169e70f7g170h132i87k39n295o55p5s173t42u13y22z17
han 	-12a8b15c13d10f10g5h6k10l11m7n5o7p9r10s30t23v6w8	han,	 12	hana	 37e6h12	hanb	a10	hanc	j10	hand	 35a51e11l11o16r31
hane	 47k11l7	hang	 82,7a22e55	hanh	 132	hani	 19a16c8e19f11n8	hank	 19o13	hann	 6-7a79e166i5o8s5u13y6	hano	i22v24
hans	 14-14e85s41	hant	 26	hanu	s12	hany	 12i6	hanz	a10l6	hao	 33	hap	 5a55e27p5u13	hapa	 40,6l6	hape	l26	hapu	i5r8
har	 133-5a158b75c10d333e24g12i120j67k15l147m69n21o42p38r120s31t98u7v51y53	har 	-6a8c5	hara	 65d20l9n42s6	harb	e17o58
hard	 170-30a6i12o23s37t44	hare	n12r8	hari	 62a11n18q12t5y7	harj	a44e19	hark	a7e5	harl	e75i29o34	harm	a57o8	harn	a15
haro	 7m6n9u5v11	harp	e31u6	harr	i84o11y20	hars	a10k10	hart	 11a7h11l7m29o9y5	harv	e46	hary	 6a44
has	a31c9d5e25h8i90k24l12s56t22w5z11	hasa	n30	hase	 17	hasi	,78	hask	a20	hasl	e12	hass	a24e22i7	hast	a7r5u5	hasz	 10
hat	 67-15a50e28h25i8o10r20s19t129u19	hat-	q11	hata	r35y8	hate	 5a10l6	hath	a12o12	hatr	i17	hats	h13	hatt	a87i19o19
hatu	r19	hau	 27b11c23e6g33k19l9m9n25p25s135t17x12	hauc	k23	haug	a5e24	hauk	e19	haun	 15b8	haup	t25	haus	 13e48s56
haut	 11e5	haux	 5-7	hav	a17e234i6l14n36o5r17	hava	n7r9	have	 9l15n170r6s6v7z20	havl	i10	havn	 24a7e5	havr	a5e12
haw	a39n38t9u18	hawa	 7n23r7	hawn	 30	hawu	l17	hay	 9a16d18e30i34l11n7o5u6w7	haya	 11	hayd	e16	haye	s28	hayi	 34
hayl	e10	haz	 28a87e36l7	haz 	a12	haza	 75s10	haze	l16s17	hb	 48a6e11o29r1u25y1	hbe	r11	hber	g11	hbo	r10z17	hbor	o10
hboz	 10o7	hbu	r11z7	hbur	g5y5	hc	01 3-2a2e12h1l2o31	hce	 10	hce 	s10	hco	t29	hcot	e29	hd	 80.110a16e1i5o19r1u7w1y4
hd.	 110	hdo	r16	hdor	f15
he	02 471,22-24;1a163b26c74d113e124f8g103h3i582j28k110l840m266n644o203p24r1628s310t183u151v57w30x3y77z64ß1ł6
he 	010-7a22b11c29d19g18l19m23o9p20r6s21v7w6	he a	n14	he c	a5h6o9r5	he d	i6u6	he m	e5i8	he p	a9o8	he,	 22	he, 	b10
he-	e7l5	hea	 18d38l11m13n19r10t48	head	s37	heal	 11	heam	p13	hean	e19	hear	n10	heat	h45	hec	h16i5k14o34	hech	i9t5
heck	e5o9	heco	 33	hed	 17d10e27l16r5v14y18	hed 	a12	hede	l5n5r5	hedl	u14	hedv	i14	hedy	d13n5	hee	 14d36f11l9m6r23s12
heed	 17a18	heef	e11	heer	d10s5	heg	e20g7m14y60	hege	d17	hegm	a14	hegy	 16e9h8i18
hei	 18d172g42j17k100l17m73n84r15s24t11	heid	 76e70i17	heig	h42	heij	d13	heik	h64k30	heil	a5i10	heim	 44e18
hein	e9f18o12r22	heir	o15	heis	e18t6	heit	o5s5	hej	a7o5	hek	 17a7i10o10t5u8w43	heki	m5z5	hekw	i43
hel	 109,10a40d12e170i48k7l175m69n9o30s98w8y35	hel 	c5e5g6p5s8	hel,	 10	hela	 21a5k10	hele	 12n111r5s7t9z20
heli	a8e18n11o8	hell	 50e93i6s12y6	helm	 7-9i19o9s5u6	helo	 12i8	hels	e22i73	hely	 26n8	hem	 42a7b57i140
hemb	a8e19i5u25	hemi	n135	hen	 103-9a21b29d37e25g100i21k20n13o5r194s18t13w13y7	hen 	a20	hena	 12	henb	e16r5u7
hend	e15r18	heng	 25,6a23r11u27	heni	 9,6c5	henk	 6e5	henn	e12	henr	i157y37	hens	t10	henw	e12	heo	 26b6d28l87r46
heod	o28	heol	 39-47	heor	g46	hep	h9p7	her	 323,14-22a16b39c12d7e83f32g10i78j7k7l24m443n72o39p53r76s91t84v9w17y16z46
her 	-9a8b11c18d7e5f6h14k15l6m10o5r9s24u10v5w9	her,	 14	herb	e30r6	here	c16d13n11r5s28t6	herf	e5o25
heri	 6-5d5e14n26s10	herl	a14e5	herm	a362e24i39o14	hern	 6a49e8i5	hero	i8n19	herp	a49	herr	 34e21y13	hers	 56k9t13
hert	 14e6o8y36z12	herw	e6o8	hery	 6l8	herz	o42	hes	 41a11e6l5p5s39t180w14	hess	 6e24	hest	e139n19r19	hesw	a14
het	 11a38e5h29t86u6	heta	u35	heth	i8w21	hett	e19i34r28	heu	k20l10n61r15s12v22	heuk	 14	heun	g32i28	heur	e10	heuv	e22
hev	a29e7i16	heva	l14r14	hew	 13s5	hey	 44d13	heyd	e11	hez	 26i33	hezi	 31	hf	 4a1e8f3i13o8u4	hfi	e12	hfie	l12
hg	04 59a18e2o9r5	hh	 29-2a16i1m2n2o25	hh 	t5đ5	hho	b17r7	hhob	 5o12
hi	 403,28-21a164b55c73d180e295f4g118h15i3j175k85l567m133n360o47p34q10r496s116t134u46v13w27y11z19
hi 	06-10a17b10c11f7g6h7j5l13m28n32p8s29t10u6v10	hi -	 10	hi a	n14	hi m	i20o5	hi n	h27	hi s	o19	hi,	 28	hi, 	b15
hia	 49d13m22n14r14s25v8w8	hiad	i13	hiam	a21	hian	 5n5	hias	 17s7	hib	 5a14i13o12u9	hiba	l12	hibi	k12	hic	 12a5k31o12
hick	l27	hico	 6l5	hid	 40a69e8i29o26v7	hida	 26l18y14	hidi	e5n24	hido	v13z13	hie	 57b5f5l97n47p7r18s11t17u15v6
hiel	 21d26s45	hien	 46	hier	 10	hiet	 15	hieu	 15	hig	h93i11n8	high	 36f6l8w43	higi	a11	hij	o122s43	hijo	s122	hijs	 32
hik	a46e5m22o6	hika	r46	hikm	a22	hil	 5a43d51e18i47l316m5o15p45t12	hila	 8n18r8	hild	a8e26o13	hile	 15	hili	p32z14
hill	 101a11e36i20l16s130	hilp	a26e19	him	 25a52e10i7m21o10	hima	 7m19w8	himm	e18
hin	 36a31c9d20e35g81i26n25o25s16t23w6y18	hina	 26	hind	e10	hine	 19s8	hing	 25e10t44	hini	 7n19	hinn	e24	hino	s15
hins	o11	hint	z18	hiny	e15	hio	 9n5u24	hiou	 19	hip	p19u8	hipp	e17	hiq	 10	hir	 42a14c14d8e169i105o39s18t32u11v19w7
hirc	h12	hire	 165	hiri	 52,8a15l5s19	hiro	q5v34	hirs	c16	hirt	 11h19	hirv	o19	his	 18a19e26h7i15l9o7t6	hisa	 14r5
hise	l7n19	hisi	n15	hit	a31c10e56o5r7t7	hita	 27	hitc	h10	hite	 48	hiu	 43	hiu 	a11	hiw	e16o8	hiwe	 16	hiz	e7o12
hizo	b12	hj	 3a9e2o33ø5	hjo	r29	hjor	t29	hk	 3a11e64i1o16u1	hke	 32n25	hken	t22
hl	 86,6-11a229b22c1d7e289f17h2i117k7m44o209s3u44w4y9	hla	 24c5d7g5k9m10n77p11r7t18v25z21	hlam	i10	hlan	 8d27g21h21
hlat	s9t9	hlav	a14	hlaz	a21	hlb	e14o7	hlbe	r14	hle	 58b9e8k15n54r91s5y26	hle 	09m5n5	hlek	o15	hlen	 21b5g10w9
hler	 48,8-9i18	hley	 15e8	hlf	e17	hlfe	l17	hli	a6e15k9m9n55t5	hlie	r10s5	hlin	 26-5g11k5	hlm	a41	hlma	n39
hlo	e16g82h6l21m21n43ß7	hloe	 15	hlog	'82	hlol	u21	hlom	o21	hlon	g43	hlu	b5m8p7w19	hluw	a19
hm	 31-2a157d1e91f2i158k1o31s1u15w1	hma	 7a8d16l8n102w7	hmad	 16	hman	d34n59	hme	d29l31n7t18	hmed	 24	hmel	e16i6
hmet	 17	hmi	 28d79e10t39	hmid	 14t63	hmie	l10	hmit	t36	hmo	n21	hmon	 12d9
hn	 158'2,4-19a54b7c1d9e177f2g3h25i34k3l7n16o22p3r1s162t2u18y16’2	hn 	-5a5s6	hna	 21l6t15	hnat	h15	hne	 23e5i40n5r84y5
hnei	d40	hner	 54-11t6	hnh	o25	hnho	f25	hni	c7k17	hnik	a11	hnn	i6y10	hno	 7v14	hnov	 6a6	hns	 23b6d9e21o51t45	hnse	n21
hnso	n51	hnst	o40r5	hnu	 14	hny	d14	hnyd	e14
ho	 678,12-9.4a177b46c72d161e152f267g18h28i49j18k25l668m267n379o66p98q4r666s129t108u227v284w142y34z35ł3
ho 	070b6c28d21e30h5l10m16n18r10s13t8u5v8z5	ho 0	048 22	ho c	h18	ho d	o14	ho e	 24	ho n	a11	ho,	 12	hoa	 67i8l47n52
hoal	 20s27	hoan	g48	hob	 5e6i12o15	hobi	d12	hobo	v12	hoc	e10h42i7k13	hoch	 5f7h6k7s5w6	hod	 7a9e29i37k19l7n19o16y6
hode	l8n7s6	hodi	r17y20	hodk	i16	hodn	i14	hodo	v10	hoe	b7f5g22k11l27m12n39v19	hoeg	e21	hoel	 13-10	hoem	a12	hoen	 30i7
hoev	e19	hof	 63e30f59i11l8m18s44t6w17	hof 	014	hofe	n8r22	hoff	 24m25	hofi	r11	hofm	a17	hofs	t40	hofw	e17	hog	a5e6
hoh	e11i5	hohe	 6n5	hoi	 42	hoj	i7n5	hok	 7h12	hokh	 12	hol	 6a29b5d89e62g6i18j7l71m200o13s13t76u31y9z25	hola	 10s14
hold	 30e5i40s5	hole	 36s5t8	holi	q10	holl	a8e6o30y16	holm	 118,6-5b21e7g11q20v9	holt	 33e21z8	holu	b21p6	holz	 12d5
hom	 10a101b16e43i7m11o16p47s8u6	homa	s99	homb	o11	home	n20r13y8	homm	e11	homo	k6l6	homp	s47
hon	 82a28b11d20e46g95h6i15o32y22	hona	 23	hond	a10e6	hone	n27x9	hong	 84w6	honi	g14	hono	r21v8	hony	 20
hoo	g18l13n9r14s5	hool	 13	hoor	n11	hop	a24e7l17p26r16	hopa	d12l5r6	hopl	a17	hopp	e26	hopr	a16
hor	 36a186e112g13i9k5n108o21p10r9s57t34v27w13y9	hora	 141c15d7k8n6	hore	 46l7s47	horg	e12	horn	 33e13i30o7w5	horo	v11
hors	e7k14t29	hort	a5e6o21	horv	a27	horw	 13	hos	 27e7f5l10p16s13t39	hosl	a10	hosp	i15	host	i16o7
hot	 13a20e27i8o6t9z19	hota	n15	hote	l5n10	hotz	 8-5	hou	 19d15e15g11m7n10p15r9s26t82w8	houd	 6i6	houe	t15	houg	a11
houp	h15	hous	e16	hout	 44e16h7	hov	 34a97e65i33o9s25y14	hova	 83,7	hove	 17c5d6n32	hovi	c30	hovs	k25	hovy	 5c9
how	 25a40e46i11o6s11	howa	 5l21r13	howe	 15l28	hows	k10	hoy	 15a15	hoya	n15	hoz	a32	hoza	 19n6p6	hp	03 3-1a24e2l5o5u9
hpa	n24	hpan	d24	hq	 1-1a1o11u11	hqu	n11	hqun	 5o6
hr	068 54,2-3.13a254b10d11e128f2g5h4i382k1l9m3n2o161p1r1s10t1u69v18w5y10z12ø8	hr.	 13	hr0	041 27	hr0 	026	hr00	 41
hra	 60,8d127h8n9s18	hrad	 12a14e31i6k11n7s23y17	hras	t17	hre	 5b5i8n13r26s52z5	hrer	 17	hres	t51
hri	 12b18c14d21e6g6n43s238y12	hrib	a10o5	hric	 5h8	hrid	d16	hrin	e10g29	hris	a8t223	hriy	o11
hro	b21d16e21m12n19r5t19u32v6	hrob	a5o12	hrod	e16	hroe	d21	hrom	 5o5	hron	o10s6	hrot	r18	hrou	g31	hrs	e5t5
hru	 13d5s31z8	hrus	 7o18	hrv	a11o6	hrva	t11	hry	n10	hrz	a12	hrza	k5n7	hs	02 34,6-5a9c1e33f2g10h7i16n1o1t50u2
hse	 9e7l8n5	hsi	d5n11	hsin	o10	hst	a7e5r36	hstr	.25a11	ht	 183,2-12a23c1e161g1i91l2m3o86r6s90t2u3v1w3y10	ht 	064u6
ht 0	057 7	hta	 10w5	hte	g7l23m10n21r90	htel	a18	hten	 6b6	hter	 28n44s11	hti	 31n29y25	htin	e25	htiy	o24
hto	 10n43r13v10w5	hton	 26e16	htor	a5o5	hts	 81
hu	03 150,8a108b82c24d70e94f9g120h3i145j23k117l359m163n223o69p19r202s182t47u13v27w8y78z29	hu 	-7a14d23s5đ25	hu a	n13
hu d	a23	hu đ	u23	hua	 40c9h10n36p7	huan	 9g20t7	hub	a12e56	hube	r54	huc	 8a8h8	hud	e8i15s42	hudi	k5n7	huds	o42
hue	 20l43r15t10	huel	 12s21v6	huer	t15	huet	 10	hug	 8e7h13o83	hugo	 76	hui	 30n6s50x7z38	huis	 30m12	huiz	e34	huj	a20
huja	 16	huk	 7l27r16w66	hukl	a27	hukr	u16	hukw	u66	hul	 11a26e44g9h13i73l6p6s43t76u26y5z10	hula	 18n6	hule	l11r11t12
hulh	a13	huli	 36s31	huls	 7t32	hult	 30z39	hulu	 22	hum	 14a56b35e14i6l6m17	huma	c9l31n13	humb	e34	hume	n14	humm	 12
hun	 30d7e5g80n10o8t21u9y8z36	hung	 79	hunt	e16	hunz	i36	huo	c7n45t17	huon	g45	huot	 17	hup	p15	hupp	e14
hur	 39a10c49i8l7m7n9r8s19t15u10ø6	hurc	h47	hurs	t16	hurt	a14	hus	 39e26i29n8o7s5t38u5	huse	b17	husi	 21	hust	 9e25
hut	a13t17z7	hutt	e10	huu	 12	huv	a22	huva	a19	huy	 35e26z11	huye	n25	huyz	e11	huz	w28	huzw	a28	hv	 2-1a31e14i43o8
hva	l19r9	hval	e6s5	hvi	d25e6l6	hvid	e20o5	hw	01 2a342b1e85f16i48o9u2y12	hwa	 31,5b13l5n126r68t6y83	hwab	 12	hwan	e120
hwar	 8t13z42	hway	 74o9	hwe	g49i26r6	hweg	 49	hwei	n5t7z9	hwf	a16	hwfa	 16	hwi	l25r5	hwil	 22	hwy	t5z7	hx	02 1o2u4
hy	 116,5-5a108b6c3d3e66f13j1l10m4n31o11p2r3s13t1u17v21	hy 	a6h5p5	hya	 10n7t28y55	hyat	t28	hyay	 46,6	hye	r7v59
hyev	 49a10	hyf	r10	hyfr	y10	hyn	 11a6o6	hyo	 5y5	hyu	d9n7	hyv	i21	hyvi	n21	hz	 2a5e4o8u1x1	hæ	g1	hø	g4j25l1n2r11y33
høj	 9v12	højv	e12	hł	o2
i	036 11712)1,1155-478.84a6505b1059c6742d3056e7525f573g2287h453i794j1452k2936l7285m2820n15159o2655p1028q202r4758s7488t3689u756v1868w252x200y807z1263ß13ł19
i 	0762&1(53-152a458b215c237d187e218f101g165h125i86j65k152l257m272n301o140p248q12r123s462t188u64v154w73x12y23z41đ11
i (	p51	i (p	e51	i -	 152	i - 	a11b9c6g5k12l5m22n9o9p5s22t8	i 0	0569 134/33w6	i 0/	033	i 00	0185 204a70b69c41
i a	b17d22f5g7h5j7k5l14n312r10s10v13y7	i ab	b5d5	i ad	e17	i an	d294t5	i av	e12	i b	a47e40h17i34o12r35u21	i ba	b8n11s6
i be	i8n8r13	i bh	a8e8	i bi	n22r5	i br	a5i5o16	i bu	l6r10	i c	a30c12e36h44i18l9o50r31u7	i cc	 12	i ce	n8r5t17
i ch	a14e8i16	i ci	o5r8	i co	.8r11u15v6	i cr	e21o10	i d	a21d5e64i10o18r18u31v9	i de	 37l5s14	i dr	i17	i du	 5o16
i e	 122l27m9r5s32x7	i e 	a5b6c11f66m8	i el	 20	i es	 24t6	i f	a23e14i9l7o25r16u7	i fa	i5l7	i fe	r11	i fo	r17
i g	a23i8l5o16r93u12	i ga	n5r6t5	i go	r13	i gr	a7e8o71u5	i h	a39e23i27o18r5u9	i ha	k7m6n9r5	i he	i13	i hi	e7g5l6r5
i i	 16i19s16v13	i ii	 11i8	i iv	 7a6	i j	a21e8o18r5u10	i ja	i5n5r7	i jo	h7s5	i k	a48e9h10i9o32r8u15	i ka	n6r26
i ko	i5s5	i l	a71e44i33o31t48u15	i la	a10h5i5k8m6n21	i le	h14i10o5s5	i li	g8m11n6	i lo	c9g5s5	i lt	d48
i m	a120d9e27f5i59o31u8	i ma	h7k9l27n11r26t14	i me	a6r5	i mi	h9l10n20	i mo	r9u13	i n	a44e13g32h28i27o137t5y6
i na	d12g5m10	i ng	o5u20	i nh	a26	i ni	e12n7	i no	 116i5	i o	b6g18k30l28m6r12y10	i og	 10u8	i ok	r29	i ol	a5u18
i p	a75e9h13i24l26o29r34t10u17v10	i pa	n5r11s16t16z18	i pi	e6n7	i pl	a17c9	i po	r13	i pr	.6a10e6i5o7	i pt	y10	i pu	t12
i pv	t10	i q	i7u5	i r	a40d7e10i17o33u10	i ra	n5p8	i ro	a16	i s	.53a93c7e16h27i27k10l6o57p90r6t47u10	i s.	a9c7r36
i sa	d30i10l26n5r7v5	i sh	.9e5	i si	n14	i so	k19n21	i sp	.27a47r6u8	i st	a15r27	i t	a20b50e20h18o24r35u13	i tb	k50
i te	r18	i th	a6u5	i to	i8s7	i tr	a17g7u5	i u	m6n43t8	i un	d34i9	i v	 18a24e41i47o14	i ve	n36	i vi	l7n6t8	i vo	d13
i w	a31e5i26o7	i wa	l7n8y7	i wi	l18	i y	 5a6	i z	 13a7u10	i z 	o13	i)	 1	i,	 1155
i, 	0529a18b313c19d20f5g19h6j11k22l10m30n15o11p17r14s45t14w10z9	i, 0	0529	i, b	a8h9l284	i, c	a6h5	i, d	e5i8	i, k	o11
i, m	a16	i, s	a8c5h11i5	i-	021a55b37c23d34e4f27g17h5i1j7k16l8m28n22o51p31q3r8s37t17u1v6w5y9z4ł1	i-0	021	i-00	021
i-a	d8f5g5m10s7	i-b	a13e5o15	i-bo	a6n5	i-d	a9u5	i-f	a13	i-fa	s12	i-m	a16i6	i-o	f6k5l8n5p5s5t7	i-p	a8e12i6	i-pe	c11
i-s	c5o8t11	i-st	r11	i-t	a7o6	i.	 84	i. 	m15n6p6	i. m	a13	i0	05 27c1e1i1w1
ia	 2688+6,55-46a14b23c94d446e7f17g111h58i2k165l144m244n1526o16p10q1r100s370t110u8v29w62y29z100ł24
ia 	087a143b107c148d129e70f48g65h59i9j40k51l108m146n69o41p97q6r90s180t61u16v68w22x5y18z12	ia 0	065 22
ia a	b8g5l22m16n41r18s7v7	ia b	a35e22i6o18r20	ia c	a48e12h6i10l8o42r18	ia d	a15e65i7o25r7u10	ia e	 16d10l14s5u7
ia f	a10e14r14	ia g	a19o12r16u11	ia h	a16e18i6o7u8	ia j	a9o18u11	ia k	a13e6i5o14u7	ia l	a20e18i15o13t7u29
ia m	a63e28i19o27u5	ia n	a8e11i8o36	ia o	l18	ia p	a24e21i11l9o13u12	ia r	a19e17i16o27u7
ia s	/10a54c19e10i13o19p9t23u6z5	ia t	a6e11h7o12r7u13	ia v	a35e12i13	ia w	a7i8	ia y	 10	ia,	 55	ia, 	020b26	ia-	a6d5l5
iaa	n12	iaan	 12	iab	e8u6	iac	 6a8c12e10h19o30	iach	 9e5i5	iaco	b5n11v7	iad	a7i23n9o311u88	iadi	a12s6	iado	n16s293
iadu	c60k28	iaf	e11	iag	a23e13n19o51	iaga	 15r6	iage	l10	iagn	e19	iago	 50	iah	 44-6	iak	 107,18-12o11u6	iak 	030a11s9
iak,	 18	iako	v11	ial	 75a6e37i5l7	ial 	d21h5	iale	 34	iam	 81a46b20i13o28s49	iam 	a6b6h6l5p22s7	iama	 12k18n8	iamb	a20
iamo	a15	iams	 18o27	ian	 451,9-6a298b8c28d57e68g43i37j6k14l5n73o216s157t24u9y7
ian 	a29b30c20d21e10f6g13h22i6j5k16l16m17n11p19r13s20t10v10w7	iana	 279	ianc	a7e5h10	iand	e50	iane	 56l5	iang	 41
iani	 27	iank	a10	iann	a38e27i6	iano	 180v15	ians	 7e75f9k47t5y8	iant	i9o11	iao	 14	iar	 21a25i7o12r9s5t6	iara	 25
iaro	s5v5	ias	 215,6c7e6i8k6o6s44t52z7	ias 	09a14b10c6d9e11g8h5l7m11n5p5r9s24v7y14	iass	 5e5o34	iast	e5o5r24u14
iat	 11a9e8i12k5o33r14t7y5	iato	r15u12	iatr	a12	iav	e5i8n9o5	iaw	 10a22s23	iawa	n13y7	iaws	k23	iay	e24	iaye	 24
iaz	 12z79	iazz	a73	iał	a9o6	ib	 23-1a195b43c3e199g1h36i135k3l8m1n27o172r62s51u89y9æ1	iba	 67d5l27n20r30s9w7y15
iba 	l8m5p5s9	ibal	d16	iban	 6a6	ibar	 6r18	ibay	 14	ibb	e18i5s8y7	ibbe	r13	ibe	 27f5i22k14l27n12r64s14v5	ibei	r22
ibek	 12	ibel	 18	iben	i5s6	iber	 5e10i13t20	ibh	a34	ibha	y34	ibi	 23a9c8d5g6k22n13r5s5u8y26	ibik	e13u8	ibiy	a26
ibn	-11i16	ibn-	i11	ibni	c12	ibo	 10d10g8j7n12r62t8u7v21w7	ibor	 20g5k6o11s5z5	ibov	 11a8	ibr	a38i6o11	ibra	h14m8n5y9
ibs	k5o43	ibso	n43	ibu	i9k9l16r22s29	ibur	g20	ibus	i12t15
ic	 746,19-25.2a1347b4c37d1e1008f4g1h1053i507j11k1145l28m1n28o417p1s41t148u43v1w31z93	ic 	020a21b7d6l5m9p7s14v10
ic 0	012 8	ic,	 19	ic, 	d17	ica	 1149,16-8e9l6n41r82s9	ica 	0365a25b20c14d34e5f13g8h13i5j8k9l12m36p10r16s23v12z5
ica,	 16	ican	 5a6i6s5t7	icar	 10a10d49m8	icc	a5e5i15o12	icci	a7n5	ice	 677-17a26k30l24n67s25t9v111
ice 	025(6a10b7c5d14f8g8h13i23k13l9m14n24p13r7s11v5w6	icea	 17n7	icek	 26	icel	 13e6	icen	i14t41	ices	t21	icev	 6a90i14
ich	 278,6-43a221e190f5g7i60l17m20n17o59s21t77u6y17	ich 	-5a7c6f5g9l5p9s8t5u8	ich-	b8e5s6	icha	 16e30l49r118ł7
iche	a11l126m6n16r19s8	ichi	e46n6	ichm	a10o10	ichn	e13	icho	l21n5v22	ichs	t13	icht	 7e53	ichy	 14
ici	 97,7a123c18e10j5k5m5n14o55p131s10t14	ici 	016	icia	 89n20s7	icic	 7a9	icio	 53	icip	i131	icit	a10	icj	o10
ick	 167a564e105i112l34n10o71s25u9y30	ick 	c5d9h7l7p5s26u5w5	icka	 554	icke	 22h18n42r20	icki	 62,7e9n29	ickl	a6e27
ickn	e10	icko	v51	icks	h20	icky	 27	icl	a5e22	icle	 9,9	icn	a15i11	icna	 15	ico	 121-8f6l156n7p6t7u5v79	ico 	07b6c5f5s6
icol	a117e23o10	icov	a57u15	ics	 14a5e8k6	ict	e9o134	icto	i12r115	icu	 18m15	icum	 14	icw	a30	icwa	y30	icz	 60-9a7
icz 	011	id	 442,12-6a556b6c6d189e703f3g246h29i196k5l46m18n20o237p4r40s109t72u27v12w30y23z19
id 	a41b14c8e7f7g9h7k6l15m19n12p10r8s19u9v5y5ə9	id a	/7n11	id,	 12	ida	 384a8d9h6k9l31n40p5r15s10y16
ida 	05a28b20c10d10e19f14g7h5i7j11k14l17m35n11p19r17s26t10v5w5	idal	 13g18	idan	 22s6	iday	a14	idd	e21h11i145l6
idde	l9r5	iddh	a11	iddi	n143	ide	 288,7g15l38n192o7r85s13v24z9	ide 	-6a18d5m5o9r8s5t5	ideg	g11	idel	 5e9i12l6
iden	 31c48h16r28t57	ider	 46-6a5s8v16	ides	 11	idev	a18	idg	e246	idge	 183-8s34t16	idh	e20o6	idhe	r20
idi	 31a35b6c5e8m9n74o7	idia	 10n5s7t9	idin	 8a10e14g17m24	idl	a9e14i10o6	idle	r14	idm	a9e9	idn	i14	idni	k10
ido	 74l17m6n15r19u8v61w6z13	idol	a10	idon	e6i5	idov	 35a13r5	idoz	i13	idr	i20o10æ5	ids	 43e10k7s20t7æ16	idss	o20
idsæ	t16	idt	 57	idu	a5c5l14	idul	l14	idw	r24	idwr	 24	idy	 6e16	idye	v16
ie	 1829,28-22b131c142d333e1f26g121h53i37j32k188l1163m198n611p50r1142s392t473u104v90w287y4z48ß6ł14
ie 	073-6a41b90c59d220e18f41g50h58i13j23k52l77m81n25o23p44r58s93t34u7v37w36y11z8	ie 0	054 17	ie a	l5n15
ie b	a14e25i8o18r15u5	ie c	a8h14o18r7	ie d	a7e54i9o121u23	ie f	a7e13i7o8	ie g	a6o8r19u10	ie h	a17e9i8o13u8	ie j	a10o8
ie k	e8i5l5o9r5u15	ie l	a21e25i6o12u12	ie m	a33c6e15i7o18	ie n	e5i8	ie p	a15i6o9r7	ie r	a16e5i8o17u8	ie s	a10c18e5p8t23
ie t	h7o7r7	ie v	a10e8i14	ie w	a9i11o6	ie,	 28	ie, 	b16	ieb	 25-5a5e16i5o59u9	iebo	l47r6	iec	 36e28h25i8k29z8	iece	 21
iech	e7o13	ieck	i18o6	ied	a8e84h8i18l40o8r114u19z24	iede	l8m17n8r47	iedi	g5t6	iedl	e7i19u11	iedr	a9i72s29	iedu	 12-5
iedz	i11y11	ief	 5e7	ieg	a23e32l15o38r9	iega	 8n15	iege	 6l9r11	iegl	e12	iego	 36	ieh	a6e9n29	iehn	 25	iei	 15,7r12
ieir	a12	iej	a6e5o13	iejo	 6w7	iek	 5a10e29i37m7s68u28	ieke	 9r14	ieki	r37	ieks	 48,7t9	ieku	 20l8
iel	 259,7-7/9a198d263e66i16k20l67m11o32s165v15y6	iel 	05a12b8c16d13e5g10h5j6k7l8m15p10r6s18t5v7	iela	 183k6
ield	 194s63	iele	n46r7w5	ieli	c5k7	ielk	o13	iell	a26e29o10	ielo	 7n9v6	iels	 50e41k16o8s26	ielv	a12
iem	 17a34b8e42i78o8	iema	 5n29	ieme	 23l14	iemi	 51a7e5n13	ien	 248a18b12c6d5e17g6i22k16n77o22s43t97
ien 	063b7c7d12g6h22l8m16n6p6r5t11v6	iena	 9a7	ienb	a10	iene	 8r6	ieni	,7e5	ienn	a16e61	ieno	w19	iens	 23k5t5
ient	 7a69e9o11	iep	 9a15e10i7	iepa	j12	ier	 497,18-16a54b10c22d10e101h6i31k17m8n23o17r104s129u18z48
ier 	014-7a7b5c11d14e37g11l5n7p12s22u9	ier,	 18	iera	 31d11	ierc	e5u8z8	iere	 57n15s26	ieri	 23	ierk	e16	iern	a8e5
iero	 11	ierr	a23e68o11	iers	 85b5e15k12	ierz	 16a5e9y11	ies	 118-8a6c21e46i14k6l11o7s28t63u19z16	ies 	a7g9v5	iesc	 8h9
iese	 9l5n31	iess	e21	iest	 5a27e8i6r15	iesu	 12l7	iet	 70a33e119i35m9n11o58r66s6t39z13	iet 	t21	ieta	 23c9	iete	 10r95
ieti	k11s22	ietn	i10	ieto	 34w7	ietr	a10i26o16z11	iett	a8e13i17	ieu	 60r11w26x6	ieuw	e9k10	iev	e42i27r10	ieve	j9r6s15
ievi	d7e5l5n9	iew	 164e7i54o9s45y6	iew 	r14	iewi	c49	iews	 32k13	iez	 6e18k5u5
if	 57,7-1a91b2e65f130g1h2i45k1l2o87r4s6t42u19y11	if 	a7m5s7	ifa	 29h13l6n8t25	ifah	 13	ifat	 19	ife	 17j5o8r23
ifer	 17	iff	 28e42i9o8s34	iffe	r42	iffs	 34	ifi	 21c12s9	ific	i12	ifo	 41n8r19v19	ifo 	018d18	ifor	n12	ifov	 14
ift	 29o7	ifu	n12r5	ifun	a12	ify	e11	ifye	v11
ig	04 168,5-24.10a295b93d22e296f4g31h318i81l236m22n198o178r41s13t21u207v7w1y10z2	ig 	08a18b5c5k5l6p10s8	ig a	/8p6
ig-	g5k6s5	ig.	 10	iga	 88,6b18d31i23l12m8n29r22s37t6u5	iga 	06e5s6	igab	a18	igad	 5a7e16	igai	l23	igan	d7j7m10
igas	s35	igb	e34i7o48	igbe	 24	igbo	 7g14l6	igd	a6e8ı8	ige	 32l24m11n43r105t68z6	igel	 20	igem	 10	igen	 40
iger	 82,7-11	iget	 52	igg	a13e8i9	igga	s12	igh	 92e15f7i9l8t142w43	igh 	h38r5s19	ight	 52s82	ighw	a43	igi	 20a14l10t23
igia	t11	igit	a7t10	igl	a7e43i181	igle	 6s10y26	igli	 138a12c7o18	igm	a10u8	ign	a64e41i10o38y40	igna	c16h7n23t8
igne	 25t8u5	igno	l10n18r5	igny	 33-6	igo	 64n16r77v6	igo 	016d13	igor	 41a7e8i17	igr	a21i19	igra	d12j5	igri	d5s13
igt	s15	igu	e128i12l13r41	igue	i10l50r9s9z46	igui	n11	igur	d10e26	ih	01 70a181e19i3l36n23o96r2s1t13u8	ih 	b19d5r5s17
ih b	r14	ih s	o12	iha	d6i51l58n14r25v5	ihai	 25l26	ihal	 6a5c5i15y23	ihar	 5j5	ihe	r11	ihl	a5f17i9	ihlf	e17	ihn	 17
iho	 32l7m7r11t6v20z6	ihov	 7y9	iht	i13	ihti	y13	ii	 443,27-4.12f3i184k3l5m1n56r8s40t8	ii 	07n5	ii,	 27	ii, 	b27
ii.	 12	iii	 179.5	iin	a46o6	iina	 35	iis	a31b9	iisa	l25
ij	01 25-6a327b2c8d27e227f19g4h2i15k173l81m10n57o180p44r2s125t18u26v57z16	ija	 166h16i7l14n37p5s22w7y34
ija 	010b11c6d6g5h5j6k19l8m6p6s10v6	ijah	 15	ijal	v13	ijan	 8a23	ijas	 21	ijay	 14a16	ijd	e19u8	ijde	n13
ije	 65d5k12l12n48r42s11v20	ije 	010b5g6k8	ijen	 11a37	ijer	 19i15	ijev	a9i6	ijf	 17	iji	t13	ijit	 13	ijk	 130e20s11
ijk 	062a6	ijke	 10	ijks	t11	ijl	 40a22s15	ijla	n22	ijls	t14	ijn	 20a5e8	ijo	 22m7n21s122	ijon	 21	ijos	 122	ijp	 11e30
ijpe	r25	ijs	 66e5k22s11t5	ijs 	-7a5	ijsk	a19	ijss	e10	iju	 12a10	ijv	e57	ijve	 55	ijz	e16
ik	 765)3,13-11a435b4c2e240g3h90i116k91l85m27o583p3r45s239t60u104v8w3y4z2
ik 	020a103b13c11d7e5f20h13j5k8l10m12n14o9p13r9s37u7v16w5	ik 0	016	ik a	 40.23/11n10p12	ik f	i12	ik s	.16p6t6	ik v	.13
ik,	 13	ika	 212a9e15k5l13n24r71s24t16w9y19	ika 	015b18d5g9j5k11l10m12n6p10r9s8t6	ikae	l15	ikal	 10	ikan	 12
ikar	 5a5i57	ikas	 9h10	ikat	u10	ikay	l12o5	ike	 133-5l23m23n7r24s10	ike 	a7s7	ikel	e5s12	ikem	i22	ikh	 63i6o16
ikh 	a37s20	ikho	t10	iki	 9n55s13t28	ikin	 8d22e13o11	ikis	 10	ikit	a24	ikk	a9e16i54o11	ikke	l11	ikki	 18l9n14
ikl	a27o42u16	ikla	s14u5	iklo	s41	iklu	n13	ikm	a25	ikma	t22	iko	 61b7d6f6g6l88m5n54p6r11s8t11v268w22ł14
ikol	a54c12e16i5	ikon	 53	ikov	 13a213e17i13s10	ikow	s21	ikoł	a13	ikr	a6e15o17	ikre	t14	ikro	m17
iks	 31b6e67g7h5i5m8n6s45t23v9z5	ikse	n63	ikss	o41	ikst	a8r15	ikt	o51	ikto	r50	iku	 33j7l36m6n6s8	ikul	a18i6s6
il	 584,9-33a811b96c50d330e510f16g30h111i728j58k61l2422m97n7o471p50q8r14s241t112u67v190w21y121z35ı2
il 	05a36b19c7d10f8g10i7j8k12l6m14n9p12r13s30t7v11w6y10	il a	/6p11	il s	a13c6	il-	j17m9	il-j	o17
ila	 280,16a7b17d25g46h5i5j6k42l11m16n132o41p10r45s34t7v9y45	ila 	a10b14c23d10f6i5k12l8m13n28p7r14s10z6	ila,	 16
ilab	o12	ilad	e14o10	ilag	o26y17	ilak	a37	ilam	 10	ilan	 47a26d13i28k5	ilao	 41	ilar	 15a5i13	ilas	 16a10	ilay	o38
ilb	a29e48u14	ilba	c19o8	ilbe	k8r36	ilbu	r14	ilc	 9a5h6j6o9z11	ild	a98e147o65	ilda	 80r16	ilde	 73,6n8p5r38	ildo	 39n12
ile	 166a7c13e16g6j11k7m8n38r45s61t9v7y93	ile 	a9b5d5e5g8h5l10m13n6o5p9s8t5u10z5	ilec	i10	ilee	 8n8	ilen	 15a14
iler	 24a11	iles	 34c7t12	iley	 75,5	ilg	e17	ilge	n7r6	ilh	a34e61o16	ilha	 7m6r16	ilhe	l48r9	ilho	 16
ili	 41a196b13c29e61g13j11m8n38o61p97r24s60t30u15y5z15	ilia	 106l5n73s8	ilic	a8e10	ilie	 37n6r8s6	ilig	e10	ilin	a13j5s9
ilio	 40	ilip	 36a8e8i8o6p27	ilir	s24	ilis	 32a6s9	ilit	a7e14i6	iliu	 9c5	iliz	a14	ilj	 7a13e26	ilje	 13n6v6
ilk	 5a6e7i26o7s7	ilki	n26	ill	 406-5a488e656i275l16m54n5o215s186w6y96	ill 	-7a145c9l6r7s13
illa	 151,12c6d10g81h6i20l31n54r50s22t5u14y9	ille	 310b9g11m86n32r104s31u30v8	illi	 42a118d8e66n8p18	illl	 16
illm	a30s24	illo	 139,15n25t7w22	ills	 171i9	illy	 74-7	ilm	 20a47o11u12	ilm 	a19	ilma	 18n5r20	ilmu	r12
ilo	 85b11g7k10l26m5n28p6r118s23t14u12v89y22	ilo 	d11g6	ilob	a10	ilol	a16u5	ilon	 13a10	ilor	 36,68	ilos	a6t9	ilot	a6h5
ilov	 27a24e6i18s10	iloy	a12e10	ilp	a27e19	ilpa	 21n6	ilpe	r19	ilr	o11	ilro	a10	ils	 81a7e34i21k9o57s17	ilse	n28
ilsi	t16	ilso	m6n48	ilss	o16	ilt	e17i10o43s5u7z27	ilte	n15	ilto	n43	iltz	 27	ilu	 13k12m10p13t8	ilup	e12	ilv	a126e23i39
ilva	 87,9-8n13s6	ilve	r8s14	ilvi	a26j6	ilw	a5i16	ilwi	t16	ily	 45a13e22n15o14	ilye	v21	ilyn	 12	ilyo	s14	ilz	 14e6o7
im	 493,7-9a454b271c12d3e284g12h21i315j1k11l15m168n14o461p158r32s36u38v1y4
im 	09a23b19c16d19e9f15g7h8i11j16k22l16m27n11o14p16r7s31t14v8w7	im a	n13	im j	a11	im m	a11u10	im p	o10	im s	a5c12i6
ima	 114c7h16l17m22n147o8r33s6t36v9w9y15	ima 	07b7d13m5s5	imah	 16	imam	a19	iman	 37d19e12i12n51t5y5	imar	 8a10e9
imat	a11o6t17	imb	a33e153o24r7u51	imba	c8r9z7	imbe	r153	imbo	l21	imbu	 43	ime	 44e5j20k9l8n73r37s78	imej	i20
imen	 9a9e14o9t30	imer	 25i5	imes	 55,7	imh	i13o6	imhi	l13	imi	 30c8e7l27n23o11r93s44t65	imil	i11o9	imin	a5e6	imio	n10
imir	 35a36e8o12	imis	l13o20u6	imit	e47r18	imm	 5a18e124i6y12	imma	 9n7	imme	l23n5r52u43	immy	 10	imn	a7i6
imo	 78c11e8g32h15n170r18s8t34u11v61	imo 	a5b7g6m5s8v6	imog	e20l11	imoh	 12	imon	 89,5a8e11i21o11s10t8	imor	e6s6
imot	e11h7s10	imov	 33a15i11	imp	a97e18i24o6u8	impa	s97	impe	r14	impi	a7o14	imr	a7e10o10	ims	e6k17	imsk	a17
imu	n5r13t6z6	imur	 5o7
in	 2604)13,68-99a2077b44c443d763e1579f51g1875h433i529j95k416l67m42n335o973p8q5r38s1249t978u101v74w28x2y108z62
in 	0120-21a117b72c61d153e35f34g40h49i20j23k49l51m61n36o24p50q6r43s122t42u17v25w12y12z10	in -	 21	in 0	0102 18
in a	b16d6l7n39r7s10v12	in b	a17e12o13r15u7	in c	a10e5h9o15r13	in d	e108o5u22	in e	r5t16	in f	a14e6	in g	a10r16
in h	a13e12i7o8u5	in j	a9u7	in k	a15e5o8r7	in l	a12i11o8u12	in m	a19e5i12o10u9	in n	e7o16	in p	a16i6o9r6	in r	a9i8o15u6
in s	a15c11h7p9q5t53	in t	a6e5i8r5u7	in v	a7i10	in)	 13	in,	 68	in, 	06b18l5s6	in-	a5b7h9j5k5l13s21	in-l	a5e7	in-s	t17
ina	 1400,21-15b11c26d7f5g19h11i10k5l144m17n47p5r105s54t131u15v6w5y8z8
ina 	054a49b71c69d63e12f21g43h55i8j15k64l42m79n25o17p47r49s109t32u14v39w15y8z6	ina,	 21	inac	 8h13o5	inag	a15
inal	 100a9d16l5o8	inam	 15	inan	 7d31	inar	 21a10e27i11s25	inas	 41a5t5	inat	 69a17i34	inb	e17o10u14	inbe	r17	inbu	r10
inc	 52.12a31e121h29i27l8o59r67s8z17	inc.	 12	inca	 13n17	ince	 27n47r8s25v8	inch	e8i5o13	inci	 11p7	inco	l38n13
incr	o67	incz	e14	ind	 48,5a145b20e181g42h28i30l43m6o25q31r28s55u40y21	inda	 121m5	indb	e18	inde	 45l6n72p8r32v9
indg	r41	indh	o24	indi	a8r5s13	indl	a6e36	indo	 14r7	indq	v31	indr	a5e5i12	inds	a5o12t25z8	indu	s38	indy	 20
ine	 783,7-16a14b6c25d14i13k20l35m11n280o13p6r77s134t25u19v13w9y7z37
ine 	09a20b58c25d37e9f15g49h22j20k31l34m33n9p19r28s58t15v20w13	ine-	l10	inea	 7u7	inec	 11e5k7	ined	a10	inei	,10
inek	 19	inel	i12l11	inen	 185g7h11k28p14r17v7	ineo	 13	iner	 35g17w7	ines	 86c18s5t7v5	inet	 5t10	ineu	 14-5	inev	e5i5
inez	 36	inf	a5e24i10o8	infe	l22	infi	e10	ing	 696,16-10.39a85b31e394f17g24h69i40k7l25o47r25s159t80u69v10w8
ing 	09-5a18b9c12d8f10g6h13i14l8m15p15r7s24t9w5	ing,	 16	ing.	 39	inga	 28l7n8p7r26	ingb	e6o10u6	inge	 78n141r154t7
ingf	i9r5	ingg	 6a7o8	ingh	 26,5a26	ingi	n7p11s16	ingl	e13	ingo	 24l9v11	ingr	i14u8	ings	 106t26w6	ingt	o77
ingu	e49i12n5	inh	 273a72e21o63	inh 	b5c19d6h9l11m9n5p7s6t18v9đ17	inha	 27g25r11u5	inhe	i17	inho	 57
ini	 261,13-14a52c31e15g7h5k22l6n32o12q19s10t11y6z5	ini 	019(5a13c6e16g13n7s15	ini,	 13	inia	 36k5r8	inic	 16k5
inik	 15k5	inin	g5i23	iniq	u19	inj	 13a42e8o16s14	inja	 39	injs	k14	ink	 114,5a109e59i30l11o64s6	inka	 47a21m5n12y17
inke	 12l20n10r12	inki	 24	inkl	e10	inko	\`12s5v37	inl	a22e36o8	inla	b5n7	inle	t31y5	inm	a31	inma	 20n6
inn	 54a20e143h7i31k7l5o12s13u19	inna	 12	inne	 48a16k11r31s18	inni	 5e8n15	innu	n17
ino	 392,11-8a8b6d15f18g17h7j5k11l11n65p16r14s40t5u11v272w18z10
ino 	042a19b9c13d12e17f8g13h8j6k12l18m14n9p12r12s23t6v7y5	ino,	 11	inof	i7u7	inon	e58	inop	 5o7	inos	 5a10e15t6
inov	 88a117e8i39o11s8	inow	 5s9	inr	i28	inri	c23	ins	 496,35-16e44i11k366l21o125s16t69u35	ins 	06a14b6d16e18g13k10u55
ins,	 35	inse	n31y8	insi	d5e6	insk	a168e31i139o19y8	insl	o20	inso	l18n101y6	inss	o14	inst	a23e15o9r22	insu	l25r6
int	 92-260a113e107h63i25j11o44r181s45z22	int 	j6m14	int-	a5b17d40e12g19h28j23k6l18m30n11p19q7s13	inta	 60d12i7n29
inte	-9n5r76x5	inth	 16e41	inti	l6n5	intj	i11	into	 26n6	intr	a164o17	ints	 39i5	intz	 16	inu	 53k5l12s12	inu 	g6l6
inul	u12	inv	e65i7	inve	s65	inw	a13e7i6	inwa	 10	iny	 37a10e50o7	inye	c9r15v21	inz	 8a9e11g10o13	inzg	a10	inzo	n11
io	 943,20-11a19b23c22d30e2f10g41h1i3j19k9l112m37n756o1p75r180s78t53u126v59w17z5ł3
io 	058a44b34c71d44e18f23g40h14i8j10k11l37m55n14o6p28r29s59t23u9v19y9	io 0	039 19	io a	l12r8s7	io b	a12e6o5r10
io c	a28e17h5o13	io d	a7e11o20	io e	 10	io f	a5e5r5	io g	a16r12u6	io l	a10e9i8o7	io m	a29e6o13	io p	a10e6	io r	a8e5i5o9
io s	.9a14c5e6i6p6	io t	e8i6o5	io v	e6i7	io,	 20	iob	a19	ioba	n19	iod	e7u16	iodu	n16	iog	 11l9o8r8	ioj	a17	ioja	s16
iol	 5a61e22o6	iola	 46n5s5	iole	 5t16	iom	 5a22	ioma	 21	ion	 396,10a13e42g8i21n7o15s100u127
ion 	a13b10c13e5g5h5j6m19r12s47v5w5	ion,	 10	ione	 13l15s11	ioni	 6t7	iono	 14	ions	 88g5	ionu	l126	iop	 60o11
ior	 34a9b9e24g25i33o22t8	iore	l9n6	iorg	a9i15	iori	c5n11t10	ioro	 17w5	ios	 41i16	ios 	a5y6	iosi	f11	iot	o5r20t20
iotr	 6o7	iott	 6a7	iou	 22f38l6m17r14s8t12	iouf	 38	ioum	 16	iour	b14	iout	h12	iov	a37e11i9	iova	 14n22
ip	07 103,4a127b4e121f1g1h65i160k14l53n7o105p137r13s29t27u44v1w1z4	ip 	a12c5g5s6	ipa	 43k6l5n25r11t17v8	ipa 	b6j7
ipan	 15	ipat	 5n5	ipe	 33k5n29r24s13t10	ipen	d15g8	iper	 18	ipet	 5t5	iph	a6e9i19o30	iphi	l11w8	ipho	 20n9
ipi	a5n16o7u124	ipiu	 124	ipk	a6e5	ipl	.51	ipl.	i23o25	ipo	 5l26n8s12t14v25	ipol	i5y8	ipos	 12	ipov	 5a10i7
ipp	 8a14e57i28m9o11	ippe	 14l5n11r20	ippi	g5n18	ips	 9k11	ipt	a13o12	ipta	 7k6	ipu	r33	ipur	 22a8	iq	 65-1a1l2o9u124
iqu	e124	ique	 65s17z37
ir	 453,8-8.20a1308b28c275d55e499f11g184h4i436j30k172l55m115n36o557p13q1r51s137t93u58v50w15y35z51
ir 	a40b26c16d10e6f9g13i8j13k11l6m19n7p14r10s23u5v7y11z8	ir a	 5b14n8	ir b	a10	ir c	e7o6	ir m	a11	ir p	a10	ir s	h7t8
ir y	 10	ir.	 20	ira	 687,44-32b13c30d18g57i28j19k5l80m28n136p9r35s22t38u8w5z9
ira 	032a11b11c14d71e63f10g13h5j9k8l9m15n7p13r13s21t7v10w5	ira,	 44	ira-	b6m9s6	irac	 9l19	irad	o15	irag	 28o22
irai	l13t11	iraj	 6a7	iral	a50y25	iram	a7o12	iran	 36d37o24t20	irar	d34	iras	 14	irat	n33	irb	e10u11	irbu	 5,5
irc	e7h132l86u38	irch	 52d10e30i10w23	ircl	e86	ircu	i38	ird	 7a36e5	irda	g7r11v16	ire	 230c6d7g10k22l58m7n86s31t15z9
irek	 22	irel	a6e25i20	iren	a11d34e15k14o9	ires	 16c8	iret	 5i7	irg	'87a7i41o5u39	irg'	o87	irgi	l10n24t5	irgu	n37
iri	 78,8a42c13d6e63f19k31l24n56o12s40t12z9	iria	 6m20n15	irie	 54r9	irif	a19	irik	 16i6	iril	 9o7	irin	 7a14c5e12n5s5
irio	g11	iris	 10h20v6	irj	a12o15	irjo	n12	irk	 16a20e71o30s19u6	irke	g6n41r7	irko	 10n11v6	irks	c5e7t6	irl	a7e7i37
irli	n31	irm	a96e9i8	irma	 81n7	irn	a9e20	irne	 13s7	iro	 164h5j14k12l23m5n41q9s53t30u48v112z27	iro 	025b8e21k5s8
iroj	i10	irok	 6o5	irol	 9a8	iron	 31	iros	 31l12	irot	 21	irou	l46	irov	 34a39i21s7	iroz	 21	irr	e17i5o27	irre	 13
irro	 26	irs	a12c16f5k62o7t30	irsc	h16	irsk	a47i6	irst	 14e12	irt	 17a14h30o15s7	irta	n10	irth	 6e19	iru	c5l10m5n9p6v9
irv	a13i13o19u5	irva	n12	irvi	n12	irvo	n19	irw	a10i5	iry	e30	irye	v30	irz	 9a6i23n10	irzi	n5y18	irzn	i10
is	 1865,53-53a753b71c211d10e442f11g15h382i286j11k230l328m119n76o381p35q9r25s551t1307u30v29w38y11z144ø2ı5ł5
is 	0210-18a57b27c28d40e44f29g32h22i14j8k37l26m32n17o6p32r24s55t8u93v27w18z9	is -	 18	is 0	0199 11	is a	 5n25	is b	a8o6
is c	a9o7	is d	a5e11i5o11	is e	 15t17	is f	a7o9	is g	a7r17	is h	o10	is k	a7o7u8	is l	o6u7	is m	a10e8i9	is p	a8o11
is r	a8i5o7	is s	.7a13c6i6t9	is u	n87	is v	a8e6i6	is,	 53	is, 	b10p5s7	is-	p18w7	is-p	e10o6
isa	 256a42b164c21d18g23i11k50l29n56r13s12t14u15v12	isa 	a12b21c12d12f7g5h7k16l11m16n7o5p7r10s17t5v7	isaa	c42
isab	e147o7z8	isac	 10	isad	o11	isag	i13	isak	 11s31	isal	m24	isan	 7e14i8n7o7s12	isat	 12	isau	 10	isb	a8e25o12r7u19
isbe	r18t6	isbu	r17	isc	a21e10h78i21o63s5u13	isca	 18	isch	 15a7e26k7l6	isco	 50p7	iscu	l13
ise	 141b16h9k28l30n71o10p9r56s21t6u16v9	ise 	a6c6d27h5m6s5	iseb	i14	isek	 23	isel	e9l15	isen	 16,7b6g6i8o9s6
iser	 33-7i5	ises	 16	iseu	 8l8	isg	a11	ish	 25a121e52l88n33o18r15t13ø6	isha	 67g10l13m9	ishe	r52	ishl	o85	ishn	a18u14
isho	l10	ishr	a15	isht	o11	isi	 30-8a30c36e16l19n28o60s11w31	isia	n27	isic	 6h23	isil	e19	isin	a10e6s5	isio	 41m10n9
isis	 6a5	isiw	e29	isj	a11	isk	 5a94e23i26o53u16y9	iska	 83	iske	 8n9r5	iski	 21	isko	 17v24	isl	a260e36i17o12
isla	 10i7m5n99o8s17u6v107	isle	 26r5	isli	 8a6	islo	m11	ism	a62e33o24	isma	e10i14n15r6y17	isme	t29	ismo	 8i12
isn	a10e31i6j6o19	isne	r25	isno	 6v11	iso	 60k22l64m7n120r8u11v52y9z14	iso 	b5g6m5s7z5	isok	u5y13	isol	 6a51
ison	 86o5s6v5	isou	 11	isov	 8a27i5s8	isoz	k14	isp	a13e5o9	isr	a22	isra	e19	iss	 176a72e137i65k13n28o16t10y6z17
iss 	a20c7d7e15g9h5j14k7l9m14n5p5r5s7t5u5	issa	 55t6	isse	 16l8n45r35t27	issi	e14o33	issk	a13	issn	a25	isso	k6u5
issz	a5e10	ist	 136,7-21a259b5e181i350o173r104s20v21y16	ist 	a9g10i9k6	ista	 174,9-7l13n33r5v7	iste	 42a8l9n55r52
isti	 37a174d5e6i12n101	isto	 13b16f39n37p40r7u5	istr	a26e24i38o8u6	ists	 9k5	istv	a20	isty	 11	isu	 19l6	isv	a9e11i8
isve	j10	isw	a23i11	iswa	h5y16	iswi	l11	isz	 12a71e19k6l5o5t17y5	isza	b6k8n5s7t5v5	isze	w13
it	01 346-9a705b46c90d2e523f2h229i183j18k31l40m3n7o256p3r162s142t400u56v15w3y102z315
it 	a7b5g6h6k8l5m11n20p10r7s15t5v5w5y13	it n	i12	it y	r13	ita	 476,11c8h37l45m12n29r20s32t7w6
ita 	014(7a13b26c15d17e7f16g22h14i7j9k14l16m15n24o6p23r9s41t13v8w7	ita,	 11	itah	a37	ital	 17e8i16	itam	a11	itan	 22
itas	 18a10	itb	a6o37	itbo	l37	itc	h87	itch	e53i34	ite	 198,8-12a12d47i30k10l15m10n61r66s26z16
ite 	07a6b8f6g6k6l7m6p7r31s5	ited	 47	itei	 9,21	itel	j6l5	iten	 12b30d6	iter	 24-5y13	ites	 20	itez	 14
ith	 98a37e14o15s10u38	ith 	s5t5	itha	m26	ithe	m5y6	itho	l11	ithu	l37	iti	 26c16d11e18j8l21n23s45	itic	a8k6	itid	 11
itie	 13	itil	a17	itin	e12	itis	 39	itk	a14e5o11	itka	n11	itl	a15i19y5	itla	n13	itli	n12s7	ito	 78l17m13n7p22r52s9v35
ito 	06a5b5m7r5s6	itol	i10	itop	e22	itor	 17i18u10	itov	 6a15	itr	a48i43o49u12y6	itra	 25t9	itri	 15a5j7	itro	p16v29
itru	 5,5	its	 36c39e13k20m15t5	itsc	h39	itse	n12	itsk	a14o6	itsm	a15	itt	 72a34e103i74l69o8s10y5	itta	 14n9r5
itte	 16-5l24n18r32	itti	 46n20	ittl	e47i19	itu	 9l9m10n5p5s13	itus	 11	itv	a8i7	ity	 87a14
itz	 98,6-23b62e21k5o19r46s21	itz 	08a9k5u7	itz-	m5p6	itzb	u62	itze	r10	itzo	n18	itzr	o46	itzs	c18
iu	 393,24-1b17c21d52f3g1j2k1l53m16n23o1r13s128t6w1	iu 	-5a44b12c19d19e10g12i15l10m18n12p14s22t13v20z5	iu a	d6n20u5
iu d	a5e5	iu m	a8i5	iu n	e5i6	iu p	a10	iu v	a6i9	iu,	 24	iu, 	b16	iub	o14	iubo	v10	iuc	 13	iud	a48	iuda	d48	iul	e5i36u9
iuli	 15a17	iun	 11i11	ius	 70-8e13s10t9z14	ius 	b7h6	iusz	 14
iv	06 144.25a536c5d1e702i256j2k8l4n21o106p3r8s7u12w1y18z3	iv.	 25	iva	 166,9-5d36g6l9n176o12r50s31t16y8
iva 	014d11e12k6p5	ivad	a26	ivan	 51a30c6e12i17k6o33s11	ivao	u12	ivar	 11e21o6s7	ivas	 24	ivat	 9w6
ive	 193d52h7i144l25n6r206s51z6	ived	i52	ivei	r143	ivel	 13a7	iver	 84a28o58s22	ives	 51	ivi	a83c15d29e56j5n15s27z8
ivia	 61n18	ivid	e29	ivie	n15r38	ivin	 5s8	ivis	i8t14	ivn	i14	ivni	c12	ivo	 25j18l20n20r10v7	ivoj	 12	ivol	i15	ivon	e16
ivy	 16	iw	 1-2a78e105i29n3o30u4	iwa	 26-8n28t7	iwan	 16	iwe	 76l16	iwe 	m9n8s7	iwel	e14	iwi	 17n6	iwo	 10k8
ix	 102-12.1a8c4e20g6h1i1l3n1o20s1t20	ix 	b5s6	ixe	i16	ixei	r16	ixo	n7t13	ixot	o13	ixt	a9l7
iy	 16-1a315e210i25m3o234u2ı1	iya	 80b12d5h25l16n101r32s7y16	iya 	a7m7s5	iyah	 22	iyal	l14	iyan	 35a11d8e16t26
iyar	 24b7	iyay	a16	iye	 22k5l20n17o6r24t9v102	iyel	a20	iyen	g17	iyer	 23	iyev	 80a22	iyi	 20	iyo	 35\`6b88r69s5y19
iyob	o88	iyor	 30o36	iyoy	e19	iz	 222,7-4a417b7c9d7e157f1g9h1i75j5k25l15m12n32o133p5r2s24t2u2v30w11y3z46
iz 	06a18b8c6d5e5m6n7p5r7s26v6	iz s	y16	iza	 103b154c38i6k15m9n36r33s6	iza 	a5d9r6s6	izab	a5e149	izac	a32i5	izak	e6o6
izan	i13s12	izar	r19s5	ize	 35l26n46r23t7v7	izel	a21	izen	 30	izer	 9o9	izi	 15a11d7j7l6n8v6z5	izia	 5n6	izk	a5o8r8
izl	i13	izli	 10	izn	i29	izni	 19e8	izo	 5b13d9l18m20n7v55	izob	a12	izol	a8d10	izom	i10o8	izov	 30a15i6	izs	 7a8
izv	o30	izvo	n19r9	izw	e11	izwe	 11	izz	a17i19	izza	k11	izzi	 12	iß	-4d1e2k6	ił	a11g1o5z2
j	0106 1104)2,5-29.52a4310b23c143d112e2178f45g23h56i769j9k296l171m47n192o2581p58q4r219s357t64u1131v93w4x3y60z51æ35ø108
j 	0404-4a51b16c8d8e8f5g14h9i2j9k20l8m8n2o5p16r4s18t5u3v9w5z3	j 0	0296 61n6y6	j 00	065 93a72b64	j a	/16p21	j a/	s16
j ap	s21	j k	o5r8	j)	 2	j,	 5	j-	015a3d1k1n4s3z2	j-0	015	j-00	015	j.	 49c3
j0	06 39a4b4c2e2f1g3h4i2j3k1m3n3o2p2r3s1t3u1v4w4x5y2z2	j0 	n5s5
ja	 761,9-5a23b72c416d82e12g92h41i95j1k274l145m216n1014o13p30q23r294s295t49u29v83w42x4y151z36ł3
ja 	0132a24b40c21d22e5f6g19h10j13k49l37m34n12p24r17s43t7v9y9z10	ja 0	085 47	ja b	a9e10i6r7	ja d	a7o5	ja g	a8o5
ja j	a5u5	ja k	a7n5o15r11u7	ja l	a9e5i5o14	ja m	a15i7	ja p	a5e6l7	ja r	a15	ja s	t21	jaa	k10r13	jaak	k10	jaar	s12
jab	a10b13l20u18ł6	jabb	o10	jabl	o16	jabu	l16	jac	 15e13h6i10k87o212q59	jaci	n10	jack	 16a18i6s35	jaco	 5b201n5
jacq	u59	jad	a26e37r9	jada	 19h6	jade	 16n7s7	jag	a11e22g6i9o27t5u5	jage	r20	jago	d26	jah	 20o8r6	jai	d5l11m42n19y9
jaim	e36	jain	 13	jak	 52a42e19o117u36	jaka	b22i10r7	jako	 7b77p11v16	jaku	b35	jal	 15a48e10i18o25p5v13	jala	 15i20n7
jalo	l19	jalv	a13	jam	 12a13b5e29i100m16n7o16s12	jama	l5r5	jame	s26	jami	e11l7m9n58u13	jamm	i10	jamo	 5l5v5
jan	 173a158c11d56e55g37i89j31k44n13o91s206t14u10	jan 	-9a13b9c7f7g6h8k11l7v7	jana	 117c7i6k21	jand	r46	jane	 20c15t6z6
jang	a8i24	jani	 11c15k10n27s19	janj	i19o9	jank	a13o28	jano	s43u6v23w10	jans	e29k34o12s125	jant	j6o6	jao	b12	jaob	o12
jap	a22u6	japa	t19	jaq	u23	jaqu	e22	jar	 6a34d92e21i18n27o35r11s12v19	jara	 19m9	jard	i65o25	jari	 10	jarn	e9v13
jaro	m8s21	jars	 10	jarv	i19	jas	 73,5a9e16i10k14m55n5o15p21s8t30u7z23	jas 	b7g7y6	jase	n11	jask	o12	jasm	i52	jaso	n10
jasp	e20	jast	 11r14	jat	 20a7t11	jatt	a11	jau	n18	jaun	j12	jav	a8c10i13l10o35	javc	e10	javi	e12	javo	h14n7r11
jaw	a13m6o8s10	jawa	 11	jaws	k10	jay	 41a21c9d35i13l10m8n5s5	jaya	 6n10	jayd	e32	jayi	 12	jaz	 5l5m12z6	jazm	i5y7
jb	 1-1a10e2y3æ6	jc	 12a4e9g2h10i48k3n11o14p1s7z22	jci	e5k28r6	jcik	 22	jcn	a11	jcna	 11	jco	 9v5	jcz	a10y12	jcza	k10
jczy	k12	jd	 2a28e24i3o18r4u33	jda	 19	jde	 5n13	jden	 12	jdo	v15	jdov	a6s9	jdu	 11v8
je	 389,4-4a76b9c41d65e32f37g16h8i8j12k45l196m20n282p20r341s253t31u2v209w39z39
je 	037a21b11c8d5g8h5j5k15m17o26p6r6s12v6	je 0	020 15	je a	/5n10	je o	b23	jea	n73	jean	 35-11e7n17	jec	 6a19k7	jeca	r19
jed	a17e9l14o5r10	jeda	 16	jedl	i6o7	jedr	z10	jee	 17m13	jeem	 10	jef	f35	jeff	 5e26	jej	s10	jek	 12a25o6	jeka	 6b19
jel	a26d30e19g21i28l35o20	jela	 15c7	jeld	 18s8	jele	n19	jelg	a21	jeli	c9n7t8	jell	 19e9	jelo	l5v13
jen	 35a49d23e25i17k25n36o11s56	jena	 5c37	jend	e7r16	jene	 15p5	jeni	f7k7	jenk	i15o7	jenn	a5i21y10	jeno	 10
jens	 12e33k7	jep	a9p10	jepp	e10	jer	 30a28d38e34g51i20k22m10n23o33r34s7	jera	 10b6l6m5	jerd	e36	jere	b8m19z6
jerg	 30v19	jeri	n18	jerk	 5e14	jern	b8e10	jero	m19n6	jerr	e21o8	jes	 8a11b8d5e36f5h6k7p17s77t7u44v5	jese	n28v6
jesp	e17	jess	 7e13i40y5	jesu	 5s39	jet	i5t11	jev	 16a88e7g5i26o32r10s12đ5	jeva	 80c7	jevi	c22	jevo	 24	jevs	k12
jew	o9s23	jews	k23	jez	d14e6i5n5	jf	 18-4a18e1h1l1w1y1	jfa	l16	jfal	u16	jg	 2a15e1i2j1m1r1	jh	01 8a35e5o2r3u2	jha	 21r7
ji	 153,10-1a24b13c72d19e26g4h22k5l31m84n97p5r47s20t50u21v6y14z45	ji 	a12m25o7	ji m	a21	ji,	 10	jia	 10s10	jib	a5o6
jic	 12a24e19k7o5	jica	 23	jice	 12	jid	d10o7	jidd	i10	jie	n9s17	jies	 15	jih	o18	jiho	v9z6	jil	l13o8	jill	 6o6
jim	 9e18i16m12o15u7	jime	n18	jimi	 10n6	jimm	y12	jimo	h15	jin	 24a33d15o11s6	jina	 29	jind	r13	jir	a10e7i15o5
jit	 16a19e6	jita	 19	jiu	 6,9t6	jiy	a14	jiya	n13	jiz	e10n20z13	jize	r10	jizn	i20	jizz	a13	jj	-1a3n2u2w1
jk	01 138,1-3a38e28g1h1i6o61p1r1s11u2w3	jk 	062a6	jk 0	055 7	jka	 26l5	jke	 14r7	jko	 14v38	jkov	a8i28	jks	t11	jkst	r10
jl	01 41,1a33e15g1i2n46o15s15u1	jla	k8n22	jlan	d21	jln	.46	jln.	 46	jlo	 7v7	jls	t14	jlst	r12	jm	 1-1a13e12i12o3u5
jma	s11	jmi	d7r5	jn	 26-1a37b1c5d4e15g2h2i56j4l1o21p2s9w2y3z1	jna	 28	jne	n5p5	jni	c24e16k6n6	jnic	k9z7	jnie	k12
jno	r11	jo	 235-1a120b34c29d13e97f11g28h516i5k59l67m26n306o4p8r264s508t4u38v112w14y16z66	jo 	036a7d26e8g5l7m5p9r6s12v6
jo 0	033	jo d	e23	joa	 5k10l13n40o24q25	joak	i10	joal	-12	joan	a9i6n23	joao	 24	joaq	u25	job	a7e19	jobe	r19	joc	a10h7j8
joca	r10	joe	 15l26n31s11y10	joel	 20	joen	s26	joes	p10	jog	r24	jogr	e21	joh	a294n221	joha	n263r26	john	 25a13n16s154
jok	a7e10i14o19	joki	n11	joko	t19	jol	a36i20y8	jola	 7n8y13	joli	e13	jom	 7b6u5	jon	 46a97e62g29k19o6s41	jon 	d12
jona	 22h6s31t37	jone	s58	jong	 9e16	jonk	e14	jons	s38	jor	 29a5d105g25i11k41n9t29y5	jord	 39a37e8i8y6	jorg	e23
jork	 7g7l25	jort	 11h14	jos	 146a13e178h82i45t14u17	jose	 72-14f33p54	josh	 7i30u42	josi	a6k9p26	josu	e8o9	jou	b18r8s5
joub	e18	jov	 9a49i30s11	jova	 13n33	jovi	c15l9	jovs	k11	jow	 11	joy	c11	joyc	e11	joz	 5e32s16w6	joze	f31	jozs	e16
jp	 11-1e32i1l1o4r2s2u4	jpe	r25	jper	s24	jq	 3-1	jr	 4.204a2e6o3	jr.	 204	jr. 	a7h5k6p7r5s8
js	 93,7-4a5b1c2d3e6h1i5k172l3o5p3s11t23w1z12	js 	-7a7u6	jsk	a153e6i8	jska	 152	jss	e10	jsse	l10	jst	e8r7
jt	 11-1a11c4e12h1i6j3l1m3o8s2u1	ju	 80,2-1a100b41c3d75e2g6h53i3j1k17l271m40n185p11r100s94t16u9v5w12z4	ju 	b6d6g6
jua	n55r30t5	juan	 34a17	juar	e30	jub	 7a11i8l7	juba	 10	jud	e11i18r27y7	judi	t17	judr	.27	juh	a29l9o15	juha	n6r8s9
juho	v11	juk	k7u8	jul	 6a5e20i236	jule	s16	juli	a109e51j15o36u15	jum	 7a24o5	juma	 21	jun	c78e10g65i6s5t9	junc	t75
jung	 40,6h6	jup	i5r5	jur	 16a21e8g5i18k14	jura	 8d11	jurk	o12	jus	t77z7	just	e20i43u5y5	jut	o10	juto	m10
jv	a12e69i2o10	jva	r10	jve	 55j12	jvej	 12	jvo	d10	jw	01 2a1	jx	 2-1	jy	01-2d7l9o8v33	jyv	a33	jyva	s33
jz	 5a14d1e22h1i7o1	jza	 14	jze	n10	jæ	g9l2r21v3	jær	 18	jø	 1e14f1g1h1j1l1p1r86v1	jøe	n14	jøen	 14	jør	g40k11n29r5
jørg	e40	jørk	e11	jørn	s21
k	0169 6086)11,115-162.116a8973b90c129d35e4695f122g178h856i3479j41k625l995m133n287o6095p200q5r1774s1241t497u2195v227w625x1y740z10æ27ø32ı85ł20
k 	0817&1-50a400b106c99d63e44f48g35h73i23j33k95l101m65n66o39p95q13r72s298t35u48v108w34x3y22z39đ1ł1	k -	 50	k - 	d6m8v9
k 0	0653 109/18	k 0/	018	k 00	0272 135a79b85c82	k a	 136.68/11b10d5g6l5n107p12r5v17	k a 	b19c5h13j6k16m13p9r6s13t5v7
k a.	s68	k a/	s11	k an	d106	k ap	s12	k av	e16	k b	a23e15i7o12r17u18v5	k bu	l15	k c	a31e10h15o25r9	k ca	d21	k co	u12
k d	a14i6o10r15u7	k dr	i12	k e	s12v16	k es	 11	k ev	l15	k f	a12i18o11	k fi	k10	k g	a5r17	k gr	o8u5	k h	a30i8o16r5u6
k ha	j5l5r5	k i	i8n7	k j	a12e10i6	k k	a12e23o24r10u8	k ke	m21	k l	a41e12i9o18t8u9	k la	k5n19	k m	a21e10i10o12
k n	a24e8o18	k na	d11	k no	r5v8	k o	h7l7	k p	a19e9h8i13l6o23r14	k q	a7i5	k r	a14e6i8o30u7y6	k ro	a15z5
k s	.87a17c7e12h8i8k13o25p24t56u7y20z5	k s.	a10c5r72	k so	k23	k sp	.19	k st	a7r45	k sy	 20	k t	e7r14	k u	n28s5	k un	d25
k v	.48a6e11i20o7r5y7	k v.	o48	k w	a10i9o9	k z	 6a17e5	k)	 11	k,	 115	k, 	b9c9d8g5k11l6m9s15v8w8
k-	012a2b8c1d29f10g6h3i1k13l9m11n1o4p6r8s20t3u1w7z6ł1	k-0	012	k-00	012	k-d	z25	k-dz	e25	k-m	a5i5	k-s	t14	k-st	r13
k.	 102a4m10	k. 	a7h5k6m7n6r7	k.m	a10	k.ma	r10	k0	042 61a3b1c1d2e5g5h3i2j3l2m1n3o2p5r2s3t3v4w2x5y5z4	k0 	010e6n5s7
k00	 37	k00 	021
ka	03 4077)4,23-26a140b58c147d60e28f64g23h24i98j55k432l518m327n500o17p176r1034s320t388u101v34w55y168z63ł10
ka 	0736-9a129b77c172d22e10f8g26h17i13j14k42l40m53n31o16p32r26s123t18u51v39w7z7	ka 0	0511 220/5	ka a	 68.30n18
ka b	a6e8i22o6u7y16	ka c	e159o8	ka d	a7r7	ka g	o8r6	ka h	a6e5	ka k	a5o17r9	ka l	a9i10o6u9	ka m	a9i35	ka n	o21
ka p	a12h5o5r6	ka r	a13o8	ka s	.26a6i7o31p5t30	ka u	l43	ka v	.23u7	ka,	 23	kaa	 21k6n5p40r58t5	kaap	s37	kaar	i56
kab	 17a7s13u5	kabs	 7o5	kac	 10a15e24h11i16o10s25z24	kace	 17	kaci	c5e5	kacs	 18	kacz	m9o7y8	kad	 6a12e15i10	kade	 7m5
kae	l25	kael	 7a8y8	kaf	e5f12l40	kaff	r11	kafl	e40	kag	a6i14	kagi	 5s8	kah	l14	kai	 35l13s20t11y10	kais	e19	kaiy	e10
kaj	 7a14e13u11	kaje	n12	kaju	h11	kak	 388a7k21u8	kak 	0341	kakk	a21	kal	 70a53d10e63i94j11k7l60m10n71o19s9u7v6y9
kal 	a10s7	kala	 18b7n5s6	kale	 17i6j8r7t7v7	kali	 12c16m6n34s18	kall	a11e13i28o8	kaln	a21i31s16	kalo	c11
kam	 32a31b5e36i33m8n8o15p139r9	kama	 6l5r11t5	kame	n22r11	kami	d5e7l10n7	kamo	l14	kamp	 63e13f12o28s8
kan	 79a15d49e48g18i57m29n10o17s83t43u5y31	kan 	a13	kand	 7a13e14j5o5	kane	 14l8n11s5	kang	 12	kani	 9e6m8p6y19
kanm	i27	kano	 5v12	kans	a41k9o12s20	kant	 20e9	kany	 19a5e6	kao	l12	kaol	a12	kap	a44e26i8l16o39p6t7u23	kapa	 40
kape	l24	kapl	a12	kapo	l13o11s12	kapu	c7r8s5	kar	 82a164c6d21e48i148j29k61l211m14n25o58p10s61t36u9v6y26
kara	 33b14c6d29k6m26n21s12	kard	a6i11	kare	 9n26	kari	 73,5-5a9k14m18n12	karj	a25	kark	i51l9
karl	 16-24a40b5e5h7i13o32s59	karm	e11	karn	a10t7	karo	 5l47	kars	 11a14k29	kart	a25	kary	 11a11
kas	 73a20e14h26i31o13p30s33t48z14	kas 	d5g5k5v5	kasa	n13	kash	 17	kasi	 7k7m5	kaso	a6v7	kasp	e22r5	kass	a9e7u16
kast	a24e17	kat	 7a56e36h92i12l13o45r19s5t19u51z23	kata	 13r28	kate	 9l10r15	kath	a6e16l7m34r20	kato	n14s17	katr	i16
katt	a16	katu	 50	katz	e21	kau	f9g18l34r20t12	kaug	 14	kaul	 15,6i10	kaur	 17	kaut	z11	kav	a12c5i5s6	kava	l5s5
kaw	 7a21e8g5	kawa	 14	kay	 9a64l54o21s12	kaya	 55r7	kayl	a35e6i13	kayo	d16m5	kays	e11	kaz	a7i36m5s5	kazi	 20m6n6
kb	 50-2a11e7o9r1u10	kb 	a7m8p6s8	kc	 35,4a10e7h3i56s7u1y4ı2	kci	d53	kcid	e53	kd	02 3-1a5e7i3o4r5u3y2
ke	01 1340,27-39a35b41c30d48e102f7g36h166i38j8k38l380m185n642o6p17r899s286t142u22v82w4y55z19
ke 	010-9a54b28c29d33e18f13g23h31i15j30k74l25m42n101o40p21r20s86t27u13v20w15z16	ke a	d13l7n11v5	ke b	a6e6r12
ke c	a7h5o8	ke d	a10d5r6	ke g	o5r8	ke h	a7o7r10	ke j	a14e5o6	ke k	a19l9o23r6u5	ke l	a6u6	ke m	a14e8i7o5y6	ke n	a90o6
ke o	g5l10	ke s	a7i6k10m5p9t34	ke t	e10o10	ke u	d5n8	ke v	a8e7	ke w	a7i5	ke,	 27	ke-	k6s6	kea	k20	keak	o20	keb	e18u11
kebe	m12	kec	e5o17s6	keco	g15	ked	 9i5o14r8z10	kedo	u11	kedz	i10	kee	b21f29l26m9n5r6	keeb	l21	keef	e29	keel	i21
keg	a10e16	kege	m13	keh	o155	keho	 154	kei	t17z10	keit	h16	kek	e22	keke	c15	kel	 78a23c5e37i45j14l58m7o8s45t10v5y21
kela	 13	kele	 8m8n5	keli	d16n10s16	kelj	 11	kell	e24y29	kels	i18o11t8	kely	 18	kem	 27a35e23i43m24p18u5	kema	l33
keme	n14	kemi	 38	kemm	e24	kemp	e5i5t5	ken	 147,6a9b31d39e13g34h7i12n52r5s68t81w40y26z62	ken 	027b6	kenb	e27
kend	a14e8o5r9	kene	s5z5	keng	 8a21	kenn	a16e29	kens	 48t6	kent	 69	kenw	e40	keny	 10a9e7	kenz	i59
ker	 348,17-12a8c12e95g8i34k76l27m27n19o9p7r6s39t82w6y33z5ø7	ker 	06-14a30c10e5g9i9m8p5s13u5	ker,	 17	kere	 9k20l9n5s45
keri	 8m16	kerk	 16a8e40	kerl	u16	kerm	a23	kern	 12i6	kers	 9d6t7	kert	 37e5o11z12	kery	 28
kes	 107e8h15i10k7o6s72t15z20	kes 	a6b16	kesh	 10	kess	e14l30o21	kest	a5r8	ket	 36e24s15t45	ket 	s18	kete	 19	kets	w13
kett	 27e8	keu	n15	keun	g14	kev	e31i32o12	keve	j24	kevi	c9j5n13	key	 24s24	keys	 22	kez	e5m12	kezm	a11
kf	a3e2i5o11r5t91u5	kfo	r10	kft	.91	kft.	 91	kg	 106a38e5o3r19u5y2	kga	b9r11s5t13	kgar	d11	kgat	a13	kgr	a19	kgra	n12
kh	 105-1a376d3e67i29m3n3o150p1r1t12u105	kh 	a37s20	kh a	m18n19	kh s	e20	kha	 56d65i5l16m15n93r40t39u16v5w17
khad	i16k48	khal	i11	khan	 27h29n14y10	khar	a32d7	khat	r17s13	khau	s16	khaw	u17	khe	 19l19m11t8	khel	a19	khi	 6d8z7
kho	 10i5k12m11n27p12t10u23v11z12	khok	h12	khom	b11	khon	a25	khop	a12	khot	a10	khou	d6m7t6	khov	e11	khoz	a12	kht	i11
khti	y11	khu	l37m31z28	khul	t8u26	khum	a31	khuz	w28
ki	 1297,87-83.61a37b25c49d5e204f13g10h42j14k33l125m234n558o7p11r259s248t62v9y1z5
ki 	0207-6a78b7c13d8g7h5i5k7l16m11n5o36p27r6s60t10u5v12z13	ki 0	0173/33	ki a	n76	ki o	k29	ki p	i5r9u11	ki s	.16k6p28
ki z	 13	ki,	 87	ki, 	b7c7d5g5k11m8p6s11w7	ki-	b10k10m7o5p6s8	ki.	 61	ki. 	m10p6	kia	 8n13r13	kiar	a10	kib	b6i5
kic	 21a18i5	kica	 18	kie	 74h29l11n9r7s8t6u9w39ł5	kieh	n29	kiew	i39	kih	 17a5n20	kihn	 17	kik	a6i24	kiki	n22
kil	a14b19d48e23i13	kilb	a19	kild	a43	kile	s17	kim	 54a5b149o15u5	kim 	k6s5t8	kimb	e149	kimo	v11
kin	 74a44c6d44e86g111i8k13l7n21o17s71t16w13z7	kina	 10t31	kind	a23b5e15	kine	 25n55r6	king	 86s9	kink	 12	kinn	u18
kins	 14o55	kint	a16	kinw	a13	kir	 20a43c104d7k24l31s18	kira	 10l26	kirc	h104	kirk	e17	kirl	i31	kirs	t17
kis	 70,5a8b14c5e11f8h14i9k15l5s36t13v5	kis 	u21	kiss	 21i7z6	kit	a37e6i12t5	kita	 32	kj	 2a4e16o1æ18	kje	l13	kjel	d8l5
kjæ	r18	kjær	 18	kk	 10-1a77b45e229h1i81l1m2o75r3s6t75u16y1z2	kka	 18l16r28	kkal	e11	kkar	 17i5	kkb	 45	kkb 	a6m8p5s8
kke	 60d5g5l18m6n30r76v8	kken	 27	kker	 45,5	kki	 31l9n25r6	kki 	k5l8	kkin	e14k11	kko	 13l27p5r8	kkol	a26	kkt	.75
kkt.	 75	kl	 5-1a301e273i185o140u83y5ı2	kla	 42a14d20g9n51p11r40s29t10u51v9	kla 	-5a5	klan	d19i9j11u5	klar	a12e8o10
klas	 15a5t7	klau	d25s25	kle	 30b7c9i100m32n15o11r23s9v22	klei	n92	klem	e25	kleo	p11	kler	 10k11	klev	e22
kli	 8c7f37m13n85t19	klif	o37	klin	 25a6g39s5	klit	 11e8	klo	b9c18k17s54t16u6v11	kloc	k18	klok	k13	klos	 26i12t9
klot	e9i7	klu	 6n59s6	klun	d57	km	 3a91e12i9o8u10	kma	l6n57t22	kman	 34n17	kmat	 17o5	kn	 3-1a18d1e70i41n1o125u25y2
kne	 6c9l13r5z28	knel	l13	knez	 9a12	kni	c11n11s6	knic	a11	kno	b22e11l73r8	knob	l21	knol	l71	knu	d10s5t8	knud	s10
ko	 588'92,3-59\`12a6b151c234d46e75f45g101h88i61j8k113l439m181n485o35p199r373s399t264u81v1418w324y28z149ł38
ko 	022-5a61b16c10d17g10h8j7k26l22m15n11p15r15s35t5v18	ko 0	021	ko a	 23.10n12p11	ko d	e10	ko k	o8r6	ko l	a5t7
ko n	a5o5	ko r	d5o5	ko s	.5t8	ko v	.7e9	ko'	c79r6	ko'c	h79	ko-	a10b5d8n7o6	ko\`	l12	ko\`l	 12	kob	 23a9e9i8o15r8s42u17y12
kobo	 5d6	kobs	 6e17s18	kobu	r5s9	koc	 17a28c14e22h66i19k19o8s20z14	koca	b5e7t14	kocc	h14	koce	r10v9	koch	 52e5
kock	 15	kocs	i11	kod	 8a10e7i7o6y6	koe	k7l27n17p14	koel	p26	koen	 9i8	koep	p14	kof	e6i8j12o7	kofj	a12
kog	 31a16e5l21o10s9	kog 	017	kogl	u21	koh	a21l52o5	kohl	d7e43	koi	r46v14	koir	a46	koiv	i14	kok	 28a23k27l6o12s6
koka	l9n9	kokk	o26	kol	 6a165b7c19d18e62g10i18k6l21m9n13o50s20y6	kola	 65o6r30s14u23	kolc	j12	kold	a10i6
kole	 30g6n7s11	koli	e5n10	koll	a8e8	kolo	d10m5n9v12w5	kols	k20	kom	 28a28e7i21l11m38o27r5	koma	d5r22	komi	l9n7
koml	o10	komm	a37	komo	 9r10	kon	 100a11d18e18g31i91j9k21o48r15s32t8v17y56z5	kon 	s14	kond	a8i5o5	kone	 8c5	kong	 16e10
koni	 9c9e7g17n34r6z9	konk	w21	kono	p37	konr	a15	kons	 6t21	konv	a14	kony	 9a20s8	koo	l5m18p5	koom	s18
kop	 10a26c10e39i48o20p6r25	kopa	n13	kope	c12r24	kopi	c11n35	kopo	l13v5	kopr	i15s8
kor	 34-7a40b10c13d5e19h13i13k5l5n26o54s16t58u31y10z5	kora	 15d5l5n6	korh	o12	korn	e13	koro	 7s34	kort	a15e36	koru	t27
kos	 47a17c11d5e20h6i75k35l7m7o24p5s31t91z11	kose	n12o5	kosi	 18c29n17y6	kosk	i34	koso	n7v9	koss	 23
kost	a19e24k10l7o5r19	kot	 18a73e47i6l5o71t17u14	kota	 54	kote	l33	koto	 46-15r7	kott	a7e9	kotu	n12
kou	 28b10d8l5n12r5t5	kou 	011	kov	 116a907b5c10e55i157n10o38r5s100u5y5	kova	 763c113g6r17	kove	 19j8r13s6	kovi	c144l6
kovo	 37	kovs	k99	kow	 67a21i43l5o13r10s145u18	kowa	l18	kowi	a26c17	kowo	 10	kowr	o10	kows	k145	kowu	a18	koy	i5p11u5
koyp	ı11	koz	 25a23e19i27j7l10m21o7	koz 	022	koza	k10r8	koze	y17	kozi	 11e5	kozm	a18	koł	a17o19	koła	j13	koło	d7w10
kp	01 3-3a65e11g76l8o9t2u22	kpa	r34t20	kpar	k6t28	kpat	t20	kpg	.76	kpg.	 76	kpu	r21	kpur	 21	kq	 2-3
kr	a517b1c15e196g1h1i479k7l2m6n7o220p3s23t8u237y32z18ø1	kra	 24b6c21d9f7g6i15j89k12l76m55n42p10s84t11u32w8	krac	 12
krai	g13	kraj	 13c38e8i13n11	krak	o6s6	kral	i8j38o18u6	kram	 5e18o6	kran	c5j8k6s6z13	kras	k6l16n28o10t20	krau	e11k9s8
kre	b6g9i43j8k12m9n11s32t17u37	krei	g23s15	krek	o11	kres	 10a5i5l11	kret	 14	kreu	z37
kri	c13d18e35g9j6l7m17n11s302v14z37	kric	e11	krid	g16	krie	l12n8v13	krim	h13	kris	 35h16j8s5t225z7	kriv	a6o5
kriz	a8e11k7o6	kro	 8b8c9f5g41k12l12m42n29p9s12u11v14	krog	h37	krok	e10	krom	 34	kron	b12e6	krov	a10	krs	k9t9
kru	g52i14k7l18m48n16p35s28t8z7	krug	 29e23	krui	s12	krul	l18	krum	a27b6i6l5	krup	a9i16k6	krus	e23	kry	n5s22	krys	t20
krz	e6y11	ks	 348,17-13a114b16c11d2e119f1g9h81i56j2k20l2m16n30o131p3r1s75t117u11v16w3y5z20ı2	ks 	-10a7g8p5u14v11
ks -	 10	ks u	n14	ks,	 17	ksa	 17a7n67w6	ksan	d51o5t6	ksb	e7ø5	ksc	h11	kse	 13l15m10n79	kse 	s13	ksel	 12	ksen	 61i6
ksh	 6a31i19l18m6	ksha	n16v6	kshi	 5r14	kshl	e18	ksi	 7c6d9m13t10	ksk	e6o5ø5	ksm	a5i7	ksn	a9e12u5	ksne	 10
kso	 37n54p5v6	kso 	05b5	kson	 30e15	kss	o67	ksso	n67	kst	a20e23i17r55	ksta	d11t6	kste	 8e9	ksti	n9t6	kstr	.5a20o30
ksv	a5e6	ksz	e12	ksze	n10	kt	06 25.75a78e8h1i109n1o147p1r17s4u9ø16	kt 	j5k6	kt.	 75	kta	 11m9p32s5v9	ktap	u32
kti	 22,28e45v6	kti,	 28	ktie	b44	kto	 33b8n8r91	kto 	014d11	ktor	 38e13i13o12	ktr	o14	ktro	n14	ktø	j16	ktøj	 16
ku	 283,1-10a10b152c76d21e4f1h114i49j68k23l201m212n377o28p68r110s172t150u6v25y17z14ł3	ku 	069a10b6d8g9l9s14	ku 0	047 22
ku s	o12	kub	 14a22e7h8i54o21r10u10	kuba	d12n5	kubi	a9c12k13n15	kubo	v6w15	kubr	a10	kuc	 6.33h17i6z5	kuc.	,32	kud	i5u6
kuh	a7i10l42n55	kuhi	c10	kuhl	e8m31	kuhn	 30-5e8l6	kui	j24p15	kuij	p24	kuip	e15	kuj	a66	kuja	 54w12	kuk	l7u11
kul	 23a69d15e18i26m7o6s12t10u8	kul 	s18	kula	 8m7s49	kuld	i15	kuli	g6k10	kum	 22a28b13i22m5o7s95u9	kuma	 15	kumb	a5u8
kumi	 12-5	kums	 94	kun	 32b5c9d86e67g48i7l18n13o18s14t6z32	kund	e28i17z33	kune	n33v28	kung	 21a7	kunl	e17	kunn	a13
kuno	l15	kunz	 9e23	kuo	p27	kuop	i27	kup	a9e5h21l17	kuph	a21	kupl	j17	kur	 5a6i8o5s16t43u9z6	kurs	i5u5	kurt	 33
kus	 69c7i17m7n10t11u16w6	kusi	 8-6	kusu	m13	kut	 18a20c28e30h7i11j7n5s11	kuta	 5h6s8	kutc	h28	kute	c7r22	kuv	a23
kuva	l23	kuy	p16	kuyp	e16	kuz	e6m7	kv	01 1.72a72e49i28o2æ2	kv.	 72	kva	g7r45s6	kvar	m20n17t7	kve	j13n8t21	kvej	 13
kvet	n12	kvi	c5j5l7	kw	07a333e84i60o53u88	kwa	 21-15a19d7i5k13m6n140r19s9y67	kwaa	k16	kwan	 13d5e115t7	kwar	t16
kway	 41s26	kwe	g6n10r52s6	kwen	a10	kwer	 42d6	kwi	d8e6n45	kwin	i43	kwo	 21k12n18	kwok	 11	kwon	g18	kwu	 63,10e12
kwu 	-6a5v5	kwu,	 10	kwue	m12	kx	t1	ky	01 264,1-4a52c18d3e154i56j7k1l59m5n10p1r27s29t11u2w34ı1
ky 	09a33b11d5k25m13o6p9s18u6v15	ky a	 22.11	ky b	e5r5	ky k	r24	ky s	.13	ky v	.13	kya	 40,6	kya 	a6p5	kyc	h15	kych	 15
kye	 35-29a18i19n25r20	kye-	a11	kyea	m18	kyei	 13-6	kyen	a25	kyer	e20	kyi	 38-18	kyi-	a12	kyl	a41e7i5	kyla	 33r8
kyr	a5k22	kyrk	g7o7	kys	e9t7u7	kyw	a34	kywa	y34	kz	 2e4s2w2	kæ	r21v6	kær	b10v5	kø	b20g6l1r4y1	køb	i16	købi	n16
kı	 10c2k1m2n12p2r46s4x3y2z1	kın	 11	kır	 9k5s6ı22	kırı	 16k6	kł	e3o17	kło	 5s7
l	0227 7082'153,179-303.407/9a15162b776c686d2418e12642f468g426h467i10322j503k724l7119m1150n599o7897p293q48r100s2068t1906u3415v1603w281x9y1389z232æ9ø55ı123
l 	0153&1(14-93a549b187c257d205e102f92g126h102i76j59k112l155m225n105o66p223q10r165s351t96u39v146w48x7y54z20ə2	l (	m13
l (m	e13	l -	 93	l - 	b13d5k8p8s12v9	l 0	092 15m5t5z5	l 00	055 28c5	l a	 40.19/6b16d11g10k11l36m8n148p15r30s13u10v154
l a 	h6k8m5s7	l a.	s19	l al	b5e11	l an	a8d116g15	l ap	s11	l ar	o8t5	l av	e153	l b	a48e31i6l15o32r30u17	l ba	n5r13t6
l be	r15	l bl	a10	l bo	r5s5t5	l br	a12o9	l c	a80e12h22i25l25o64r23	l ca	d19m8r31s7	l ch	a7i8	l ci	o5r11t5	l cl	o18
l co	m11n7r19s10u8	l cr	e6i9o7	l d	a35e59i30o45r14u10	l da	m6n8v5	l de	 43l5	l di	o19	l do	 18l9m6r5	l dr	i10
l e	 8j6l5m6r10s25t20x5	l es	 10c7	l et	 20	l f	a9e12i10l11o17r29	l fo	r13	l fr	a7i18	l g	a25e8h13l5o10r42u14	l ga	b8r8
l gh	e11	l gr	a8e6i7o17	l h	a45e18i21o14	l ha	d20l6r5	l hi	g7l11	l i	 5a7i10l9n16s7v5	l j	a19o16r11u8	l jr	.11
l k	a15g6i14l6n6o39r8u10	l ko	g6n11s5	l l	a37e22i30l13o19t10u21	l la	 6n21	l li	g7m7n5u5	l ll	a12	l lt	d10	l lu	i6n9
l m	a84c6d7e37i26o44u19	l ma	c6g5l6n5r33t9v5	l me	a6l7n5r6	l mi	c5h5t6	l mo	n6r14u5v5	l mu	r8s5	l n	a25e13i17o28y10
l na	t10	l ni	c8e5	l no	 11g7r6	l o	'7h5l19r7	l ol	i13	l p	a49e43h11i25l15o27r35t6u8	l pa	r22s6	l pe	n15r10t12	l ph	d11
l pi	c7n5	l pl	a12	l pr	a10e5i5o11	l r	a32e21i22o67u17	l re	i6n5	l ri	n6v5	l ro	a28b6m8s5
l s	.26/8a60c32e13h11i21m6o49p11q6t78u12v5	l s.	r17	l sa	d5m5n11r12u5	l sc	a7h20	l si	l7r6	l so	k28l10	l st	e14i6r52u5
l t	a16e15i13o13r14u18	l tr	a10	l u	g8n23	l un	d23	l v	.17a51e29i31l5o8	l v.	o17	l va	l30n11s5	l ve	c10n6r8	l vi	c5e7l8
l w	a21e8i13	l y	 39	l y 	c6d5f8g8	l'	 22a41e64h4i2m2o17u1	l' 	e22	l'a	b8l20	l'al	t14	l'e	c6m35n10	l'em	e15i20	l'o	d8r8
l,	 179	l, 	022a5b45c5d14k6l7m13p11s13t6	l, 0	011 11	l, b	l32
l-	017a20b17c2d16e5f15g3h5i1j22k16l8m17n9o7p4r4s40t4u3v3w8y57	l-0	017	l-00	017	l-a	i11	l-ai	r11	l-f	a12	l-fa	d12
l-j	o19	l-jo	n17	l-m	a15	l-s	t33	l-st	r32	l-y	-47r10	l-y-	b11c7f11g10n8	l-yr	-10	l.	 359i23o25
l. 	a7b10c14d5i5j9k16l6m14p8r5s7t6w7	l. m	a10	l.i	n23	l.in	g23	l.o	e25	l.oe	c25	l/	b9
l0	066 101a2b6c4d3e4f1g1h1i2j1k2l1m3n2o3p2q2s1t6v2w4y5z2	l0 	059n6p5	l0 0	t7w5	l00	 63	l00 	062
la	06 3612,102-40a303b244c646d474e171f54g437h211i437j87k602l118m557n2657o99p145q6r896s767t524u624v598w87x36y256z360đ6
la 	0187-53a180b149c242d130e32f109g64h81i39j51k68l116m155n98o70p149r107s181t67u13v80w36y13z23	la -	 53	la 0	0156 29
la a	 7.10b10d8l26m8n62r14s7	la b	a32e20i5l5o31r22u29	la c	a55c8e13h36i22l10o70r21u7	la d	a15e67i9o23r5u6	la e	 9s6
la f	a16e23i14o25r22u6	la g	a21e5l6r16u8	la h	a34e9i9o9u16	la i	e5s6	la j	a12e5i11o11u10	la k	a10e5i5o18r10u13
la l	a30e16i20o24t9u15	la m	a70c6e23i21o20u6	la n	a13e24i13o37	la o	g9l21t8	la p	a27e23i17l19o30r21	la r	a17e27i14o37u9
la s	.12/5a33c11e27h10i8m9o17p9t20u6	la t	a7e9h6o19r12u7	la v	.5a16e11i38o5	la w	a13e8i6	la,	 102	la, 	017b20k6m11n5s13
la-	f6m5n5o5	laa	g6k38m6n185r34s20t6	laak	s37	laan	 174g5	laar	 25	laas	 7e8	lab	a56b5e17i40o51r43u27	laba	d21h5n19
labe	m11	labi	 34	labo	d10r20y12	labr	a10o31	labu	d6h10r10	lac	 12a22e348h118i33k37o31r16u10	laca	 10t7
lace	 309k7r21y5	lach	 45e9i19l8o18t5	laci	c8o17	lack	 13e8o5y6	laco	 27	lacr	o10u6	lacu	 5l5
lad	 30a54b5e134i123k5n5o70r5s20y9	lada	 21n9r22	lade	 35c5g14i24j12n17z14	ladi	m62n16s22	lado	 51v6	lae	 14,5l5s89y51
laes	 44,6p5s25	laey	s51	laf	a14f13o6u9	lafa	y11	lag	 98a23b11e147i13o93r17u8y19	laga	r13	lage	 102l7n10r5s21
lago	 64a5m9s8	lagr	a14	lagy	i14	lah	 45a72e7i5o23t41u7	lah 	b6r5	laha	d10n39r6v6	laho	r8s5v6	laht	i40
lai	 83,6d13k5l13m16n187r35s37t11v9y7	lai 	a8c5e5k5l8	laid	e13	lail	a13	laim	o16	lain	 41a15e93s34	lair	 19e15
lais	 9e21h6	lait	i11	laj	 17a17i22o12s8	laja	 6r9	laji	 16	lajo	s12	lak	 88a76e288h10i19o65s28u15	lak 	05a8
laka	 14a6n6t23z22	lake	 237n5s37	laki	n16	lako	t33v21	laks	h8i9m7	lal	 16a38i12l6n5o11p15	lala	 33	lalo	b11	lalp	a15
lam	 123a98b49e126i83m7o26p13u28	lam 	a7p7t7	lama	 39,6d10n27s10	lamb	a7e31	lame	d111	lami	 14n63	lamo	n7r6s5	lamu	l22
lan	 338,5-8a136c113d775e337f9g351h21i128j14k25l12n15o85p6s44t159u30y22z14	lan 	07a13b9d7g6i7k13l9m6n5o5p7r7s16t19
lana	 110c7d11	lanc	 6a15h29i10k17o24y9	land	 455a62b5e44h5i34m7o26r11s95y14	lane	 307l8y16	lang	 50a42e165g7o30u10w18
lanh	l21	lani	 61c18e12s17z11	lank	 5a9	lanl	e11	lano	 33g6s10v26w6	lans	 5i7k25	lant	 5a28e22i6r6s83y6	lanu	 10e17
lany	 13	lao	 64l14s10	laol	u13	laos	i10	lap	 6a45e13i8k5o24p7s10u20	lapa	 12r5t5z14	lape	n10	lapo	 9l8	lapu	s12
lar	 150a158c33d48e87g23i89k60n10o45r10s132t6u18y7z14	lar 	a16c7m7s12	lara	 128n7s12	larc	e7o15z7	lard	 28o14
lare	 37d5l5n25	larg	o23	lari	 9a13c13k8n6o10s26	lark	 11e6i34	laro	 8s18v12	lars	 17-7e26k21o35s24	laru	 6s5	larz	a14
las	 336,12-6a22c22e24h11i26k53l5m5n6o24p18q13s36t32u38z67	las 	-7a10b8c16d12e5g5i6j5k6l8m9o5p10r14s22t14v9y8	las,	 12
lasa	 12r6	lasc	o14	lase	k7n11r5	lasi	c10u7	lask	a9i25o16	laso	n13v10	lasp	i12	lasq	u13	lass	a7e11k11	last	a7e12
lasu	n32	lasz	 20l36	lat	 90,5a40e36h5i67k14l23n8o69s46t23u11y8z74	lat 	d22	lata	 9n19	late	 15m6n9	lati	 13f22n17
latk	a6o8	latl	e21	lato	n40r12v9	lats	 32h9k5	latt	e12	latz	 70	lau	 28b15c20d91e5f11g28k84m14r206s81t22w8	laub	e8s6
lauc	h18	laud	e17i59o12	laug	h28	lauk	u81	laum	e12	laur	a44e97i38o6s5y13	laus	 35a13e20	laut	a8u8
lav	 104a200e62i88k30n7o63s34	lav 	b7f5h5j7k15m7p8r5s5	lava	 144c12m6n11s13	lave	 15i8r19	lavi	 7c13e14n30o6z5
lavk	a11o16	lavo	l7n28v14	lavs	 11k23	law	 12a26e6i16o6r13	lawa	 6l19	lawr	e12	lax	 7m26	laxm	i25
lay	 73a36e36i5l13m6n13o53t9	lay 	a12c7l7	laya	 22m6n8	laye	 6m13v17	layl	a11	layn	a6e7	layo	 49
laz	 43a122e16i74n13o20q12s18u7y18ı10	laz 	a5j8	laza	 89r28	laze	 7n5	lazi	a26c6m10z30	lazo	 12	lazq	u12	lazs	 18
lazy	 15	lazı	g10	lb	 11,1-1a116e301i33j3l3m1o59r71u160y10æ5ø1	lba	 28c30h7n27o8	lba 	i5s5	lbac	h7k19	lban	t14
lbe	e7k23n10r255	lbek	e8o12	lber	 14g50s13t164	lbi	n23s5	lbin	a12	lbo	r37	lbor	g8i5o12	lbr	e15u46	lbre	c12	lbru	c45
lbu	 7q107r34	lbuq	u107	lbur	 9g15y8	lby	 10	lc	 143,1a129e85h93i64j18k3o78r1s30u7y1z24ı9	lca	 11d28l16n36o17r15
lcad	a28	lcal	a16	lcan	 5t17y10	lcao	 17	lcar	a11	lce	 23a13d13r11s17	lcea	 13	lced	o13	lces	c5t12	lch	 39-5e22i17
lche	 6s10	lchi	 12	lci	 8a8c5d17e5n11	lcid	o16	lcj	o18	lco	 15b10l6n6r6s7v8x9y9	lcs	 11u5	lcz	a11y6
ld	065 640)3,12-26a302b13c3d1e585f5g19h14i130k10m3n22o258p2r22s171t34u24v8w9y3z2ı32
ld 	012a23b15c12d11f7g8h7k10l31m10o6p14r31s25u6v11	ld 0	010	ld a	n13	ld l	a15i5o5	ld r	o25	ld s	e16	ld,	 12	ld0	030 35
ld0 	035	ld00	 30	lda	 207k6l6n23r17s11t25	lda 	b16d5k5m7n6p5s8	ldan	 9a10	ldar	 15	ldat	 22
lde	 179,9a9g11m25n109p10r175s21w5z14	lde 	-12a13b6c7p5s7	ldem	a19	lden	 87b9	lder	 76a18e8i7m26o5s5t8	ldes	 11t6
ldez	 13	ldg	a19	ldga	s15	ldi	 7g15n64v26z6	ldig	a15	ldin	e6g46o10	ldiv	a10i16	ldn	e22	ldne	r22	ldo	 98g13i5n36r32s5v43
ldo 	010b5l7s5	ldon	 14a16	ldor	a5f16o6	ldov	a30e6i6	ldr	e9i13	lds	 96-5e8i6m11t32	ldsm	a11	ldst	r29	ldt	 28	ldu	g7s10
ldus	 10	ldı	r22z9	ldır	ı22
le	04 2542)1,53-94/1a273b144c188d198e673f86g227h132i481j160k273l83m394n1495o374p105q19r1288s857t400u136v781w83x246y695z152ø3đ1
le 	051-28a100b53c82d60e40f27g62h40i21j21k43l68m84n37o33p52r75s95t47u17v27w22y6z10	le -	 28	le 0	038 13
le a	d9g6l18m7n39	le b	a10e6i5o5r13u5	le c	a14e10h10i5l18o16r6	le d	e28i9r5u7	le e	 13l8s5	le f	a10u5	le g	a19o5r24u7
le h	a13e10i5o8	le k	h7i8o5	le l	a25e13i6o14u7	le m	a35d5e13o11	le n	o13	le o	l13	le p	a18o9r5	le r	a13e10o46
le s	.7a10c7e8i7o5t30	le t	a6e6h9i5o6u8	le u	n14	le v	a5i17	le w	a7e5o5	le,	 53	le, 	b17k7s6	le-	b9c7g7h6l5m5p13r6s9t5
le-p	r11	lea	 77h21l21n97s41u5	lea 	c8l11p7	leah	 16	leal	 20	lean	 13d9n35o18s8	leas	a7o31
leb	 10e34i25o12r18s17u10æ10	lebe	 12r11	lebi	t5y16	lebo	r11	lebr	o14	lebs	a13	lec	 45a7e10h23i15k27l14o13s11t8u7
lech	 10	leci	k10	leck	a15i5o5	lecl	e14	leco	m11	led	 13a39d31e42i6n18o30z5	leda	 8d25	ledd	a30	lede	 10s15	ledn	e16
ledo	 29	lee	 248-5a295n53r8s5u33	lee 	06a11b11c16d57g5h5l8m13o6p7s19v6w9	leea	 295	leen	 39s5	leeu	w33	lef	a20e32f22
lefa	n20	lefe	 9b12v9	leff	l21	leg	 13a36e62i13n6o21r51y5	lega	d11s11	lege	 20m17n5r7t12	legi	o10	lego	n8s13
legr	a22e6o21	leh	a8i7m14n26o9r5t52	lehm	a13	lehn	e24	leht	i13o39	lei	 23,7b5c16f11g62l15m6n246p7r17s14t28v10	leic	h14
leig	h62	leil	a13	lein	 160-7e36g5o19	leit	e24	leiv	a10	lej	 5a64e20i11n16o20s10u10	leja	 18n46	leje	 12v8	leji	n10
lejn	i16	lejo	 14	lek	 61a12e23i6k7o32s104t18u6	lek 	a8k5	leke	 15	leko	 20v8	leks	a52i9o40	lekt	r17	lel	a42e23o10
lela	 22,5n10	lele	 13n8	lem	 24a50b25e81i9k16m60o20s87u13	lema	g11i10n18	lemb	e20	leme	n72r5	lemk	e15	lemm	e57
lemo	i8n8	lems	 46e21k7	len	 396,9-10a218b118c33d32e131g54h10i70j19k24n55o43p6s63t130u6w19y15z23
len 	062-7a7b12d9h8k7l6s15w5	lena	 173a14r20	lenb	e24o86	lenc	 7e9i15	lend	a11e11	lene	 65l40n6s7u8	leng	i10y31
leni	 34a6c16	lenj	e11s5	lenk	a17	lenn	 10a15e7i10o6	leno	 14r16v8	lens	 34t12	lent	a5e15i95o5	lenw	e18	leny	 12
lenz	 5u11	leo	 70l7n214p66	leo 	025d13	leon	 42a61e16h5i28o44t9	leop	a12o50	lep	 34a6i19o10p16s10	lep 	031	lepi	c16
lepp	a15	leq	u19	lequ	e19	ler	 560,49-54a24b13c122e10h12i148k12m51n5o65s53t16u37v16w24ø9
ler 	07-8a20b7c8f6g7i10k7l8m7o5r10s46u36v5w8	ler,	 49	ler-	h7s25	lera	 16t6	lerc	 10h5k52q53	lerh	e11
leri	 32a12d8e44j9k9n19u11	lerm	a11o37	lero	 9u14v22y7	lers	 14-6t22	lert	 10	leru	d26p9	lerv	o14	lerw	e23
les	 379,12-20a18c50d5e35h13i36k38l24m8n23o13s79t62u7z18	les 	011a25b12c8d12e10g8l9m17p7r9s23t7y10	les,	 12	les-	b7m7o5
lesa	n5r7	lesc	h26u20	lese	j10n13	lesi	a20c5	lesk	i6o31	lesl	a12i11	lesn	a7i13	less	a20e12i37	lest	a9e10i17r23
let	 105,5a45e26h7i59n8o20s10t99	let 	d11	leta	 38	lete	n7r14	leti	 9c35n7	lett	 27a7e22i37	leu	l7n13r56s28t5v5
leun	g11	leur	 17b8e9u5y7	leus	c26	lev	 45a575e72i47o20s11æ6	leva	g5i5l10n11r537	leve	j19l11n28r6	levi	 19c9l5	levo	c12
lew	 5a16i26o9s23	lewa	 12	lewi	s20	lews	k23	lex	 23a169e12i21u8y6	lexa	 9n158	lexi	e5s9
ley	 550,11-9b7e16f5l15m7s41v14	ley 	-13a17b5c22d12g8h5k6l7m17o7p14r13s21t7v6w8	ley,	 11	leye	 8r8	leyl	a15	leys	 34
leyv	a13	lez	 56-8a19e16i21n25	lez 	e7y5	leza	l15	lezi	 17	lezn	a6i16
lf	01 54-17a38c1e49f27h4i24j1l1m1o95p1r61s79t4u7v1w2	lfa	 20r14	lfar	o11	lfe	l23n8r17	lfel	d23	lfer	i13	lff	 20
lfo	 20n32r16v17	lfon	s21t5z5	lfor	d10	lfov	a11	lfr	e46y10	lfre	d46	lfs	 9d24o25s19	lfsd	o24	lfso	n25	lfss	o18
lg	01 41a143e75h2i20j2m3n4o52r11s2t1u40y28ı1	lga	 12a13d39n5r24s11t9v21	lgaa	r13	lgad	a6i13o20	lgar	 12	lgav	a21
lge	 6b8c8m22n10r15y5	lgem	 19	lger	e5s5	lgo	 18d5w22	lgow	s22	lgu	e6i7n21	lgun	j20	lgy	 11i10	lgyi	 10
lh	 1-3a142e103i6o200r2u10	lha	 8d5e14f15k12m18o5r20u16v7y6	lhae	s14	lhaf	i15	lhak	i12	lham	 12	lhar	j13	lhau	s14
lhe	 5i30l48m7r9	lhei	m30	lhel	m48	lho	 142,7-7f6l15u14	lho 	010d16e18	lhol	i10	lhou	s11
li	 1037,41-31a1056b136c905d143e814f133g267h10i40j96k272l258m329n2170o215p274q18r52s768t300u70v430w40x37y124z256
li 	027-16a41b13c26d9e27f9g23h12i7j6k8l27m16n12o14p14r10s33t9u14w5	li -	 16	li 0	018 9	li a	n27s6	li c	e17	li e	 20
li g	r19	li l	a6i6o7	li m	a6o6	li o	g10	li s	.7a6p12	li,	 41	lia	 556,9c14k11l5m117n227r8s79t6v5
lia 	019a25b29c37d36f11g12h18j5k10l18m39n27o9p17r19s37t15v13w5	liac	a6h5	liam	 66s47	lian	 64a69e18g16o38s5t7
lias	 40s29	lib	a24b8e41i12o24r10u7	liba	l6n5r8	libe	r31	libo	r14	lic	 25a405e129h72i111k112o24u6z6	lica	 380n12r5
lice	 93a12n6v12	lich	 26t21y9	lici	 8a70s9t14	lick	 37a38i8o16	lico	 5v14	lid	 15a20d20e9g7i12o35s17	lida	 10k7
lidd	i20	lido	 26	lids	æ16	lie	 300,10b46d11f8g9l24m5n70p21r153s50t51u22v12z11
lie 	a11b22c11d11e5f6g13h12j8k15l10m24n7o12r11s15t7v8w7	lie,	 10	lieb	 25-5	liel	m11v12	lien	 39n16s7	liep	a13i7
lier	 61e27n6o5s36	lies	 22t14	liet	 19a9o8	lieu	 22	lif	f70o50t7	liff	 28o7s34	lifo	 37r13	lig	 31a42b10e63h59o16u29v7
lig 	a15p8	liga	 6s26t5	ligb	e10	lige	n10r9t44	ligh	t59	ligo	n9r6	ligu	r27	lii	 7n25s7	liin	a21	lij	a59e6k6s13
lija	 32h16s6	lijs	 5k8	lik	 124a41e10k10o55s15u7	lik 	a26s7u6v7	lika	 25n10	liko	v36w7	liks	m5n6
lil	 12a21e8i90j12l77o9y28	lila	 11n5	lili	 16a46e6o14y5	lilj	e12	lill	e55i10y8	lily	 12e7	lim	 10a92b72e17i65o37p27
lima	 20h8n39t12y8	limb	a19u48	lime	k5s6	limi	n5r11t47	limo	g8n16s5v7	limp	i23
lin	 312,5-14a347b7c56d372e205g306h22i29j31k75n44o100s153t54u9y5z18	lin 	05a15b8c9e5f5g8h5k6l9m7p6r12s19
lina	 245r44s24t12	linc	a6e5o41	lind	 36,5a86b14e84g41h23o15q31s31	line	 164a11i5k6s6
ling	 115,6a43b6e66g8h8o5s14t13u11	linh	 13a9	lini	 7g6	linj	a31	link	 55a6o8	linn	 14e23i6	lino	 23f5r9s7v18w13
lins	 66,10e8k59	lint	 34e6i7o5	linz	 6o11	lio	 122f5l6n25r14t14u5	lio 	013b9c18d6m13s11	lion	 6e12	liot	t10
lip	 43a32e28h6i17k8n6o25p61s25t17	lip 	a6s5	lipa	 11n14	lipe	 21	lipi	a5n9	lipo	v15	lipp	 5a11e20m9o6	lips	 8k11
lipt	a6o11	liq	 9o7	lir	a12i6s28	lirs	k28	lis	 186,6-6a142b18c20e68h10i52k32o16s59t119w7z13	lis 	05a5e6g6h6s8u17
lisa	 73b42d5n9v6	lisb	e7o8	lise	 25l11o7s8u6	lisi	 6c5l13n5o5w14	lisk	a14o9y7	liss	a30e17z9	list	 14a11e26i6o30r24
lit	 31a55e38h6i33j12o25s5t64v7z14	lit 	n11p5	lita	 43r10	lite	 15i8m8	liti	j8s21	lito	s5v6	litt	e19l45	liu	 27b12c6s23
liub	o10	lius	 12-5	liv	 9a78e218i90o20	liva	 22n9r25s13	live	h7i144r59	livi	a50e26j5	livo	 12	liw	a7e22i10	liwe	 21
lix	 27a5	liy	a40e83	liya	 15h9n8	liye	v83	liz	 24a179e15o20z10	liza	 39b134	lize	 11	lizo	 5n6
lj	 53,1-2a155c1e161i19k12m4o8s25u62	lja	 56b10c14k8l9n40v7	ljab	b10	ljac	 7k6	ljan	a6i5s20	lje	 92n11s12v37	ljes	a5e6
ljev	a6e6i6o19	lji	c12	ljk	a7o5	ljs	k25	ljsk	a22	lju	b37d7t10	ljub	 7a11i5l7	ljut	o10
lk	 138,4-2a72e212f1h5i33l2m9o75r26s46u85w2y9ı3	lka	 36m5n6r15	lkar	i6n6	lke	 33,5a20n32r92t13	lkea	k20	lken	r5t13
lker	 80s7	lket	s13	lki	n27	lkin	s26	lko	p14v38w10	lkop	o12	lkov	a28	lkr	a11e11	lkra	s11	lkre	i6u5	lks	 35n8	lku	 76s9
lku 	055s12	ll	073 1116'22,13-36a1198b8c69d3e2212f4g8h6i805j1k1l16m73n13o673p2r22s338t7u37v5w24y313ø2ı19
ll 	09-19a174b16c28d10e11f11g11h10i10j6k13l22m10p24r25s32t9u7v8w6	ll -	 19	ll a	n30v136	ll c	l8o8	ll l	a14	ll r	i5o14
ll s	t18	ll'	e20	ll'e	m20	ll,	 13	ll-	s15	ll-s	t14	ll0	035 38	ll0 	038	ll00	 35
lla	 457,17-8a8b5c17d51g85h30i20l31m20n211o5r95s48t16u15y31z11
lla 	017a22b19c10d39e9f6g6h14k11l19m21n19o8p7r14s32t16v6w9y6	lla,	 17	llac	e7h8	llad	a16o21s9	llag	e60o10r8	llah	 16e5
llai	 16	llal	o11p15	llam	 7a10	llan	 29a13c5d42e11f5g30o20t21u17	llar	 13d39e8i5o6r9s7	llas	 30e9	llat	 5i8	llau	m12
llay	 17e13	llaz	o10	llc	 65	lle	 722-7b23c6d6e175f8g74h9j27l5m94n283p5r380s104t33u33v24y153z19
lle 	018a25b14c28d18e13f7g9h17j13k19l17m24n9o6p11r19s14t6v6w9	lleb	r5æ9	llee	 159n12	lleg	a19e30o13r7	llej	a11o13
llem	 8s78	llen	 132b100e10s13t7w6	ller	 206,14-11h12m15o17s35t9u10v8w18ø9	lles	 71c5e7t12	llet	 14t14	lleu	l7r21
llev	e6i6æ6	lley	 117s34	llez	 15	lli	 163-11a124c36d8e165f9g13k14n154o33p18s49	lli 	013e13g8s12	llia	 5c5m98n15
llic	a5h25	llie	 57n13r78s14	llin	 24a10e6g49s42z11	llio	 13t11	llip	 7s9	llis	 28e6	lll	 16	llm	a48s24	llma	n36u10
llms	 22	llo	 284,20-6a6b16c12h116i11n40r9s16t10u54v13w48	llo 	011a18c9d11e11g10h5m7o5p9r7s23y11	llo,	 20	llob	r16
lloc	k10	lloh	 48o6y59	lloi	s10	llon	 23e5s9	llos	 11	llou	 17g29h6	llov	a12	llow	 40	llr	i20	llri	c20
lls	 269c18i9t25w7	llsc	h18	llst	r16	llu	 8m12n5r5	llum	 11	llw	y17	llwy	n17	lly	 254,6-12b7s20
lly 	-8a12b5c6d9g5h5i9l6m7s15w6	llys	 8-9	llı	 19	lm	 197,7-17a438b24d2e102g14h3i128k1o95q20r1s43t4u43v9w1ı1
lm 	a25b11c5g6h5o6s20	lm a	/10p9	lm s	t12	lma	 80c14d13i19j5l21n160r47s26t6u10z29	lma 	b6d7p5r5s7	lmai	e10s9	lmal	i18
lman	 69e6i9n44z15	lmar	 7a9i13s8	lmas	 12	lmau	 10	lmaz	 15a5	lmb	e23	lmbe	r23	lme	d6i26n13r29s8v5y5	lmei	d17e5
lmer	 13a9	lmg	r13	lmgr	e13	lmi	 29e16n61r19	lmie	r14	lmin	 5a9e25o10s11	lmir	a17	lmo	 7n43r5s20u10	lmon	 6d6o6t25
lmos	 17	lmou	t10	lmq	v20	lmqv	i20	lms	 31h5	lmu	r27t6	lmur	o26	ln	05 115.46a116c1d1e34g7i111o88s18u36y16ø4ı1
ln 	a5h5s9	ln.	 46	ln. 	a6j6	lna	 56,12j7r24u5	lna,	 12	lnar	 21	lne	 9p5r9s5	lni	 19c45e18k12n15	lnic	a8e19i6k6
lnie	t15	lnik	 5o7	lnin	a7s8	lno	 12k12r8v38	lnok	 10	lnov	a38	lns	 13	lnu	r15t16	lnur	 9o6	lnut	 16	lny	 16
lo	 1087,50-19a70b121c1274d124e159f55g236h174i64j18k211l143m332n662o176p127q12r632s492t212u410v732w160x4y82z48ß7ø2đ2
lo 	077-11a43b31c41d79e31f12g31h12k15l19m35n11o8p26r21s48t8u6v9y15z6	lo -	 11	lo 0	067 10	lo a	l8n14s5	lo b	a6e5o5r7
lo c	a8e5o16	lo d	e51o18	lo e	 26	lo g	a8r13	lo m	a14e6o8	lo p	a7i5r7	lo r	o11	lo s	.18a6c7p5	lo y	 14	lo,	 50
lo, 	012a6b9m5	loa	 11f37n6p5	loaf	 37	lob	 6a17e7i5o56r19	loba	 14	lobo	d19s17u6z6đ5	lobr	e17
loc	 1004a18e6h27k169l7o10s18u11	loc 	0996	loca	r11	lock	 57e16m31o18s40	locs	a10	locu	s10	lod	 8e19g30i35v9y8
lode	n6r6	lodg	e30	lodi	e5n12s5	loe	 17m112r12t8	loem	f111	lof	f5g12i6s20	lofg	r12	lofs	s18	log	 29'82a44h14i12n8r7u24
log'	i82	loga	 5n21r8t9	logh	 14	logu	n22	loh	 57a12e6o19r10y59	loh 	b5m6s5	loho	v18	lohy	e59	loi	 13s36	lois	-10a10e9
loj	a9z6	lok	 28a27e6k14o9r5w115	loka	 15v5	lokk	e14	lokw	a115	lol	a75i13q13u26	lola	 52d5s5	loli	t10	lolq	u13
lolu	h21w5	lom	 67a19b56e56i18n6o66q19s8	loma	n12	lomb	a35e12i8	lome	j6l14o16r7	lomi	n14	lomo	 32n18v6	lomq	v19
lon	 175a31c7d88e51g156i30j5k10n13o24s30t7z31	lon 	c20h16m18s5t12y15	lona	 28	lond	e36o49	lone	 9n31	long	 57a30o25w35
loni	a15e6t5	lonk	a10	lono	v22	lons	 10k5o12	lonz	o31	loo	 46n38p39r17s12t7	loo 	a5p5	loon	 29	loop	 38
lop	 19a9e69o12p5u5	lope	 24s16z26	loq	 7u5	lor	 101,89a46c17e196i118n5r17u7z16	lor 	m9s6	lor,	 89	lora	 19d10i7n6
lorc	a11z6	lore	 16n111s30t12z7	lori	 11a29c8d7e18n25o10s5	lorr	a17	lorz	a12	los	 153a10c9e173i43k17l20o5s11t32
los 	a17c9d6e7m17r5	lose	 165	losi	 20c10n11	losk	a9e6	losl	i18	lost	a13e9r8	lot	 12a31e11h16i21o14s6t91z6	lota	 26
lote	n10	loth	e5u7	loti	l12t5	lott	a18e50i18u5	lou	 54b15c20d9g39h8i65l7n20p23r79s10v8w32	lou 	c6m18	loub	e7s6
louc	e11n5	loug	a10h29	loui	s61	loun	g11	loup	 5k11	lour	d13e43i15o6	louw	 25	lov	 93a278c12e107i88n17o21r8s56u45
lova	 218-5c16k5n5r10s7t11	lovc	e10	love	 12c7n43r37s6	lovi	c65k5s10	lovo	 11s5	lovs	k49	lovu	 44	low	 54a6e48o18s27
lowe	 20r17	lowo	 12	lows	k23	loy	 11a30d7e20i6	loya	 15t12	loye	 18	loz	a28i6	loza	 9d7n12
lp	 18-2a88e42f1g1h40i43l14m2o18r3s1t1u17w1y1	lpa	 23n27r30	lpan	 6c5d15	lpar	 5k8s13	lpe	 6n8r24	lper	t20	lph	 14a5e11
lpi	n34	lpin	 20o6	lpu	r17	lpur	 14	lq	a15i13o7u13	lqa	h7r8	lqi	n13	lqu	d13	lqud	u13	lr	 1a12e4i53o24u1ø5	lri	c31k6o8
lric	h26	lro	a10y8	lroa	d10	ls	05 534,13-6a52b25c29d8e250f3g5h54i147j3k245l3m8n2o209p49r4s123t210u32v21w10z13ø4–1
ls 	-13a17c7g8m8p9r5v9	ls -	 13	ls a	n17	ls,	 13	lsa	 27n9s5	lsb	a5e11	lsc	h29	lsch	w19	lse	 38a16l6n159r9	lsea	 16
lsen	 129,10-5s7	lsh	 28i5o9	lsi	 11d17e20n78t16	lsid	e17	lsie	 18	lsin	g48k24	lsit	t16	lsk	a88e8i131o10	lska	 84
lski	 108,9e7	lso	 6b7m10n122p5r6s14t6v11	lson	 71a5e13s21	lsos	z11	lsp	a5r42	lspr	u42	lss	o116	lsso	n115
lst	 18a43e31o10r100	lsta	d37	lste	b5i10	lstr	.38a38o13u6ø5	lsu	 8m12n8	lsum	 10	lsv	e12i6	lsz	e7t5
lt	 184,5-6a133c1d739e334f2g2h16i98j5k2l1m2o193p2r19s17t14u19v5w2y9z76ı20	lt 	c5e6l9r5	lta	 24i6m17n36r15v20	ltam	i16
ltan	 9o19	ltar	 13	ltav	o13	ltd	 557.118a61	ltd.	 118	ltda	 60	lte	 41m6n111r143s10t14	lten	 39b23e15f6w20
lter	 59-8e5n19s38	ltet	 7y6	lth	e10	lti	 8c9e6l5n53s9	ltin	c9g8k12s18	lto	 11n152r5v12w8	lton	 115-5e17o8	ltov	a12
ltr	a12	ltra	n11	ltt	e14	ltte	r13	ltu	n14	ltz	 63e6	ltı	 13n5	ltı 	s13
lu	05 399,11-7a21b232c345d126e85f41g59h40i363j21k227l47m161n457o4p115r66s100t138v4w208x45y32z56
lu 	-11a15b11c6g7i5l9p7r7s46	lu -	 11	lu a	n11	lu b	u10	lu s	o41	lu,	 11	lua	n19	luan	 7a12
lub	 28a30b17e12i21l7o68u26y12	luba	n20	lubb	e15	lubi	n16	lubo	m7v15w30	lubu	k16n8	luby	 6o5
luc	 7a131c22e37h16i88k21y15	luca	 43,9s67	lucc	a10i9	luce	a5n11r18	luci	a28e9j5l12n9o15	luck	a5i12	lucy	 13
lud	 6a13d5e21m6o26v10w15z9	luda	 6s5	ludo	v23	ludv	i10	ludw	i15	lue	 10g6i16n6t22v20	luei	l16	luet	t19	luev	a20
luf	e23u14	lufe	y23	lufu	n14	lug	a16b8o24‘6	luga	n8r6	lugo	 18	luh	a6l21	luhl	a21	lui	 69,125g15s117z33	lui,	 125
luig	i15	luis	 66a36e10	luiz	a28e5	luj	z10	lujz	a10	luk	 26a67e32h7i15o30s26u15	luka	 14c21s25	luke	 23	luki	c6j5
luko	t9v13	luks	 6n10t8	luku	m5n7	lul	a6e12o12u15	lule	k11	lulo	p12	lum	 55a7b19e9i40o6s7	lumb	i5u14	lumi	d25n7
lun	 9a29d296g95j7k5t5	luna	 25	lund	 141,5-8b16e43g17i19q18s24	lung	 40,7a24e11u7	lup	a6e54i6k12o5t5u12	lupe	 41j6
lupk	a6o6	lur	 13a7e23u7w5	lure	 14n6	lus	 10a12c7e13i17k16o10t11	luse	 7n6	lusi	 6s7	lusk	a13	lut	f47h41i11o14z6
lutf	i38u8	luth	e10i10u12	luw	a196e5u6	luwa	 56g10k14l19m6n24s42t15	lux	e45	luxe	m45	luy	k10o6t14	luyk	e10	luyt	 10
luz	 11a5e12i7n13z5	luzn	i10	lv	0248 4-253a621d23e177g5i197k1l1o64s2u3æ4	lv-	0253	lv-0	0253	lv0	0248	lv00	0248
lva	 172,12-15d28h21l22n36r288s11t7	lva 	05a5d9e14l5	lva,	 12	lvad	o28	lvah	h17	lval	i13l9	lvan	 15i11
lvar	a10d41e20i186ı27	lvd	.20	lvd.	 20	lve	d14n8r50s59v6z18	lved	a12	lver	 5a14d10t5	lves	 25t32	lvez	 16
lvi	 13a42e12j9k5l21n54o7r18s10	lvia	 39	lvil	l21	lvin	 16a17e6o12	lvir	a18	lvo	 14h8r32	lvor	s32
lw	 4-1.37a82e41i36o16t7x1y56	lw.	 37	lw. 	k5m5s5	lwa	n9r29s5z21	lwar	 22	lwaz	i21	lwe	g20i5n9r5	lweg	 20	lwi	l9n5t17
lwit	z17	lwo	r13	lwor	t13	lwy	 27n20s7	lwyn	 18	lx	 8-1
ly	 636,10-15a105b10c31d21e32f4g1h8i12k9l12m9n291o38p2r5s108t11u5v8w5z1
ly 	07-9a18b14c12d22e13f5g7h11i16j7k18l14m19n8o6p8r11s26t8v11w8	ly a	n15	ly m	a8o6	ly,	 10	lya	 40n37s25	lyan	 17i10
lyas	 22	lyc	e5k24	lyd	e5i13	lydi	a10	lye	v24	lyev	 16a8	lyi	 11	lyl	a10	lyn	 117a8c29d11e24g15n56s10u5
lyn 	b6d6h9l8m11p8r7s7w5	lync	h29	lynd	a11	lyne	 14t7	lynn	 41e5	lyo	n6r8s16	lyos	 5o9	lys	 11-9a5h5o9s41t13z5
lyss	 9a28	lyst	r10	lz	 40-2.22a35b18c1d5e69g1h2i4l5m1n5o14p1t4u2z1	lz.	 22	lza	d16n11	lzad	a16	lzb	e7u9
lze	 6l6n10r6t38	lzet	t37	læ	d1g1r6s1	lø	 1d1g7k30r1s12t1y2	løk	e24k6	løke	n24	løs	e12	løse	 12	lı	 87c2k21n3o3q1u6
lık	 12e9	lık 	s12
m	0146 3842,49-116.73a13055b1956c347d651e5925f232g156h67i5808j26k109l297m1081n220o4806p1115q65r794s1002t183u1773v56w18y363z62æ2ø42ı21ł7
m 	089(2-17a186b103c76d59e39f49g66h93i54j43k85l79m95n48o45p85q8r60s144t69u21v50w48x1y15z9ø1đ34ə1	m -	 17	m 0	029 15
m 00	019 8	m a	/10b22d9g6k18l15n53p9r11s7	m a/	s10	m ab	 5d8	m ak	t11	m an	 5d40	m b	a24e18o17r16u12	m ba	n5r5
m c	a15h7i11l10o19r9	m d	a13e11i5o12u11	m e	 6r11	m f	a7i8o12r17	m fr	a11	m g	a8e5o5r32u6	m gr	e5o17u7
m h	a30e23i8o22u5	m he	l5m5	m ho	c7l7	m i	n36s7	m in	n20v12	m j	a21e5o10	m k	a26e7i5o16r12u8	m ka	m12
m l	a12e21i16o10u8	m m	a40e5i9l5o11u19	m ma	i7r11	m mu	h15	m n	e14g6o12	m o	'6b6d6g11l5	m og	 11	m p	a14e10h6i5o33r8u6
m po	n27	m r	a15e8h5o21	m ro	a11	m s	a19c19h7i11o13p10t43u7	m sc	h19	m st	e13r25	m t	a7e10h16o5r14u10	m v	a14e13i8o5
m va	n10	m ve	n6r5	m w	a7e24i7o8	m we	c7i11s5	m đ	i24o7	m đi	n24	m,	 49	m, 	b7s7
m-	016a9b11c3d5e4f3g3h3j3k7l7m4n5o14s17t1w1	m-0	016	m-00	016	m.	 69r4
m0	014 61a3b3c2e9f1g3h1j6l3m5n5o2p1r1s2t5u3v2w5x3y3z3	m0 	09l5p8s8w6	m00	 12
ma	02 914)1,24-13a99b75c411d496e157f18g375h265i339j170k236l856m78n2947o8p55q11r3261s540t749u161v76w59x97y351z188ł17’6
ma 	023-23a60b33c32d49e12f7g29h14i6j14k24l30m19n22o15p31r19s38t42v15w15y5z8	ma -	 23	ma 0	018 5	ma a	n33	ma b	a10e6o7
ma c	a6i5o8	ma d	a6e12i16u7	ma g	a10r11	ma k	a6r7	ma l	e9i7	ma n	a6o7	ma p	a6e6	ma r	a5o7	ma s	a10t6	ma t	h21u7	ma,	 24
maa	 13k5l22n5r27s22	maal	 14	maar	 5i11	maas	 12	mab	a15e6h17i18r6u8	maba	s13	mabh	i17	mabi	z16
mac	 11a14c8d7e115g21h139i32k24o8s13z5	mace	d92j13	macg	y21	mach	a29e75i7o19	maci	a16u7	mack	e15
mad	 45a43d9e109h17i67l6o124r28s13u22y9	mada	l20n8r8	made	a8i5l43n9r31	madh	a5u7	madi	 10d13n6s28	mado	 18n13r21u55v10
madr	i27	madu	m14	mae	 6c15l22s107	maec	h15	mael	o13	maes	 80,5p6t14	maf	a12	mafa	l11	mag	a96d34e15g29l6n64o29u31y55
maga	 14l20n6r44s6	magd	a30	mage	l5v5	magg	i29	magn	e16o6u40	mago	z19	magu	e21r8	magy	a54
mah	 50-11a111e32l21m11r13u5z6	mah 	a5n5	maha	b6j31n17r51	mahe	s25	mahl	a9e12	mahr	u13
mai	 72a34c9d10e31j5l25m9n79o7r16s24t7	maia	 31	maie	r29	mail	 10l7	main	 62e13	mair	e10	mais	o14
maj	 8a53c19d7e22k10o31s10	maja	 34d6s5	majc	h6n11	maje	n5r9	majo	r26	mak	 40a38e20h11i31k16o37s26u11	maka	 20r15
make	l13n6	maki	n31	makk	i11	mako	 11-8v8w7	maks	i9o8	mal	 106,7a165b5c7d23e47h6i183k11l77m25n43o52s15t12u30v19y8z6
mal 	-5a6c22	mala	 52c18i22n22t13v20	mald	o15	male	k5n10r6s8	mali	 5a28c29e7j8k42l5n42q6s5	mall	 48a6e12i5o5	malm	a10e6
maln	e5o38	malo	 22m6	malu	 13c7l5	malv	i15	mam	a42e5o10p10	mama	 7d6n22
man	 649,25-14a75b5c33d267e71f11g137h11i144j12k21l57n575o277s210t109u153w5y14z63
man 	06-30a46b7c15d14e7f7g10h12i13j5k11l9m15n8o5p22r12s22t11v6w9y18	man,	 25	mana	 44g9s10	manc	a9h8i9
mand	 14a77e34i51l11o26s5u35y9	mane	 32s13t9	mang	 51,5-9a44o5r5u14	mani	 34c8e14k8s58y7	mank	e6o6r5	manl	e7y46
mann	 389,41-70b7i19o13s18	mano	 7l12r83s133v28	mans	 70,5e15k27o9p5s43u11	mant	a14e27h21l34o7	manu	,8e129l6
manz	a46e5i8	map	a7h18l26	maph	i18	mapl	e25
mar	 95a187b17c286d53e121g211i904j36k221l53m6n19o81p11q71r33s86t594u25v50w5y67z18	mara	 64e11i7l15n18r20s25z10
marb	a7u7	marc	 12a22e79h50i26o60u26	mard	 25h8i7o5	mare	 51,5k12n18s15	marg	\`12a63e5h5i106o12r7
mari	 38a379b10c23e97j17k12l45n93o51s31t75u15z13	marj	a25o10	mark	 45a10e46h7i5k6o35s32u24v5	marl	e34i8	marn	e5i6o6
maro	f5k13l11m8s10v14	marq	a10u61	marr	e9i8o12	mars	 26e6h20i5k7	mart	a39e114h6i367o41t10y13	maru	 11n6	marv	i48
mary	 15'7a27j10	marz	i11	mas	 203-8a45c19e19h35i57k18l12o18s43t15u8v6y5z16	mas 	b5c7d11e7g6k10m10p5s11	masa	 8l10m5r16
masc	a13	mase	 6k10	mash	i28	masi	 23-13a8n6	mask	a9e6	maso	n11	mass	a14i7o14	mast	r10	masz	e10o6
mat	 38a64e112h97i148j5o62r13s15t140u37y16	mat 	b5s8	mata	 30m12n7r15	mate	 22i12j19o26r13u5	math	e16i72
mati	 10a54j12l41n7s15	mato	 7s24u10v16	matr	a10	matt	 12e35h26i35o9s21	matu	l16s21	maty	a10	mau	 34d13l13r82t10
maul	a10	maur	-10a6e23i27o15	mav	d11l15r7s7u24	mavd	u11	mavl	o9u6	mavu	n24	maw	a34r9u14	mawa	n19t14	mawu	n12
max	 26-12i45	maxi	m34	may	 10a106b6e83m5n10o70r7t8y10ı16	maya	 63j21n10s5	maye	e5r71	mayo	 15r21w33	mayy	a10	mayı	l16
maz	 38a52e5i15j9l9o20s11u19z7	maza	 42t7	mazo	w12	mazs	a11	mazu	r18	mał	o11
mb	 11-3a393d1e621h108i172j3l56o296r148u144	mba	 98c100d5i7l11n16r77t45w6y10z7	mba 	d8s6	mbac	h54k34o12	mban	g15
mbar	a7d32s20u9	mbat	h33t5	mbay	 5e5	mbe	 22-5d16e31l108n16r352s21t9y10z20	mbed	e16	mbee	k11s20	mbel	a98e9	mben	d15
mber	 26a5g90k11l156o11t40y5	mbes	 13c5	mbey	 10	mbez	a20	mbh	 105	mbh 	&43	mbi	 12a10c5e10n39s81z8	mbia	 10	mbin	a31
mbis	 76o5	mbl	a41e7	mbla	 8y29	mbo	 9a13d7l37m82o19r49u67	mboa	 11	mbol	a11e11i5o8	mbom	b82	mboo	t19	mbor	 26o12
mbou	r58	mbr	a62e14i11o56u5	mbra	 20n32v7	mbro	 26s9v8w6	mbu	 68a6r22s41	mbu 	-9a7	mbur	g10k5	mbus	 5o24s11
mc	 59-2a6c47d27e8g23h10i14k45l46m12o16s1u5z26	mc 	a12e6	mcc	l17u28	mccl	u17	mccu	l28	mcd	e27	mcde	r27	mcg	l23	mcgl	y23
mck	e44	mcke	n44	mcl	a38e8	mcla	r10u28	mcm	i11	mcmi	l11	mco	v6x9	mcz	a11y15	mcza	k10	mczy	k15
md	 104-502a7e14h1i11k1o3r4u2y1z1	md-	0502	md-0	0502
me	06 616,9-19a138b3c78d435e134f4g57h103i199j49k54l690m17n847o33p6r928s572t416u92v48w80x19y89z181ø2đ1
me 	06-6a30b12c15d7e7f8g7h8k9l117m17n7o8p12r58s78v10y5	me a	n13	me l	a30i26k29n23	me m	a7e5	me r	d25o31	me s	t63
mea	 5d109g10l5	mead	 5o104	mec	 11e6h14i11k22s8	mech	e6o5	meck	e6h12	med	 70.6a133e72h13i25n9r16s26v19y10z12
med 	a5d7f5h5	meda	 122	mede	 23i14r20	medh	u13	medi	n14	medr	a14	meds	r23	medv	e12o7	medz	i12	mee	 6n14r68t24u12
meer	 31b10t6	meet	 14s9	meeu	w12	meg	a14g7h7y12	mega	n14	meh	l24m19r46	mehl	o22	mehm	e17	mehr	a24o18
mei	 13d18e39j25l15n17r25s40	meid	a17	meie	r38	meij	e25	meil	e9i6	mein	d5t11	meir	e21	meis	 6e5t23	mej	i31n6s5
meji	 17a11	mek	 16a20e6s5	meka	 7s9	mel	 42a90d15e57g17i178j11k16l22m12n16o147s11v8w5y24	mela	 10n75	meld	a6e9
mele	 6k6l10n12r16	melg	a12e5	meli	 18a34c7e23k9n29s46t5	melj	 11	melk	e15	mell	e16	melm	a12	meln	g7i6
melo	 95,14d6n16v5	mely	 15	men	 103,6a68c28d75e68h9i52n18o46s115t217u9w5y11z5	men 	b5r9	mena	 37-6r14	menc	e5h8i8
mend	a8e36o15r9	mene	g7k13n15s10z14	meni	c39u5	menn	e14	meno	 11n22	mens	 51,5a37i5k8	ment	 113a19e31i19o27u6	meo	 18
mer	 181,8-8a71c89e38g18i112k11l21m45o73r5s59t110u9v11w16y16z12	mer 	k5s14	mera	l8n13r14t17z15	merc	a27e15i39
mere	 14l5n12	merg	e18	meri	a10c48d14g11n13	merl	e5i9	merm	a42	mero	 26n41	mers	b9e10i15k5o5t7	mert	 14e61i8z23
merw	e16	mery	 11	mes	 179,9a20b6c8e7h9i6k21q19s15t213v9z23	mes 	011e6g5k6s8t6	mesa	 13	mesk	e5u10	mesq	u19
mest	e14i136o38r11	mesz	a15	met	 146,13a9e13h28i7k6l11n7o10r23s67t25u6z32	met 	-9a25b5p16	met,	 13	meth	 26	metr	i13u7
mets	 44,8l5p5	mett	e12l7	metz	 24	meu	 5b43l21n14s5	meub	l43	meul	e21	meun	i14	mev	a7e9l16r10	mevl	a16	mevr	.10
mew	e5s75	mews	 75	mex	i17	mexi	c17	mey	 17e54l6r9	meye	r54	mez	 44a11e15i49o40u10z5	meza	 11	meze	i13	mezi	 22c7
mezo	s5t8	mezu	l10	mf	 1a5e22i51o130r2u21	mfe	k20	mfek	a20	mfi	 22-8e13r8	mfie	l13	mfo	n111r17	mfon	t111	mfor	d6t6
mfu	m20	mfum	u20	mg	 2-1a31b8e27j1r51u35	mga	r22	mgar	h7t15	mge	m13n13	mgem	 13	mgen	g13	mgr	.35e15	mgr.	 35	mgre	n15
mgu	n33	mgun	g33	mh	 1-1a15e2i13l19o13u3	mhi	l13	mhil	d13	mhl	a11o8	mhla	n11
mi	 555,14-27a132b2c396d251e250f2g86h123i1j38k237l959m19n1100o33p5r603s384t532u14w8y2z30ł5
mi 	010-20a39b14c13d10e6f7g9h5i6k11l20m16n6o30p13r9s21t13v13w5	mi -	 20	mi a	d6n13	mi l	a5e5	mi m	a6o5	mi o	l9y5
mi,	 14	mi, 	a5o5	mi-	f11	mi-f	a11	mia	 52+6m6n33s16t5	mian	 14o9	mias	t11	mic	 15a21e12h284i14j8k21l12o5	mica	 9e8
mich	 49a82e98i47	mick	a12o5	micl	e12	mid	 35d36e53i12l6o7t68u14y9	midd	e13i17l6	mide	 45l5	midt	 55	midu	l14
mie	 53c14d13l26n26r79s12t17	mie 	b5r5s5	miec	 11	mied	z11	miel	 11e7	mien	 10s11	mier	 25a10c10z22	miet	t16
mig	l16n5u49	migl	i16	migu	e49	mih	a110o8	miha	i49l54	mij	a15o17	mijo	 17	mik	a56e34i8k13l41o31s8u45	mika	 19e15y14
mike	 12l14s5	mikl	o38	miko	v10ł14	miku	l36s7	mil	 57a152c7d10e61f5i170j5l291o93s13t43u13y29	mil 	n5s9	mila	 56d8n56y25
mile	 13n12s9t6	mili	a76c17e22j5o32t7	mill	 80a47e68i22o14s55	milo	 9b6l11r9s9t7v19y10	milt	e5o38	mily	 25	mim	 9o6
min	 289a155d27e164g111h78i105n10o60s59t9u12y11	min 	05a13b12c7d97f7g6h11k6m12r5s8	mina	 82c7r13s8t40	mind	e12s8y5
mine	 77n55r5s12z6	ming	 16e6o8s33t8u30	minh	 59o19	mini	 35a6c10k15q19y6	mino	 47v9	mins	 43k12	miny	 11	mio	n13r8
mir	 129a218c9e46i24j6k21n6o87s13z22	mir 	b12d7j10k8m6p6s11	mira	 90c21m21n67z7	mire	l17s8z9	miri	a20	mirk	o16
miro	 19n18s20v16	mirs	k13	mirz	i18	mis	 18a12e18h24i5k15l25o34s174t46u6	mise	b14	mish	 6r15	misl	a10i13	miso	l28
miss	 132i35o5	mist	e7o13r22	mit	 74a57c51e62h87j5o27r94s9t54	mita	 49n6	mitc	h51	mite	 9d47	mith	 54a24	mito	p22
mitr	a9i27o45u10	mitt	 33e13	miu	 12	miz	 10a5	mj	-2a9e9o2u4	mk	03 2-1a13e28h20l3o15p1u10y13	mka	 10	mke	 19	mkh	a13i7
mkha	t13	mky	 13	ml	05 3a80e42i24j7l62o30u1y29ı14	mla	 17d33k13n5	mlad	e12i10	mle	 29	mli	n15	mlin	a10	mll	e62	mlle	 62
mlo	 6s5v15	mlov	 6a7	mly	n25	mlyn	s8u5	mlı	 14	mm	 44-4a203b1c56e546f1i126l5o52r1u8y34	mma	 59d34n82r9s5	mma 	a7w6
mmad	 20o9	mman	d37u40	mmc	 56	mmc 	a12e6	mme	 92d15l68n76r197s35t5u43	mme 	a13c5m8	mmed	 13	mmel	 27m12	mmen	 18s52
mmer	 43-5a22c15i31m40s15t10	mmes	 27	mmeu	b43	mmi	e26n41t54	mmie	 21	mmin	g37	mmit	 51	mmo	n43	mmon	 41	mmy	 30
mn	 65a22e18g11i85j1o3t1u12y2	mne	d6s10	mng	o10	mngo	m10	mni	c31e16k14s13t9	mnic	e11k9	mnie	k13	mnik	 12	mnis	i10
mnu	l12	mo	01 280,12-4a130b39c59d78e108f16g138h137i49j43k56l295m8n1158o90p8r895s344t261u320v203w24x11y12z17‘10
mo 	07a18b11c8e6g9l12m13n5o5p6s21v8	mo,	 12	moa	 42-20h22k22s22	moah	 14-8	moak	o22	moas	i22	mob	o34	mobo	l28
moc	 7a7h8k7n5s7u9	mod	 8a7e9i22l6o6r11u5	modi	n6s12	moe	 20n58r12s9	moen	 40,5-7	mof	o10	mog	a5b16e46l11y50	mogb	a16
moge	l24n13s8	mogl	u11	mogy	a5i15o5s6	moh	 12a64i9o8r31	moha	m58	mohr	 19	moi	l12n11s21	moil	 7o5	moin	e11	mois	e16
moj	i13k6o12z7	mok	 16e6r11w10	mokr	a6o5	mokw	e10	mol	 20a50d31e50i45k6l29n29o24	mola	 19r24	mold	o25	mole	f10n35
moli	e12n22	moll	e10i6y6	moln	a26	molo	i6v13	mon	 206,7a101c15d88e13g17i73n9o59r28s45t465u7y10
mon 	07a15b7c5e6f6k8l9m11n6r6s12t5z6	mona	 51,5h24s5	mond	 55e13o6r12	mone	 8t5	mong	 11a5	moni	c17e6k21q7s18
mono	 6d7s17v24	monr	o28	mons	a6e20i9	mont	 64-24a65e146h11i46m7o66p11r17	moo	n14r56s18	moon	s14	moor	e30s20
mor	 9-6a313d5e232g48i92k13n9o44r19s27t48u17y6	mora	 67-5e103i12l17n6r32t7v39w5	more	 35a11i118l31n20t7	morg	a33e15
mori	 7a11c7i13m18n10s15z8	mork	e10	moro	 8s5z17	morr	i13	mors	k18	mort	e14i5o27	mos	 65a22c30e65h6i34k21n7o14s22t41
mosa	 7n11	mosc	h5i20	mose	 11l20o8r13s11	mosi	 10l8r9	mosk	r11	moss	 12	most	 6a6e11o10y5
mot	 25a62e14h9i8l12o66r6s10t36u5y6	mota	 26l21u9	motl	o11	moto	l9r46s9	mots	k10	mott	 25e7
mou	c5f8h17l17n118r27s12t109	mouh	a17	moul	i17	moun	a8t107	mour	 10a17	mout	h107	mov	 83a67i42s6	mov 	q7x5	mova	 66
movi	c21l20	mow	a10i6u5	mowa	l10	mox	i11	mo‘	m10	mo‘m	i10	mp	01 188,6-8a189b6c4d2e170f15h12i70k1l70o199r11s80t23u60
mp 	07a6	mpa	 19d20g7l7n21r8s100	mpad	u20	mpan	a8g5	mpas	s97	mpe	 22h16l36n8r63t15	mpeh	 9-6	mpel	 23	mper	 17e28k6
mpet	e14	mpf	 12	mph	a5o6	mpi	a17c5l14o15s5	mpia	 11	mpil	o11	mpio	 5v5	mpl	a8e14i39o7	mpli	n37	mpo	 54f17l9n68s34
mpo 	013d14	mpof	o17	mpon	 5g41s18	mpos	 29t5	mps	 20o47	mpso	n47	mpt	e7o12	mpto	n12	mpu	l17m12r20	mpul	 5u12	mpur	 18
mq	 2-1a4v39w19	mqv	i39	mqvi	s39	mqw	e19	mqwe	b19	mr	 2-4.388a67c1e62i38k7o49s162u2y6z5ø1	mr.	 388
mr. 	a52b23c25d28e15f7g13h14i6j29k10l19m23n15o14p11r19s33t15w7z5	mra	 5c8n9z34	mraz	 21	mre	 32i12n6	mre 	s21	mrei	n12
mri	s5t17	mrit	 13	mro	c10n14z10	mroc	z10	mron	 6o8	mrs	.162	mrs.	 162
ms	 295)2,11-6.147a143b2c5d6e45g2h21i56k79l5o70p2s25t54u13w5y1z4ø3	ms 	085-9a10b5g12s5u6v14	ms 0	085	ms v	a10	ms,	 11
ms.	 147	ms. 	a24b11c8d5e8f7i7k9l8m15r6s12	msa	n11y123	msan	d5q6	msay	 123	mse	k6n28	msen	 18	msh	a5i12	msi	b18d18z12
msib	i18	msid	d16	msiz	i12	msk	a68e5	mska	 67	mso	 5n61	mson	 53-5	mss	i5o17	msso	n17	mst	a10e5r33	mstr	.8o21
mt	 7a3e24g1h102i2j1l1o24r6s9u3	mte	 13m8	mth	a26e46u28	mtha	u25	mthe	m25t21	mthu	n28	mto	l17	mtol	o17
mu	 99,3-1a4b3c25d75e136f5g19h90i40j7k53l152m10n393r289s258t49v4w2x10y10z36	mu 	-5a6m6s8v6	muc	e6h7k6
mud	 9a13e12i22r17	muda	u10	mude	z12	mudi	o15	mudr	.15	mue	l130	muel	 62l35o7s16	mug	i6l7	muh	a27l42s11t7	muha	m25
muhl	e26k6	muhs	i11	mui	d5n14z17	muin	a14	muiz	a6n8	muk	a10e16h14u6	muka	r10	muke	l14	mukh	o12	mul	a27b5d16h15l64y16
mula	 22	muld	e16	mulh	e5o9	mull	e63	muly	a14	mun	 5c23d84g14i162k21o31s25t17	munc	h20	mund	 24a8i15s24	muni	c131f13z11
munk	 9a5e5	muno	e19z9	muns	a7i5t9	munt	e15	mur	 11a32c6e17f5g7i29l6n9o67p23r35s29t12	mura	n5t6z10	mure	s16	muri	 8l16
muro	 8d45s9	murp	h23	murr	a33	murs	k22	mus	 54a14h15i33s42t59u10y6z7	musi	 9k13t5	muss	e33o9	must	a35o21	musu	l10
mut	 11a5h6i15o6t6	muti	a15	muz	a15e8i11	muza	f15	mv	 1-1a1e32i15l1u5	mve	j14t16	mvej	 14	mvet	h16	mw	-2a2e8i4o2
my	 151,3-6a7b25c3d2e1f1h19j9k7l17n14r48s30t19v1	my 	a10c8d7h6l9p5s10t30v7w5	my t	h28	myb	u22	mybu	r22	myh	r18	myhr	e18
myl	a6e7	myn	e5y7	myr	a6o5t17	myrt	i13	mys	l16	myt	h6o10	myto	 10	mz	01 1a25e20i13o1s1	mza	 11l7	mze	l18	mzel	e18
mzi	d10	mzid	d10	mæ	l2	mø	b2l32r7y1	møl	l29	møll	e29	mı	k19s2	mık	 19	mık 	k19	mł	a1y6
n	0184 21870'10)17,607-804.204a10440b956c2235d10283e9281f311g6544h1368i7138j859k1703l301m315n3238o6944p283q27r559s5402t6289u2080v319w415x11y1781z758æ43ø23đ6ı20’2
n 	0999&2'1(23-260a951b635c535d1054e201f248g349h442i251j188k381l483m499n244o268p478q25r410s958t327u138v334w171x12y125z104ø8đ24ł1ə2
n (	p15	n (p	e15	n -	 260	n - 	a8b16c15d21g10h15k27l5m24n6o6p10r14s14t11v31w13	n 0	0668 268t23	n 00	0394 232a21b12c9
n 0t	h19	n a	 30.18a17b70c7d45g21k35l60m49n365p5r49s65u15v67y12z10	n a.	s18	n aa	l6s9	n ab	 20b14d15e6r5	n ad	a15e23
n ag	a6g7	n ak	t19	n al	e5l15t14	n am	 29a6u5	n an	 44d303	n ar	a7i9n8r6	n as	 10a21o27	n av	e61
n b	a135e145h5i23j12l11o94r123t7u60v9y5ø5	n ba	 13b10j7k5l12n8r32s11u9y8	n be	a6c7d9e11i13k5l5n5r77	n bi	l9r5
n bo	e6g7l10n7r8s26t8u8y7	n br	a33e6i19o55u6	n bu	i5l12r15u16	n c	a100c20e38h51i29l47o177r58t8u5
n ca	l5m8n12p10r34s19u6	n cc	 20	n ce	l13n12	n ch	a12e10i6o12u7	n ci	r12t7	n cl	a11o22w7	n co	.8c10l17m11n18r36u57v10
n cr	e26i10o20	n d	'5a71d18e750i54o60r32u49v13	n da	h8l9m23n10r8	n dd	s18	n de	 258c11l17n111r297s37v10
n di	c5e8j15l9v5	n do	 6n21o17	n dr	i27	n du	 20o6r7	n dv	m13	n e	 11a5d6i9k12l31m7n19r15s24t35x11	n ek	l6s5
n el	e7i6m5	n es	 9t10	n et	 33	n f	a41e38i36l19o38r66u10	n fa	h8l13	n fe	e7r25	n fi	e16l11	n fl	a10o7	n fo	r31
n fr	a35e8i19	n g	a49e8i30l16m12o28r169u32	n ga	l9r14s7	n gi	b5e6n12	n gl	e8o7	n gm	b12	n go	n5r6t5	n gr	a17e24i9o70u44
n gu	l5n10	n h	a117b30e104i59o83u24v13	n ha	a5h7l14m8n19r27s6v5	n hb	 30	n he	a9d14e8i12n7r25u17	n hi	g13l34
n ho	a24l21p9w7	n hv	i13	n i	 26e11h5i47l9m29n44s31v24z8	n ie	r11	n ii	 28i19	n im	 24	n in	c8v31	n is	a6l19	n iv	 19a5
n j	a71e14i7o36r32u26	n ja	a10c27i5k6n15	n jo	h19n7s7	n jr	.32	n ju	a10n9	n k	a78e39h7i30l18n16o77r53u38v6
n ka	l12r24y17	n ke	l7r7s5y6	n ki	e5n13r6	n kl	e9i6	n kn	o14	n ko	c9l5m20n13r9	n kr	a14e9i20o6	n ku	n7r7
n l	a126e73i73l13o80t42u62y6	n la	i6k22m13n39r13s7u9	n le	 7a5e13g13u5	n li	g12n36t8	n lo	a5c16d6o30	n lt	d42
n lu	b9e6i11n16t11	n m	a208c12d25e60i64o75u38y8	n ma	 17c6d5g9i16l13n42r53t16y6	n md	 25	n me	a12h5i5r6w11
n mi	g5l22n6r10t6	n mo	e10n12r18s5t5u10	n mu	n8r8s14	n n	a30e23g33h20i35o70u10v5y9	n na	d6j5	n ng	a5o6u18	n nh	o18
n ni	e16	n no	 50e5r15	n nu	o5r5	n o	'10b10c5g113k6l31m5n7r23s7t8v6z17	n og	 109	n ol	o6s14	n or	c12t6	n oz	o5t5
n p	a176e49f6h39i25l28o79r33t28u12	n pa	b9d8k8l8n5r95s16t14	n pe	d9r14t18	n ph	a5d22u8	n pi	n12	n pl	a26
n po	d5i18l16p8r14	n pr	a10e5i8o7	n pt	y28	n q	i9u14	n r	a73e53f14i57o147u51y11	n ra	d5k5m9n9p7s7t10u6	n re	i10n23s7y8
n rf	h14	n ri	c9d26e5v6	n ro	a62b16d7g7m5o13s9u9w5	n ru	e14n15u6
n s	.31/13a61c64e42h44i37k20m31o69p40q18r30t375u45v12w5	n s.	a8l9r13	n s/	n13	n sa	l8n11r8s6	n sc	h58	n se	b10r14
n sh	a10e5i5o19	n si	m15n6	n sk	o14	n sm	e12i14	n so	g15k27l14	n sp	i6o11r6u12	n sq	u18	n sr	.30	n st	 16a38e23o14r278
n su	b12m9n9s5	n sv	e12	n t	a41b16e27h64i21o42r53s6u44y8	n ta	n10s5y5	n tb	k16	n te	r17	n th	a9i21o25	n ti	l5r10
n to	 10m6r11	n tr	a29e5i5o6u7	n tu	n7r31	n u	l11n72r11t7y21	n un	d64i6	n uy	e20	n v	 33.13a74e63i84l16o24u16æ7
n v.	o13	n va	l23n48	n ve	e12l15n12r10	n vi	a11e19l21n5s10t8	n vl	i16	n vo	d15n6	n w	a69e14h6i60o15u6	n wa	l30n6s7t9y8
n wi	j16l23n8	n wo	l10	n y	 58a19o16s6u7ı12	n y 	f8g10w13	n ya	k10	n yo	l15	n yı	l12	n z	a21e14i18o21v7y10	n zo	n17
n đ	i6o11	n đo	 6a5	n'	 1s7t2	n)	 17	n,	 607	n, 	034a26b107c14d24e9f12g20h42j20k29l33m36n13o14p14r22s62t15v25w17y5z8
n, 0	013 21	n, a	n8r5	n, b	a10e9j5l68o9	n, d	a5e8i5	n, h	a12e16o7u5	n, j	a8o8	n, k	r6u7	n, l	a8i11u7	n, m	a11o11u5
n, o	l10	n, s	a7c10m6t10	n, v	a17e7	n, w	a7o5
n-	017'1a54b57c18d30e16f25g27h51i19j26k44l62m47n22o23p21r20s124t16u9v12w35y21z6ø1	n-0	017	n-00	017	n-a	b6n11r6s8
n-b	a7e15o13r6u6	n-be	r10	n-d	a10e7o7	n-f	a6e5r6	n-g	a5r7u7	n-h	a16e17o11u5	n-i	 11s5	n-i 	s11	n-j	a14o8
n-k	a6e9l5n5o9r5	n-l	a8e28i8o6u11	n-le	-10s12	n-m	a18e5i6o12	n-n	o11	n-o	n5s5	n-s	a8c11i5o13t65	n-sc	h11	n-st	r59
n-w	a8e13i7	n-y	-19	n-y-	d10w8	n.	 196p1v7	n. 	a6j6	n0	059 58a3b2c8d3e2f1g3h2j3k4l3m1o2p3r2s3t1u1v2w4x8y4z2
n0 	014b5n7s5	n00	 58	n00 	034
na	 4834,88-47a85b173c224d466e15f33g364h113i103j84k149l327m458n446o11p79r658s462t639u171v173w60x3y88z84đ2ł1
na 	0193(6-31a196b208c221d176e67f71g148h144i42j79k199l185m280n85o52p181q8r142s312t87u32v132w45x6y27z39	na -	 31
na 0	0141 52	na a	 11.7c5d17g5l28m8n53r15s15v7	na b	a52e41h9i6l5o29r40u23	na c	a52e49h10i10l23o39r28u8
na d	a26e52i22o39r13u14z5	na e	 19l10m5n7r5s8	na f	a24e13o9r16	na g	a44o28r40u18	na h	a48e31i10l6o28r8u12	na i	e6r6s5v5
na j	a22e11o23u18	na k	a46e5i7l7n6o67r15u31	na l	a66e24i35o14t5u36	na m	a127c6e31i36l5o47u19	na n	a11e9i16o33
na o	l10r7	na p	a49e24i19o30r35u8	na r	a41e14i21o42u22	na s	.13/16a46c29e19h13i29m5o46p14r5t38u14
na t	a17b5e11h6i5o15r16u8	na u	l7n9	na v	.5a44e27i34o9	na w	a21e6i10o6	na y	 18	na z	a15i6	na,	 88	na, 	021b30g6m5p5
na-	a7m5o5p8	naa	i5r69	naar	 42,10d10	nab	 9a24e43i11o15r53u11	naba	d7s7	nabe	l35	nabi	n10	nabr	.8e28i15
nac	 75a6h95i6k23o10	nac 	06i9m5p5	nach	 66e8t10	nack	a9i7o7	nad	 207a51e69i37o59r7s5u8v5
nad 	b12c5d7h7j11l23m10n18o24p13r7s16t10v14	nada	 33s10	nade	 23r29t14	nadi	a13n13r5	nado	 42r5s8	naf	 5i6o6t7
nag	a137e10o16s5y175	naga	 7r119	nago	 6d6	nagy	 25a5b19c5f6h8k23l6m8p6r10s18t7v9	nah	 45a41i9u8	nah 	h5k5	naha	n38
nai	a7k19n19r33s9	naik	 16	nain	 6a6g5	nair	 30	naj	a13e12i8m11s28u5	naje	r10	najs	k23	nak	 37a43e13k5o6p20s9u6ł5
naka	 27	nakp	u20	nal	 137a32b16d57e21i9l13m12o12s5	nal 	a10b7c7f6m16n5o8p6s20v6	nala	 18n9	nalb	a16	nald	 41o12
nale	 8s10	nall	e12	nam	 94.65a44b42d7e154i14ı19	nam 	t6đ23	nam.	 65	nama	g10n17r7	namb	e20o19	name	 7s144	namı	k19
nan	 48a17c28d197e6g10i15j6n10o28s9t46y17	nana	 11	nanc	e14y10	nand	 24-7a20e72i11o43u5y9	nani	 14	nano	 22	nant	 27e12
nany	a12	nap	a21i8l9o19p6	napa	r15	napo	l15	nar	 150a37c19d182e55g5i44n7o19s67t41u7v8	nar 	a11b5d5e6s15	nara	 14n11
narc	i9z6	nard	 118a5i10o41	nare	s45	nari	 11a9m10n7	naro	 10v6	nars	 21k22s19	nart	 19h9o10
nas	 165,5a18c27e32h11i49o28r18s8t65y14z18	nas 	07a8b6c7g12h6l5p6s8v7	nasa	 7u5	nasc	i9o13	nase	 6,7l14	nasi	 12a5c7k8
naso	v24	nasr	i15	nast	a38i11r8	nasy	i14	nasz	e13	nat	 154,8-6a161e31h144i66o41s15t7	nat 	a14c5g6h5	nata	 39l82n21s15
nate	 19r6	nath	 7a95i6o5y24	nati	e33o8q7u9	nato	 17l11v5	nats	i6k9	nau	 38-5d45e12g11l17m18t11	naud	 29e14	naug	a6h5
naul	t12	naum	 12	nav	a77e11i37o22r6s13	nava	 24c8r29y7	navi	d20s11	navo	i10j5	navs	k11	naw	a34e13r5	nawa	 8n8t6
nawe	g11	nay	 19a48o15	naya	 18r28	nayo	 14	naz	a23i18o12r16z7	naza	i6r17	nazi	 5f8	nazo	r12	nazr	u16
nb	 2a138b1e300i11j3l2o157r96u236y9ø1	nba	 11c61h9n22u21	nbac	h61	nban	e8w14	nbau	m17	nbe	c13e12r272	nbec	k13	nbee	k10
nber	g268	nbo	 9r47s92y7	nbor	n5o39	nbos	c87	nbr	a5o73u14	nbro	e63i6	nbru	c8n5	nbu	c12l11r209	nbuc	h12	nbul	 11
nbur	g190y17	nc	 137-4.12a168b2e520f1h326i302j20k23l29o360r71s58t79u64y33z24ı2	nc.	 12	nca	 66k24l17n21o8r9s7w6
nca 	011r6	ncak	 21	ncal	o6v11	ncan	 6i12	nce	 259a7e6l15n55p23r34s60t7v32	nce 	09a6b10c9d21f5g10k5l9m5p8r8s11	ncen	t43
ncep	c23	ncer	 18e8	nces	 8c14s8t26	ncev	a10o22	nch	 117a28e102i37o33	ncha	c7r10	nche	 9n16r6s34z27	nchi	 22t9
ncho	 16r14	nci	 40a36c30k14n30o23p8s96u9	ncia	 27n6	ncic	 13a6e7	ncik	 6o8	ncin	 9g14	ncio	 18	ncis	 14c63k12z5
ncj	a7o10	nck	e13	ncke	n12	ncl	a8o11	nclo	v11	nco	 187,14-8i20l39n21r7s6u26v24	nco 	017c6d19e16s8	nco,	 14	ncoi	s20
ncol	n38	ncon	 18	ncou	r20v5	ncov	a19	ncr	o68	ncro	c67	ncs	 10-13a6e9o7	ncs-	b13	nct	i78	ncti	o75	ncu	 12r16s24
ncur	 13	ncus	i20	ncy	 31	ncz	e14	ncze	 14
nd	 4092'3)4,25-34a1093b96c1d8e1673f6g90h100i445j11k3l182m17n6o703p6q49r937s321t39u138v26w4y103z63ø5
nd 	-7a220b249c133d149e52f68g150h158i24j60k228l116m260n123o99p151q8r92s446t106u14v164w109y33z34
nd a	b17c9d40f7g8h7k15l10m13n21p8r11s13t5v20y5	nd b	a78e32h29i18l8o47r17u18	nd c	a12h56i5l25o19r9
nd d	a21e65h11i10o14r7u13	nd e	m6n5r6t11	nd f	a13e14i7l6o9r11u7	nd g	a19e15i13o23r42u23y5	nd h	a59e33i6o27u25	nd i	n6s8
nd j	a30e5o13u8	nd k	a48e15h20i10l7o53r16u32w13	nd l	a34e31i25o9u15	nd m	a88b5c8e39i27o56t5u12
nd n	a17e6g18i15k9o21t12y8	nd o	'7b6k14l23m6p5s6t9	nd p	a62e7i19o29r21	nd r	a26e19i12o21u9
nd s	a26c74e22h29i18k5m23n6o145t61u18z11	nd t	a36e6h19i6o9r13s11	nd v	a107e33i9o14	nd w	a24e25h5i28o13u9	nd y	a7e12i7u7
nd z	h9i8o8	nd,	 25	nd-	g5s8	nda	 597,10a5b15d25f8k15l68m61n62o9r136s17u17v14y9
nda 	036a31b22c28d28e10f9g27h13i12j9k14l21m44n12o7p12r17s29t14v11y5	nda,	 10	ndab	a13	ndad	o25	ndak	 13
ndal	 16e10i19l10	ndam	 9a6m44	ndan	 24d16g5i5	ndar	 31e11g5i59o14y10	ndas	 13	ndau	g11	ndb	e62o11y13	ndbe	r62	ndbo	r11
ndby	 12	nde	 294,11-9b20e11g12i5k9l100m5n365p12r517s52v61y74z95	nde 	-9a13c9f6j6m10o9p8s9v7	nde,	 11	ndeb	e18	ndee	p11
ndel	 14a41e9i6m5o6s5	nden	 195b120h21w6	nder	 145,6-31b18e9g5h11l9m9p31s197t7u5v17w6	ndes	 45	ndev	e59	ndey	 64,8
ndez	 91	ndg	a28r62	ndga	a11t8	ndgr	e57	ndh	a14e19i31o26u7	ndha	r10	ndhe	d13	ndhi	 23-5	ndho	l23
ndi	 125a25c13d12g13j33n105o16r13s41t38	ndia	 6n7y12	ndig	e12	ndij	k20o10	ndin	 12a5g68i7	ndio	u12	ndir	 7a5
ndis	a20i10	ndit	b37	ndj	e6i5	ndl	a45e80i5o49	ndla	 34y6	ndle	 8l26r45	ndlo	v48	ndm	a9i6
ndo	 214,5f7k11l27m8n127p25r155u17v43w7y22z16	ndo 	08a19b11c11g8k17l8m15n5p15s10t5y7	ndok	o5u5	ndol	f6o12
ndon	 88d12g5k12	ndop	a24	ndor	 34a8e5f91o8s6	ndou	 11r6	ndov	 9a26	ndoy	e22	ndoz	 7a9	ndq	v49	ndqv	i49
ndr	a314e348i120l6o93u39z8	ndra	 184b6d10g12k8m6n40p6s22	ndre	 108a119e11i12j26o7s38w17	ndri	a14c34e7j10k15n19s11
ndro	 61v6w6	ndru	 26s10	nds	 100a10e64h6o12t102v7z8	nds 	a18g5r7	ndse	n60	ndso	r12	ndst	r95	ndt	 25
ndu	 47d10k10l9r11s42	ndud	n10	ndus	t38	ndv	e10i5	ndy	 67a10b9d6	ndz	e35i23	ndze	 33	ndzi	j6n12
ne	06 2929'4,29-66a79b56c221d154e55f22g134h56i113j33k180l665m171n790o27p74r982s965t386u191v165w352x29y153z189’5
ne 	082-15a67b106c59d97e20f52g84h66i6j31k75l80m67n67o17p44r64s131t29u10v39w32z6	ne -	 15	ne 0	057 25	ne a	b5g6n25u5
ne b	a20e19i7l6o28r18	ne c	a9h7l8o19r10	ne d	a19e19i35r5u10	ne f	a22e6o9r8	ne g	a11i7o8r22u29	ne h	a21e11i5o19u8
ne j	a9e5o13	ne k	a8e6i5l8o18r6u19	ne l	a19e24i9o13u9	ne m	a26e12o17	ne n	a29d19g5i7	ne p	a17o11	ne r	a6e16i7o26u7
ne s	.7a12c24m9o6p6t40	ne t	e5h11	ne v	a17e6i7o6	ne w	a15e6i8	ne,	 29	ne, 	b8m7	ne-	a5b9l11m8s16	nea	 31g5m7n8u17
nea 	d5s6	neau	 11x6	neb	a6e7o26u10	nebo	a17r7	nec	 55a7e17h21k82n6r6s5u7	neck	 28a25e14i14
ned	a22b5d11e35i18o9r28u5y13	neda	 19	nede	k5l10r13	nedi	c5k6	nedr	e28	nedy	 10	nee	 15r25	nef	e5t10	neft	c10
neg	a42e13g15r49	nega	r16s19	nege	m10	negg	 11	negr	a5e16o17u8	neh	a14o20r18	neho	 16	nehr	u18	nei	 8,10c8d41l18r17
nei,	 10	neid	e41	neil	 9l7	neir	o17	nej	 7o16	nejo	 14	nek	 102e20o31s13	nek 	a17k7s10	neke	n14	neko	m12n14	neks	e13
nel	 96,5a27d8e32g40i78k5l255o39s54w11	nel 	b5s5	nela	 9n5s11	nele	 30	nelg	 40	neli	 18a13e9s25u7
nell	 50'20a26e19i47o16y63	nelo	 25p9	nels	o10p42	nelw	y11	nem	 14a19c5e121	nema	n17	neme	c7n31s54t26
nen	 423a6b13d21e34g13h15i6k60l10o8p39r43s35t21v23w16	nend	e14	nene	 30	neng	a10	nenh	l11	nenk	a38u21	nenl	i10
nenp	e21o18	nenr	a28i15	nens	 13k9t13	nent	 9i12	nenv	a22	nenw	e16	neo	 19m6	nep	 14a32l10o14	nepa	l20n7
ner	 522,21-40a43b10e14g23i84j17o66s88t14u10v8w9	ner 	a16g14i5l5m8p7r11s30u19w6	ner,	 21	ner-	b6s13	nera	 14l22
nerg	a17i5	neri	 63e10f7	nerj	e17	nero	s24v32	ners	 51t29	neru	d5p5	nes	 403,9-19a17b86c35e31h26i41l27o14s64t146u8v12
nes 	015a16b6c35d6e10g10h5i5l9m9p5r5s14v7	nesa	 16	nesb	u84	nesc	u24	nese	n25	nesh	 13i9	nesi	k29o5	nesl	e11o14
neso	v12	ness	a25e32	nest	 21a8i65o27r21	net	 97,5a49h27i8o81s8t103	net 	017-7	neta	 45	neth	 10e16	neto	 63v6w5
nett	 10a7e71i14	neu	 44-6b10d15e23f6i5k7l5m10s19v19x6	neu 	d5f5l5	neud	o15	neue	 6n17	neus	t10	neuv	e19
nev	a54e73i17s10	neva	 34l6r9	neve	j34n10s12	nevi	e6l7	new	 267e10r6t24y33
new 	a35b13c17d18e14f5g8j17k12l13m23n10o5p9r15s20t10w7	newt	o24	newy	d33	nex	 26	ney	 122s6	nez	 122,13a25e9i7n5
nez 	a10c7g6r5s14v6y6	nez,	 13	neza	 12	nf	 7.8a20e110f21h4i28j3l3o57r13t2u35	nfa	 13l7	nfe	l87r15	nfel	d82	nfer	r11
nff	i18	nffi	l18	nfi	e21l6	nfie	l21	nfo	l6r43	nfor	d28t14	nfu	r32	nfur	t26
ng	03 2497'4,98-74.47a553b44c28d6e1239f22g67h162i184j3k48l49m12n2o362p10r87s215t99u438v19w112y52ø5ı3
ng 	027-67a99b23c72d43e6f33g19h60i29j7k25l107m44n48o6p59r32s59t146u14v40w11x17y13đ27	ng -	 67	ng 0	022 5	ng a	n85v8
ng c	h17o35r7	ng d	a5i5r15u17	ng f	a9r5u5	ng g	i5r6	ng h	a29i7o18	ng i	i6m9s6	ng k	h5i6	ng l	a41e6i11o5t28y5
ng m	 5a13e7o8	ng n	a6g20h6o13	ng p	a24h19o5	ng r	o20	ng s	a5h9i5p6t24	ng t	a45b5e13h13o9r23u8y25	ng u	k5n6
ng v	 6a5e10i8u8	ng w	a10	ng x	u17	ng đ	a11o11	ng,	 98	ng, 	b8c11k7l12m6n6p5s10t8y9	ng-	a14d9m7n6o7s5t6	ng.	 39º5
nga	 128,5a10c28d6i36k19l29m6n89o5p12r73s50t27u10z7	nga 	-7c6m5p5	ngaa	y10	ngac	i26	ngai	 17l7t10	ngak	h18	ngal	a6l5
ngan	 42e10i18j6	ngar	 17a26d5h8t9	ngas	s44	ngat	 5a19	ngau	 10	ngb	e9o11u6y9	ngc	o23	ngco	b7l16
nge	 299c6l227m38n215o5r291s25t34u50v24	nge 	a9c5	ngel	 45a30e33i50m5o51	ngem	 18a19	ngen	 170-7t16
nger	 184,14-18a9d11e7s28	nges	 11t9	nget	 33	ngeu	r50	ngev	e24	ngf	i10o5r5	ngg	 6a24o8r17u8	ngga	 9l5r5	nggr	a8i6
ngh	 26,5a29e28i34o32	ngha	m24	nghe	l15u8	nghi	 23	ngho	l14r18	ngi	 13a5d24e8k7l14n15p13r14s21w10y20z11	ngid	 18,5
ngil	 6e8	ngin	e9k5	ngip	h11	ngis	w16	ngiw	e10	ngiy	e8o12	ngiz	 5w6	ngk	a27o8u6	ngka	j10l5n6	ngl	a8e19i11u5
ngo	 135c35d5l62m14r39s33v12z15	ngo 	c6d10l5p5	ngoc	 35	ngol	 52	ngom	e10	ngor	 25i14	ngos	 8h23	ngov	a10	ngoz	i15
ngr	a46e11i14u11	ngra	 8b11c14n8	ngri	d12	ngs	 107a8t56v11w6	ngst	a7e7o5r36	ngt	o79s15u5	ngto	n73r6	ngts	s13
ngu	 77,6a14b22e70i45l16n45r10s7y123	ngu 	-7a9	ngub	a22	ngue	 9k12r14s16z14	ngui	a17n28	ngul	d6o8	ngun	a5d33s7
ngur	 5e5	nguy	e123	ngv	a6e5i7	ngw	a71e23o17	ngwa	 36n13z19	ngwe	 5g8n7	ngwo	r16	ngy	e34o10	ngye	l32
nh	 455a286e69h26i21l78o410u20w2ø1	nh 	b11c19d15f6g6h51l31m17n16p20q5r5s9t49v19đ33	nh c	i17	nh d	a5u9	nh h	a7o38
nh l	a7e5o6y7	nh m	a7i7	nh n	g11	nh p	h15	nh t	h10o6r21u6	nh v	u11	nh đ	a15i7o11	nha	 69g28m8n38r56t16u21v28y5z9
nha 	g6t22	nhag	a25	nhan	g9h26	nhar	d47t9	nhat	 13	nhau	e5s15	nhav	e23n5	nhe	g7i37l8	nhei	m18r15	nhh	 26	nhh 	t5đ5
nhi	 9n8	nhl	a57e21	nhla	 21k6n21p9	nhle	 6k15	nho	 57f76l47n37r143s6u26v14	nho 	011e8	nhof	 25s29w17	nhol	d6t35
nhon	 37	nhor	a125s15	nhou	t26	nhov	e14
ni	01 1199)1,143-32a391b10c1232d185e1083f63g112h34i11j85k543l165m61n473o197p33q33r80s472t233u26v33w3x7y72z125
ni 	048(13-11a34b29c29d12e40f11g36h16i18j13k19l20m24n42o14p24r16s57t16u8v22w8x7	ni (	p13	ni -	 11	ni 0	040 8	ni a	d5n17
ni b	e5h9	ni c	c5e10h6	ni e	 33	ni g	a6r25	ni h	a6e5	ni k	a5o6	ni m	a10	ni n	a6o26	ni p	a7r6	ni s	.10a8h5p10t8	ni t	b11
ni v	e5i10	ni,	 143	ni, 	088b29m5	nia	 224g7k45l8n21r15s28w25	nia 	012a13b13c10d9e5h5l6m10n7p14r8s15t8v7	niak	 32,7
nian	s11	niar	 11	nias	s8t18	niaw	s23	nic	 77a176e207h32i194k288n15o196u13z15	nica	 156r6s6	nice	 157a13k11s5t8v10
nich	 5o23	nici	 44o7p131	nick	 26a186e30i11l6o15	nico	 19l138v12	nid	 8a152d7o6s5	nida	 148
nie	 260c41d34g14i7j5k99l260m77n21r117s23t30u24v27w31	nie 	a5b10c6d115f9g7h10k8l17m7p11r7s10	niec	 10e25z5	nied	e23z10
nieg	o14	niek	a7e12s57u20	niel	 111-5a28l10o8s93	niem	i70	nien	o19	nier	 85e13s5	nies	 6-5t6	niet	i12o12	nieu	w24
niev	e24	niew	i9s8y6	nif	 8a14e22o8y5	nifa	t11	nife	r20	nig	 28a20d5e20g16	niga	 14	nige	l11r8	nigg	a12	nih	 10a9o15
nih 	b10	niho	 15	nii	 10	nij	a15e12l23s28	nija	 13	nijl	a22	nijs	 20	nik	 181a59e7i41k20l17o188s6u12	nik 	09a20n5
nika	 56	niki	 7t24	nikk	a5i14	nikl	a17	niko	 8l85v86	niku	 10	nil	a25e12l38o28s55	nila	 14m9	nile	 12	nill	a30o8
nilo	 11r17	nils	 10e27s17	nim	 10a15i14o6	nima	 5l8	nimi	r13	nin	 75,5a110e23g122h21i38o38s28	nina	 94l7	nine	 5n17
ning	 60e27r5s6	ninh	 21	nini	 27	nino	 20v8	nins	 15k8	nio	 59l7n88r27w8	nion	 58s30	nior	o17t8	nip	a8e6h6	niq	u33
niqu	e33	nir	 6a17i6o46	nira	j9n7	niro	u46	nis	 213,5-6a22c11e15h20i16k31l22o29p5s41t16z11	nis 	07a9b5c6k10l5m7r5u16
nisa	 18	nisc	h10	nise	 12	nish	a17	nisi	 11	nisk	a20o8	nisl	a22	niso	l15u11	niss	e31	nit	a103e35o20r19t12y8z29
nita	 97	nite	,7i12z13	nito	 11	nitr	a16	nitz	 10s19	niu	 7,6c5m6	niv	a14e10	niva	 11	niy	a47e7i18	niya	 6n16r19
niyi	 15	niz	 36a47l11o22s6	niza	c37m9	nizl	i11	nizo	m20	nj	 147)2a340b1c2e127g3h1i69k1l1o81s50u34
nja	 121b10c6k26l8m72n55r9y17	nja 	036b7d5k5r7s11	njak	 13o10	njam	i67o5	njan	 14g5i13j19	njay	 17	nje	 76l20s5v7z6
njel	a8g12	nji	 22c16n27	njin	 21	njo	 34d6s15v9	njos	 14	njs	k50	njsk	a48	nju	m10n12r6
nk	 258,7-9a473b1d1e190f3g2h23i88j1l37m4n6o347p5r87s6t12u73v3w31x1y17z1ø1ı16	nk 	a10h6p6s12u6
nka	 198a34l6m51n85r35s5t24y17	nka 	06a18b11c5k6l8p9r8s21v9	nkaa	 21r13	nkam	 6p40	nkan	 5m27s45y6	nkar	 15a10	nkat	u21
nkay	a17	nke	 42l45n24r43s8v14	nkel	 28s9	nken	b10h6	nker	 10i9k5	nkev	e5i9	nkh	a16	nkha	u16	nki	 33c7e18n15s9
nkie	 7w8	nkin	s15	nkl	e11i24	nkle	r10	nkli	n24	nko	 60\`12l15m12r30s44v135w22	nko 	a11k5v6	nko\`	l12	nkol	e12	nkom	o11
nkor	 17-7	nkos	e8i35	nkov	a88i18s17	nkow	 6s12	nkr	a37e8o9u32	nkra	 15c8n8	nkru	m24t8	nkt	 11	nku	 15j21l6m5n18
nkuj	a21	nkun	d17	nkw	a7o21	nkwo	 21	nky	i14	nkyi	 8-6	nkı	r16	nkır	ı16	nl	 8-2a97e95i23j1o10u6y46æ1ø6ı6
nla	 7a22b11n46	nlaa	n21	nlab	i5r6	nlan	d46	nle	 28t31y28	nlet	 31	nley	 25	nli	g8n12	nlin	j10	nly	 46
nm	 2-2a128b4e11i129o21u11y7	nma	 20a6c58e6n6r18	nmac	h58	nmar	k7u9	nmi	 78-14l33	nmi 	-6a8c6o6	nmi-	f11	nmil	a30
nmo	u18	nmou	t18	nn	04 597)4,42-83a526b19d4e1159f9h9i375j10k7l8m2o136p6r4s48u49v7w34y93ø3
nn 	06-8a17b5c7d10f6g17h13i7j5k7l12m8p9s15t7u29v12w7	nn a	n13	nn g	m6r8	nn u	n26	nn,	 42	nn, 	g5h5m5s8	nn-	k5m8s27w5
nn-s	c5t19	nna	 320b26h29l5m18n5p8r70s10t8u5v5	nna 	07a9b14c9d14f6g13h12j8k14l16m20n7o5p14r10s21v7w7	nnab	e25	nnah	 23
nnam	a9d7	nnar	 27d6s22t6	nne	 341-6a16b14c6d19k19l167m12n32p10r218s202t53w17x5y5z7
nne 	044a11b13c6d10e6f5g5h11k12l11m13n10r10s19v6w6	nnea	 14	nned	y11	nnek	e17	nnel	 38e6i27l93	nnem	a10	nnen	 11b5w9
nner	 132,7-11b7e5i14o5s24u5	nnes	 58-6b84c5s29t5	nnet	 10h11t28	nnew	y14	nni	 51c8e178f12g5k24n53s21v8	nni 	e6s5
nnie	 170	nnif	e10	nnik	a6k13	nnin	e17g26	nnis	 13	nnj	e10	nno	 12c6l21n44r21v15x5	nnol	l21	nnon	 35	nnor	 11d5
nnov	a12	nns	e7t22	nnst	a5r15	nnu	 6m6n18r12	nnun	e17	nnw	e27	nnwe	g27	nny	 73s9	nny 	c8g6h6k8t7
no	01 1945,33-21.2a80b83c21d42e93f34g162h35i53j29k80l340m65n247o80p69q1r1179s485t44u98v1376w168x10y6z62
no 	0605a52b44c51d51e38f15g35h22i8j10k17l40m48n29o12p45r32s101t24u7v31y23z5	no 0	0317 288	no a	l15r7s10	no b	a14e9o6r10
no c	a18o15r5	no d	a5e30i6o7	no e	 19	no f	e5r5	no g	a8r19	no h	e11o5	no l	a11e9i11u5	no m	a25e9i7	no n	o17
no p	a8i8o15r7	no r	a8e6i7o10	no s	.23a27c12e5o12p10	no v	a10e10i7	no y	 20	no,	 33	no, 	010	noa	 8h47l8r5	noah	 32o9
nob	a6e9i6l28r20u11	nobl	a18e7	nobr	e17	noc	e5h7	nod	 7a8e5i5o12	nodo	l5r5	noe	 12l37m31t7	noel	 27	noem	i28
nof	i8o17u7	nofo	r7t7	nog	a15l8r24u104	noga	l5r6	nogr	a22	nogu	e91r8	noh	a12i15	nohi	n15	noi	 28s6t10	noit	 10
noj	a5e17	noje	e13	nok	 25r13u7y21	noky	e21	nol	a84d73e15f42i5l98o5u5w10	nola	 31g5k9n36	nold	 19s43	nolf	s42
noll	 41e7s28y21	nolw	a10	nom	 7e21i6o6v21	nome	 10l6	nomv	e16u5	non	 84a12d18e63g6h11j9k6y24	nona	 11	nond	l18
none	 6n31s12z14	nonh	l10	nony	a24	noo	k7r20s49	noor	d14	noos	a49	nop	 5a6e30o19	nope	l30
nor	 135a72b40d341e46i32m22o17r55s39t366	nor 	05a5d12g8w6	nora	 49h5m9	norb	e39	nord	 144-5a67b30h5i13r9s40v6	nore	 40
nori	e9n12	norm	a22	norr	-5a18h5s7	nors	 30	nort	e119h245	nos	 175a22e25i49k7o25s129t36z5	nos 	a6m5	nosa	 10r5
nose	 6n15	nosi	c6k11r28	noso	 13v9	noss	a125	nost	a12e5o9r6	not	 8a7e6t8u5	nou	 19a7d15r22s7t6v5	nou 	010	noud	 14
nour	b12m9	nov	 254a657c12e79i234o47r8s67y12	nov 	b9d13k10n13q16x15	nova	 563c14k31l19s12t7	novc	e12	nove	 59l6m5
novi	 58a6c104e6g7k11l27t12	novo	 28g6	novs	 7k59	now	 48a15e11i14o17s40y10	nowa	 6k5	nowe	 10	nowo	 12g5	nows	k39
nowy	 10	noz	 10a11i12u25	noza	 11	nozi	m5p7	nozu	l25	np	058 7a33e44f1i27l62o35u16	np0	019 39	np0 	039	np00	 19	npa	r25
npar	k24	npe	l5n31	npen	g21n10	npi	k26	npik	e26	npl	a54e8	npla	g7n22t25	npo	l18r16	npol	k18	npor	t16	npu	r15	npur	 15
nq	 3a6i3o1u14	nr	04 6-3a91e46h11i260o70u20w10y37ı1	nra	d36i22n14t8y5	nrad	 15-5a6e5	nrai	t18	nran	t10	nre	i23k6n6
nrei	c23	nrh	y11	nrhy	n11	nri	 17c28e24j5k73n32q74	nric	h23o5	nrie	t19	nrik	 22s48	nrin	 11n15	nriq	u74	nro	d5e17y37
nroe	 17	nroy	 27	nru	e15	nrue	d15	nrw	s10	nrws	t10	nry	 32
ns	 1576,87-60a180b49c60d33e623f14g23h38i180j1k1015l37m3n1o318p33r32s357t461u134v24w18y22z22ı1
ns 	011-45a56b16c17d25e20g68h13k22l8m17n5p18s11u85v60	ns -	 45	ns a	g9n40	ns b	r5v5	ns d	o11v6	ns e	 18	ns g	a51r13
ns k	u9v6	ns m	b5e8	ns u	n84	ns v	a37e13z5	ns,	 87	ns, 	c6d7k7l8m12p7s5v8w5	ns-	b5g5l9m6s10	nsa	 43-14h60l5m21r11s6w9
nsa 	a6l8v7	nsah	 39-21	nsam	y21	nsb	a5e7o12r5u18	nsbo	r11	nsbu	r17	nsc	h48i10	nsch	 19e21	nsci	c5k5	nsd	o22r8	nsdo	r19
nse	 25b6c23e6i9l52n449r38y8	nsec	a23	nsel	 13e19l6m5	nsen	 364,21-21s17	nser	 25r11	nsf	e11	nsfe	l11	nsg	a20	nsga	t15
nsh	i27o8	nshi	r25	nsi	 12a20d35e24n19o57r6	nsia	 18	nsid	e21i14	nsie	d10u9	nsin	g9o9	nsio	 5n51
nsk	 10a548e125i266o34y30	nska	 547	nske	 88h33	nski	 221,15-16e5h8	nsko	 11-5g11	nsky	 23	nsl	a10o20	nslo	o20
nso	 64-13l32m5n178v5y16	nso 	a7l7	nsol	a30	nson	 130,9-9e5g7s13	nsoy	 16	nsp	a9e7l15	nspl	e13	nsr	a11u21	nsra	 5-6
nsru	d21	nss	e110o227t14	nsse	n110	nsso	n227	nsst	r13	nst	 10-6a146e72o55r166	nsta	d71l5n62t6	nste	a18d7i21r21	nsto	n51
nstr	.75a77u13	nsu	 31-8d6l25m5n5r17u26	nsul	o25	nsur	a6o8	nsuu	 26	nsv	e15i5	nsve	i9j5	nsw	e11i7	nsy	 6a12	nsya	h12
nsz	e13	nt	 858'1,2-296a909b7c10d3e1147f8g34h223i627j35k18l58m47n7o726p26r428s187t40u307v1w31y212z41
nt 	06a19b18c14d12e19f6g5h6j12k14l9m29n30p16r14s53t9v14y13	nt a	n11	nt m	a9i15	nt n	o27	nt r	o13	nt s	a7o11t24	nt v	i10
nt y	 13	nt-	a8b17c7d44e12f7g24h28j23k8l18m31n11p19q7s15v9	nt-b	e14	nt-d	e41	nt-g	e7h6i7	nt-h	o19u9	nt-j	a17o6	nt-m	a27
nt-n	a6i5	nt-p	a6i13	nt-s	e12	nta	 400a25c10d14e5g19i87k28l72m7n154r50u5w20
nta 	054a26b13c36d33e12f7h12i5j12k14l19m35n6o7p7r9s13v6	ntaa	 25	ntac	r10	ntad	e12	ntag	 6e9	ntai	n78r7	ntak	y24
ntal	 31e6o7s5v10y5	ntan	 9a41d9e41i18o16z14	ntar	 25a7i6	ntaw	e20	ntc	e5z5
nte	 270,13-14a12b8c9f5g15i152l42m44n95p14r332s65u14v8x5z26	nte 	018a15c10d8e9f5g7h7j5l6m13p11r7s21t7v5	nte,	 13
ntea	 5n7	ntei	f7n124r15	ntel	 19e9i7	ntem	 14a8e6i6o7	nten	 29b20e13g8o13	nter	 133a20e7g6i11o45r10s53t18	ntes	 58
nteu	i14	ntez	 25	ntg	e6o5y18	ntgy	o18	nth	 16a83e69i31o23	ntha	 18b7l37z13	nthe	 12i15r26y11	nthi	a5r21	ntho	n21
nti	 134-13a84b8c13e34g9j8l26m26n212p7r5s24v14	nti 	(7n9t12	ntia	 21g43m15	ntie	 12r22	ntil	i5l15	ntim	 16-5
ntin	 63a40e19g5i12o55s13	ntis	k15	ntiv	a6e8	ntj	a5e5i17u8	ntji	e17	ntl	a19e34	ntla	 6s12	ntle	 34	ntm	a22i18o7
ntma	r22	ntmi	k14	nto	 173f11i11j13k9m26n207r27s131u31v29w31y10	nto 	028a13d22e5n7	ntof	t11	ntoi	n10	ntoj	a13	ntom	b26
nton	 88e19i79o5y7	ntor	g10	ntos	 96,11-7h7o10	ntou	r27	ntov	a17	ntow	 9n20	ntoy	a10	ntp	e19	ntpe	l9t10
ntr	a287e92i20o24	ntra	d93l30r161	ntre	 59r12u14	ntri	d13	ntro	n18	nts	 51c7e16i5o82p8	ntse	n15	ntso	e82	ntt	i35
ntti	 9l21	ntu	 8l19n35r228s5	ntul	 7i5u6	ntun	a13e17	ntur	a53e171	ntw	i20	ntwi	 9-11	nty	 124d9e9f6g7l14n14t12y5
nty 	a5l5	ntyl	e14	ntz	 18e17	ntze	l8n9	nu	01 286,44-5a4b7c19d17e914f3g14i7j9k25l175m33n67o43p5r160s165t58u1v6w3z9
nu 	05b12d18g24i11l19s5	nu b	u11	nu d	a15	nu g	a19	nu i	e10	nu l	a17	nu,	 44	nu, 	b43	nuc	c6e5o5	nud	s10	nuds	e10
nue	 753l137v22	nue 	a8b7c7d146h5l11m5r8s17	nuel	 83a26l13o8	nuev	a17o5	nug	r11	nuk	e5u16	nuku	s13	nul	 142e6l6u12
nul 	a29c7d10e6g7i12l7m8n9r8s15v11	nulu	i12	num	 22a6	nun	e41g7o5y7	nune	n17s10z14	nuo	 31l5n5	nuo 	014d15
nur	 45a16b12d7e10g7i19l19o13u8	nurb	e12	nuri	a6d12	nurl	a19	nuro	v12	nus	 55a9i16o12r19s29t7	nus 	b5e21s6	nusi	 11c5
nuso	v12	nusr	a18	nuss	e8o14	nut	 40a7o7	nut 	c8s24	nv	01 45-2a83e108i76o4	nva	g22i6l17r14y22	nvag	e7s13	nval	l12
nvay	l22	nve	i12j17r6s65	nvei	e12	nvej	 17	nves	t65	nvi	e22j8l40	nvie	w21	nvil	i5l34	nw	04 2a71e244g1i18o61u12y2
nwa	 17c17l20n11	nwac	h17	nwal	d11l6	nwan	d11	nwe	g214r25	nweg	 213	nwer	d5t20	nwi	e6l6	nwo	 12b11g13o12r11	nwob	i11
nwog	u13	nwoo	d12	nwor	t11	nwu	z12	nwuz	o12	nx	 3u8
ny	 658)1,11-11a335b29c10d31e158f16g35h16i106j1k21l10m31n4o103p4r78s69t12u15v11w1z4
ny 	029a21b12c9d6f5g10h10k20l7m13n11p8r10s18t10	ny 0	018 11	ny k	o8u6	ny,	 11	nya	 124a20d8k8l5m33n82r23s11	nyaa	k20
nyam	e31	nyan	a34d20t24	nyar	 11a5	nyb	e23	nybe	r21	nyd	d14e14	nydd	 14	nyde	r14	nye	 47c9d5k6r26s11v30y5z6	nyer	 5e16
nyev	 22a8	nyf	a10	nyg	a33	nyga	a7r25	nyh	a7o8	nyi	 36n15r38s7	nyir	b5t5	nyk	a6ø7	nym	a18	nyma	n18	nyo	 13n57s12
nyon	 50i7	nyr	t72	nyrt	.72	nys	t42z12	nyst	a5r19w17	nyv	a6e5	nz	01 105,3-21.4a175b3e104g13h4i177l9m4o104s5u16v2w5y3
nz 	s18u8	nz s	a10c7	nz-	s5v7	nza	 57l51n52r7	nza 	a6j6	nzal	 6e34o11	nzan	a26g18i5	nze	 30-5l45n9	nzel	 9e22l8	nzg	a13
nzga	r10	nzi	 53a15e58k9m18o7s5	nzie	 46	nzim	a18	nzo	 79n13	nzo 	b5c6d10g11m5s8t6	nzu	e12	nzue	l12	næ	r33s10
nø	 2d4r14y3	nør	r14	nørr	e14	nđ	e6	nı	a1k15l2r2	nık	 15	nık 	e15	n’	s2
o	055 14131'268)148,300-261.799\`81a1979b2246c2905d2284e1367f1088g2106h1431i987j595k2228l7650m3230n12823o1466p1574q193r12386s6766t2490u4297v7647w1994x87y885z1088ß25ø2đ7ł81‘48
o 	01411(11-69a566b356c494d870e355f159g284h193i71j100k168l371m505n436o140p308q30r273s821t190u72v241w38x9y137z66đ2ł1
o -	 69	o - 	a6c5h5l5m12n5s6	o 0	0958 422	o 00	0559 395	o a	 47.14b17c7d22g11l89m18n138p17r56s73t11u8v8y6	o a 	h5m16
o a.	s14	o ab	d5e5r5	o ad	a8e7	o al	a11b12c10e15f5i6m9o6t7v5	o am	a11	o an	a6d96j5t20	o ap	o5s11	o ar	a10c6m16r7t6
o as	o68	o b	a115e81h5i16l6o46r61u18	o ba	g11i9l9n11r33s7t11	o be	a10c11i7l10n23r14	o bo	i6n6r7u18	o br	a26d7i14u5
o bu	r10	o c	a164c8e49h52i17l16o124r40s8u13	o ca	b8c9l22m14n7r56s31	o ce	b5d8l5r9s15	o ch	a12i20o8r6	o cl	a5i7
o co	a10l14n10r45s13t5u6v5	o cr	e13i6o6u15	o d	a39d5e593i48o122r15u34v5	o da	 12m5v7	o de	 403l54s128	o di	 7o20
o do	 93r10u8	o du	 17b6	o e	 208d7i13l25m9n13r11s39v11	o e 	a14b12c19f41g5h33l6m21n5o6p8r10s13	o ei	 12	o el	b6e5i9l5
o es	 9c6p11q5t8	o f	a30e32i22l8o22r38u7	o fa	l8r6	o fe	r21	o fo	n6r10	o fr	a17e17	o g	a87e21i28l8o22r80u34
o ga	b19l20m7r19s8	o ge	n5r10	o gi	o5r7u5	o gr	a22e10i8o39	o gu	a7e8i5t5	o h	a31e83i19o33u17	o ha	n7r6	o he	n12r59
o hi	d6l6	o ho	d5l10s6	o i	.5i6l6s17v8	o j	a34e10o29u19	o ja	c9n7	o jo	a6s7	o ju	a5l5n6	o k	a37e10h6i8l13n6o32r23u23
o ka	l11r12	o ko	h5r7	o kr	a8i9	o ku	h6r6	o l	a94d13e60i59n6o47t34u48	o la	 8a5g5k7m5n12p8r10u6z13	o ld	a13
o le	a9i10m5n7o9	o li	d7g13n14p13	o lo	n5r8u5	o lt	d34	o lu	c14e5y8	o m	a218e79i64o93u26
o ma	c15d8e5g8i7k17l19n14r76s11t17y7	o me	d9l11n14r11s16y6	o mi	g15l17r17	o mo	j5n22r30s10t11u5	o mu	n10r7
o n	.7a151e25g6i20o189u16y12	o na	b27d7m84s6v10	o ne	l6t7	o ni	c7e6	o no	 33g7r122u8	o o	'5c6d7g11l32m5r33s7w7
o ol	i16u7	o or	e5t13	o p	a96e37i43l10o65r30t5u15	o pa	b5c6d6g5l11n7r23s7t9u7	o pe	d9r17t7	o pi	k13n8r6	o po	d7l26m5r13
o pr	e11i16	o q	u27	o qu	i21	o r	a65d9e39i49o97u11	o ra	d8f5m8n12y9	o re	i11n11	o ri	c10t7v13	o ro	a16b7d8j6l5m6s29u6
o s	.106/29a173c72e51h14i43l5m5o55p42q5r12t40u154	o s.	a36l35r35	o s/	n29	o sa	 14a7b8l46m13n51r18u9	o sc	h56r14
o se	l8r11t11	o si	l15m11t5	o so	f6l14n7t7u6	o sp	a37	o st	a9e9r11	o su	l136	o t	a25b11e44h11i23o36r20u13	o tb	k11
o te	j5l9r22	o ti	n8r7	o to	m7r18v5	o tr	a10e5	o u	l22m13n10r9t8	o ul	t14	o um	b13	o v	.16a72e69i70	o v.	o16
o va	l46n13r6	o ve	l12n35r14	o vi	c5e10l40	o w	a17i9o5	o wa	c5l6	o y	 124a6u5	o y 	a9b5c13g6m13n7p9r9s5v8z7
o z	a28e8i7o5u12	o za	m10	o'	 1c122f1h31k45l13n8p3q1r35s2x2y2z2	o'c	h79o43	o'ch	a79	o'co	n43	o'h	a31	o'ha	r31
o'k	e29o16	o'ke	e29	o'ko	n16	o'l	 5i8	o'r	e25	o're	i25	o)	 148	o) 	t144	o) t	b144	o,	 300
o, 	082a15b38c18d15f6g9h6k6l8m19n8o8p12r7s18v5	o, 0	042 40	o, b	a10l22	o, c	a6o6	o, m	a11o6
o-	023a34b21c16d18f7g9h3k6l2m25n20o13p26r4s14t4v2w2y4z8	o-0	023	o-00	023	o-b	a8o7	o-d	a10	o-m	a6o9	o-p	a8e6i5o5
o.	02 463f19o26s289	o. 	k43l62	o. k	g43	o. l	t62	o.f	.19	o.f.	 19	o.o	 26	o.s	.289	o.s.	 289	o0	015 34b2r1s2x1	o00	 12
o\`	j12k8l18q10r24s9	o\`j	a12	o\`ja	o12	o\`l	 18	o\`q	o10	o\`qo	n10	o\`r	a10g14	o\`ra	q10	o\`rg	\`14
oa	 212,4-37c22d699f37g9h101i13k120l108m220n162o24p7q25r48s59t45v15x8z4	oa 	08a9d11l24o5p5s5t6v6	oa d	e10	oa l	t13
oa-	a13d9	oac	a14h5	oaca	l10	oad	 591e9i22s24u16w37	oad 	s26	oadi	 20	oads	 24	oadu	 12	oadw	a37	oaf	 37
oah	 55-17e13o9	oah 	a6s5	oahe	n13	oak	 30i10l7o22w25y18	oak 	a5s14	oaki	m10	oako	 13-9	oakw	a25	oaky	e18
oal	 21-12c7e22o7s27t5	oal-	f12	oale	o22	oals	 27	oam	e218	oame	 218	oan	 58a11e7g48i7n23	oana	 11	oang	 48	oann	 7a6
oao	 24	oaq	u25	oaqu	i25	oar	a14b13e17	oara	 14	oarb	a13	oare	s12	oas	 10a8e10i22o5	oase	 10	oasi	 12-10	oat	e35z7
oate	n35	oav	e14	oave	n14	ob	01 129,1-9a199b45c20d2e589f1g1h2i259k3l79n2o380r163s204u111v8w2y34z1ø1	ob 	a6d8f5m7s25z12
ob s	a17	ob z	e12	oba	 39c10k6l46m14n45r21	obal	 18n18	obam	i14	oban	 13i5u12	obar	 10	obb	e10i21y6	obbi	e12	obc	z14
obcz	a6y8	obe	 12c8d17k9l65n28r424s13z7	obed	o14	obel	 30a13e7	oben	g24	ober	b24d23e16g42k12n6s6t272w11
obi	 49a36d21e5l21n84o12t18	obia	g10n7s15	obid	d12o6	obil	 8o5	obin	 26a10s34	obio	m11	obit	 7o7	obl	a32e38i6
obla	d5r5u18	oble	 5d7r13s8	obo	 35c6d51l47n91r30s23t24u7v22w7z12đ5	obod	 38a8	obol	a32i5	obon	i88	obor	 5g7o5	obos	 18
obot	a16	obov	 21	oboz	 5i7	obr	a29d8e55i10o40u7z11	obra	 10n12	obre	 21g21	obro	 7s5v15	obs	 70,10e32i5o39p5s20u6
obs 	-7p5	obs,	 10	obse	n32	obso	n39	obss	o18	obu	 8h5l13r62s14	obul	v12	obur	 6g42o13	obus	 10	oby	 12l6n7
oc	 1138,2-3.2a169c43e79f2h355i428j12k370l11n48o42r3s91t37u30v1y2z31ł6	oc 	01000h10l6s6t30v5đ5	oc 0	0999	oc t	h7r21
oca	 28b5c8e7l22m21n18r28s9t20	ocal	a12ı8	ocam	p21	ocan	 5u5	ocar	n11r5u7	ocat	e18	occ	a9h20i5o8	occh	a14i6
oce	 9l5n14r22s5v13	ocer	 10	och	 79-7a66e58f7h6i22k10n11o42s14u13w9	ocha	 42c5n6	oche	 11-5l8r8s11t10	ochi	a10
ochk	o10	ocho	a8l7v13w9	ochs	e8t5	ochu	k11	oci	a296c7e12n16o77s5	ocia	d293	ocio	 77	ock	 150,5-5a14e51i10l11m32o22s50
ock 	-7a8	ocka	 13	ocke	l5n18r21	ockm	a31	ocko	 17	ocks	 45	ocl	e10	ocn	a11i32	ocna	 11	ocni	k24	oco	l8n5t12v7
ocs	 15a38e6i11k11o7	ocsa	 16n6y9	ocsi	s11	oct	a23e10	octa	v21	ocu	l10s10z9	ocus	t10	ocz	e5k6y9
od	 349,2-1a239b18c3d39e358f8g43h40i228j9k29l53m3n68o327r182s31t3u90v20w43y53z44ø1	od 	a10b20f7h8k13l7m6n6o6p8r15s23t7
od r	a5o7	oda	 61,25c21d7l12m37n16r31s8t6v5	oda,	 25	odac	a19	odam	o31	odan	 5o9	odar	 6t11	odb	e6o9	odd	e31	odde	n24r6
ode	 134,6c7g6h10j7l12m5n40o8r82s16t9	oden	 13a5i9s5	oder	 18b23h9i5s9	odes	 5t6	odg	e35o8	odge	 30	odh	r8u26	odhu	s26
odi	 10a5c15e14g15l8m10n56q5r32s20v11y20	odie	 14	odig	o12	odin	a24e9i5s12	odir	 12a7o13	odis	e12	odiy	o20	odk	i16o10
odki	e16	odl	a31e14i5	odla	n22s8	odn	a18e10i33	odna	 8r8	odni	 10e7k12	odo	 15b5l26n16r100v125y15	odol	a8o5s5
odor	 38-8a17e7k5o16	odov	 14a13i93	odoy	 14	odr	a42i100o17u13	odra	 28v8	odri	g79l6q5	odro	g5w9	ods	i6k16	odsk	a9o6
odu	 10l8m12n55p5	odun	 15a15r11s8	odv	a6o10	odvo	r10	odw	a8i34	odwi	n34	ody	 24e21	odye	v20	odz	i28k8	odzi	e11n10
oe	 131,3b14c94d57f8g25h43i7k78l189m155n257p41r96s59t42u13v29y22z4	oe 	08c6j5l5m7o5r8s16w6	oe s	t11	oeb	e11	oec	c25k63
oecc	 25	oeck	 48,5p5	oed	 15-7e26	oede	r22	oeg	e22	oege	r22	oeh	l8m33	oehm	 28	oek	 35e21	oeke	 6l9n6
oel	 68-10a16e11h20i7l7p26s18	oel 	a5d11m5	oel-	y10	oela	s11	oelh	o20	oelp	i26	oels	 14	oem	a13f111i28	oema	n12
oemf	o111	oemi	 21e6	oen	 171,7-7e5g5i15s29	oen 	084a9	oeni	g8x7	oens	u26	oep	 24p14	oepp	 11	oer	 25,7a10e19l5s8
oere	n11	oes	 21p11s11t7	oesp	h10	oet	 5e12i11z7	oete	 6r5	oev	e25	oeve	n17	oey	 15
of	 128-5.131a50b2d2e88f113g15i172j14k1l9m18o137p3r13s66t61u42w18	of 	014a8c5m8s5	of 0	014	of.	 127
of. 	a10b8c5d26f8j5k5m9o5r5s13	ofa	 13l12n13	ofe	 5l25n13r30s10	ofel	i20	ofer	 21	ofes	o10	off	 30,5a5e34m25r5
offe	r25y6	offm	a25	ofg	r12	ofgr	e12	ofi	 6a71e24l29n21r11	ofia	 61s5	ofie	 20	ofil	d26	ofin	 9j8	ofir	k11	ofj	a12
ofja	 12	ofm	a17	ofma	n17	ofo	 14-10k9r68s20t7	ofor	i23o5s5t32	ofos	u19	ofs	s18t41	ofss	o18	ofst	r36	oft	 24e11l7r16
oftr	i16	ofu	l5o30r6	ofuo	r30	ofw	e18	ofwe	g18
og	01 359'89,1-4a292b49c1d46e175f1g11h70i96k4l139m6n68o101r180s25t10u310w2y66
og 	021a15b17c5e14f5g10h21j19k14l12m12n16o6p6r10s59t6	og 0	015 6	og b	a7j5	og h	a12o5	og n	i7o6	og s	o5t10ø33	og'	i87
og'i	,81s5	oga	 76d10h22l19n74r48s13t17	oga 	06f5k5s11	ogah	n22	ogal	e5n7	ogan	 62	ogar	 10d25	ogb	a23e7o18	ogba	 7d16
ogbo	 9a9	ogd	a39	ogda	n31s8	oge	 7d9l64n42r35s9	ogel	 26i28	ogen	 18b10d5s6	oger	 26s5	ogh	 42,5a7e7
ogi	 5e5l6m17n14r10s29	ogim	a17	ogis	i23	ogl	a7i12u111	oglu	 89n20	ogn	a18e34j5o7	ogna	r10	ogne	 19	ogo	 24l21n5r23w8
ogol	a6j7	ogor	s11z5	ogr	a100e34o45	ogra	d93	ogre	 6n21s7	ogro	d40n5	ogs	g6t6z5	ogu	 16e91i8l13n120r8s9t16z23	ogue	i91
ogul	i11	ogun	 47-6b25d6u6w22y6	ogut	 16	oguz	 9h14	ogy	a14i16o7s6	ogyi	 15
oh	 87,2-11a501d7e41g57i97j7l93m5n266o70r93s7t1u25y61	oh 	a6b7l7m6s5u6	oha	 18c5l6m64n297r36s20v36z6	oham	a6e27m25n6
ohan	 37c10i6n179s54	ohar	 22	ohas	k20	ohav	e36	ohe	 6l7n9r9	ohg	 56	ohi	b9d23m9n19r30	ohid	 13o8	ohin	o15	ohir	 9o21
ohl	a8d7e69	ohle	 7n17r42	ohn	 32a17e25i6n16s155	ohna	t13	ohne	 20	ohnn	i6y10	ohns	 23b5d9e21o51t41	oho	 9i5l6r10v20
ohov	 9e5	ohr	 21a16e16i14o5	ohra	d16	ohu	m6n6s9	ohy	e59	ohye	v59
oi	 141,11-1a21c32d6e158g32j8k5l28m15n141r102s173t37u4v31x27y10z4	oi 	a9c7p6	oi,	 11	oia	 5n13	oic	e9h11u5	oie	 150s5
oie 	b11c7d61l16s11	oig	 6n20	oign	y15	oil	 11a8o7	oim	a7b8	oin	a15e20g10s11t74	oina	 15	oine	 13	oins	u11	oint	 32s39
oir	 8a55e22i9	oira	c7l46	oire	 21	ois	 85-21a10e33m8	ois 	05e7f5s6	ois-	p16	oise	 19s8	oit	 22o6	oiv	i14o16	oivi	s14
oivo	n16	oix	 27	oiy	 10	oj	 58,1a165b2c13d2e75i46k21l9m7n27o97s11t27u14v7z13	oja	 56l15n34r11s32t7	oja 	a5m6	ojal	a15
ojan	 9a13o11	ojas	 27	ojc	i11	oje	 20d9e13v16	ojee	m13	oji	c12d10m7n7	ojic	a11	ojid	d10	ojk	a7o14	ojko	v11	ojn	a13i13
ojna	 10	ojni	c13	ojo	 55a5c10k6s8v7	ojo 	014d17	ojoc	a10	ojt	a6e8o5
ok	 285,7-2a551b2c57e192f1g2h80i42k62l39m4n3o238p23r92s125t61u157v4w136y63	ok 	-7a13b9e6f6k6l7s5
oka	 51a7c20i5j6k372l11m15n25r5t14v5z6	okac	e17	okak	 371	okam	p13	okan	 11	okat	 7u5	okc	i53	okci	d53	oke	 87n23r27s35
oke 	a8o7p6v5	oken	 13g8	oker	 5e5s5t11	okes	 27	okh	 12a35e20o8	okha	r29	okhe	l19	oki	 12n12r5	okin	e10	okk	e24i5o28
okke	r17	okko	l26	okl	a10i20	okli	f17	oko	 21b9d5l27m5n42p18r20t49v13z6ł11	okol	i6o10y5	okon	e9i6k21	okop	 10	okot	o47
okp	a21	okpa	t20	okr	a10e15o26u33	okre	s12	okro	m10s5u5	okru	g29	oks	 74,5b6i7n5z5	okt	a9o50	okto	 6b8r32
oku	 18-5j9l19m5n61p19t11	okul	 19	okun	 15e28o15	okup	l17	okw	a126e10	okwa	k8n115	okwe	n10	oky	 15e38t7	okye	 11-10r17
ol	07 299,7-47.27a1546b63c76d554e609f239g73h37i918j57k133l630m268n169o650p35q13r4s240t278u501v19w24y92z35
ol 	-8a20b8c9l13m7p11s9y13	ol a	b5n9	ol l	l10	ol y	 13	ol-	y47	ol-y	-47	ol.	 27	ol. 	a5c6
ola	 513,14-10a7b31c30d55e16f8g96h10i59j33k35l7n199o19p8r97s156t35u26v8w13y28z29
ola 	-16a46b12c21d14e7f14h9i10j6k9l9m10o40p16r8s21t9v10w6	ola,	 14	olab	i19o10	olac	e5h9k15	olad	 5a7e19i24	olae	 8,5
olag	 81o14	olai	 11d8n27s6	olaj	i17	olak	 14a5o6u6	olan	 34c12d79g7i7l11n5o17s10y7	olao	l13	olar	 26a29c11i15
olas	 84,5i5u34z7	olat	 17	olau	s24	olaw	a12	olay	a6e13i5	olaz	 29	olb	a7e21o7r7y5æ5	olbe	r20	olc	 6a15j12s24u5
olca	 6n8	olcj	o12	olcs	 10	old	 175-12a64e55f5h8i66n22o63s51u6v8	old 	a6b6g5l14m6p6r6s21u5	olda	 25n13t24
olde	 16n15r11s5	oldi	n56z6	oldn	e22	oldo	 15g11v30	olds	 36
ole	 179c15d49e8f10g23h5i9j11k10m6n81o7r5s47t60u9v11w7y31z16	ole 	-9a9d5g6l5o5p10r5s6t7	oled	a25o22	olef	e10
oleg	 7a6i6	olen	 18a19b6c7g5j5s6	oles	 8a7l12n5o5	olet	 15t38	oley	 25	olez	a15	olf	 42-16a5e16f27o42s79	olfe	r14
olff	 20	olfo	 13n5v16	olfs	 9d24o25s19	olg	a25e7r5u6y26	olga	 12t8	olgy	 11i10	olh	a10e23	olhe	i23
oli	 94a10c25d15e40g27i12k10m39n216p7q10s22t36v328z10	oli 	06g5	olic	a6e8k7	olie	 19n7r12	olig	 15o9	olim	 5o7p23
olin	 24a85e31g10i5o13s34t7	olis	 19	olit	 15a10o6	oliv	a51e196i66o12	olj	a27e9s5u15	olja	c10n11	olju	b15
olk	 13e30m8o12u60	olke	r10t13	olku	 56	oll	 93-14a74e114h5i174n5o52s28u9y52	oll-	s11	olla	d17n22r14z11
olle	 14g27n27r20t12	olli	 16c26e45k5n67s6	ollo	 9c10w23	olls	 28	olly	 46	olm	 124,6-5a31b21e18g11i6o11q20v9
olm 	a6b7o6s6	olma	l6r9z5	olmb	e21	olme	r10s7	olmg	r11	olmq	v20	oln	 36a52e9i26o28y14	oln 	a5h5s7	olna	 24r23
olni	 13c7k6	olno	 7k11	olny	 14	olo	 64a6b8d12f29g7h5i6k119m77n105r44s51t14u11v47w14y7z12	olof	i5s20	olok	w115
olom	a13b16e26o15s5	olon	 43g27i22	olor	a7e7i11u7z12	olos	 17c8i18	olot	h7i6	olov	 16a18	olow	o9s5	olp	a6h18	olph	 8e8
olq	u13	olqu	d13	ols	 11e31k75o34s17t48z13	olse	n30	olsk	a29i42	olso	n33	olss	o17	olst	a26e11o7	olsz	e7t5
olt	 60a40e95i32o14v5y7z8	olta	n26r9	olte	n48r26s9t7	olti	n20s8	olto	n6v8	olu	 50b52c9f37g7h21k17l14m53n19p7s14t10w182
olu 	s15	olub	 5o7u24y10	oluf	e23u14	oluh	l21	oluk	o9u6	olul	o12	olum	b19i25	olun	g10	olut	o10	oluw	a176	olv	e17
olve	r14	olw	a10e12	olwa	z10	oly	 37a6m7n16o6s7t5	olz	 15a7d5
om	 464,18-24a561b372c12e383f23h4i357j3k16l32m174n20o377p172q19r12s73t14u35v22w6y27z9ł1
om 	07a31b8c6f6g11h13i18k9l6m9o7s9	om a	b11k9n10	om g	r10	om i	n11	om,	 18
oma	 58d11g22h15i12j6k18l10n127r63s159w12y23z15	oma 	c6p5	omag	u15	omah	 7-6	omak	o18	oman	 47a10c8e7i18o15s14
omar	 16i7n10o16	omas	 111-8e7i5o5z12	omaw	u12	omay	a21	omb	 5a66e166i54o51r21	omba	 9n7r33t12	ombe	-5e6l98r35s13
ombi	e5n35z8	ombo	l12r32	ombr	a5o13	ome	 43a5c8j6l23n49o29r113s28t17u5y10z37	omel	i16j6	omen	 5a6i33	omeo	 16
omer	 23a7c19i12o27s12	omes	 25	omet	 6r6	omey	 10	omez	 23u10	omf	i12o7	omfi	e12	omi	 39c8d31e10l21n157r41s25t10z5
omid	d10e17	omil	o14	omin	 15a13e24g38i48o15	omir	 30a6	omis	 11l8	oml	a7o15y7	omlo	 5s5	omm	a42e71i7o42u6y5	omma	n37
omme	 5l15n5r43	ommo	n41	omn	i18	omni	c8t8	omo	 59,6b21d8g45k6l41n37r44s17t22u12v28w15	omob	o21	omog	y45	omol	a26k5o5
omon	 13o5t13	omor	a7i7o7s12	omos	a11	omot	o15	omov	 15a9	omow	a10u5	omp	 55a11e16l9o15s48u7	ompe	 13	omps	o47	omq	v19
omqv	i19	omr	o10	oms	 16e6k10o26s5	oms 	g6v8	omso	n20	omt	e14	omte	 12	omu	 22t6	omv	e16u5	omve	t16	omy	 16s8
on	 4413,169-258a820b51c181d705e676f35g974h46i738j84k171l23m16n459o438p12q6r113s774t1080u168v45w6y265z97
on 	052-58a223b108c140d80e53f50g97h114i65j39k79l100m149n34o39p83q5r100s246t55u11v58w37x5y41z18	on -	 58	on 0	036 15
on a	b34k20l14n66r11s18u5v34	on b	a17e27o14r25u13	on c	a34c6e6h6i10l6o57r14	on d	a10d5e34i8o7r5v7	on e	 7k5l6s7t9
on f	a11e7l5o8r14	on g	a9o8r60u9	on h	a23b26e39i8o13u5	on i	 8i14n28s11	on j	a14o12r8	on k	a23e5o29u7
on l	a26e15i21o13t10u11	on m	a82d8e17i11o20u9	on n	a7e5g5o5y5	on o	b5r9	on p	a30e6h6l8o10t9u6	on r	a11e9i10o55u13
on s	.10a14c14e7h15m7o18p7r8t125u6	on t	a5e6o10r13y8	on v	 12a11e9i21	on w	a9i19	on y	 37	on,	 169
on, 	09a6b46d5g5h13k8l14m9p5r6s16	on-	a24b22c5d13e5f9g6h17j8k14l26m20n10o12s20t9w19	on-h	a5e6o5	on-l	e10i7u7	on-m	a9o5
ona	 407,13-11d33g5h31k11l52m10n6p14r55s42t68u28v9w8	ona 	011-6a19b23c8d7e10f5g14h8j10k12l19m8n6p14r7s19v6y5	ona,	 13
onad	o31	onah	 6a24	onak	 10	onal	a6d36	onap	a12	onar	d50	onas	 33	onat	 9a9h28i10o9	onau	 21	onb	e27o8u12	onbe	r23
onbu	r12	onc	 8a52e64h20i7l9o13	onca	k24l17	once	 19n5p23	onch	e6i9	onco	r5v6	ond	 82a132e96i108l18o177r72s11u5
ond 	c5r5s5	onda	 107n7r14	onde	 25l15m5n34r8	ondi	 74n5s21	ondl	e18	ondo	 88l10n53r15	ondr	a25e18i17u9
one	 191,5-12c9g6l39n210s122t13x21y8z19	one 	06g10l6s20	onel	 16l18	onen	 131b6k11l5p10r18s12t6v9	ones	 105c5	onex	 21
onez	 15	onf	e12o9u6	onfe	r11	ong	 606,13-26a54e53i19o112r7s5u13w41y15
ong 	-13a22b10c16d18f8g6h13k12l40m15n22p12r13s15t57v14x16y5đ14	ong,	 13	ong-	a6d5	onga	c26n13u8	onge	 14n17r7v9
ongi	l8n7	ongo	 42l49r17	ongu	e5l6	ongw	a35e6	ongy	o10	onh	a20e7l10o9	onha	m6r5v5	onhl	a10
oni	 92,93-6a80c77d19e44g31k40l17m11n94o48q10r8s34t14z9	oni 	05e7g8k5	oni,	 93	onia	 72	onic	 12a30e7i8k8	onid	 5a8s5
onie	 18c7r12	onig	 12g12	onik	 14a12o11	onil	l13	onim	i5o6	onin	 39a7g33	onio	 47	oniq	u10	onis	 20	onit	a8e5
onj	a49i15o10u6	onja	 34b9	onji	 5c10	onk	 26a32e34o39p5u6w22	onka	 23	onke	 14r17	onko	r28	onkw	o21	onl	a9e6i8	onm	o10
onmo	u10	onn	 21a28e211i135j10o36y10	onna	 13u5	onne	 41l85n17r41t10x5	onni	e128n5	onnj	e10	onno	l21r14
ono	 79a5d10h16m21p39r71s39v130w7	ono 	e5m6n10s5	onoh	i15	onom	 6e9i5	onop	e30	onor	 18a8e23i7o15	onos	a5e7o8t11
onov	 64a55s5	onr	a31i6o56u15	onra	d31	onro	e17y37	onru	e15	ons	 336,5a43e54g5h11i37k49o40r11s38t87u36z11
ons 	g29u17v24	onsa	h18m14r6	onse	c23l6n9r11	onsh	i10	onsi	d16e9n10	onsk	a25i17	onso	 31y7	onsr	a11	onss	o38
onst	a66e7r13	onsu	 23-8	ont	 114-27a133e350g7h14i76m7o135p12r113s6y75	ont 	e6r7s22	ont-	c7f6g5
onta	 13g10i28l22n46r5u5	onte	 66b8c5i139m18n15r39s28v8z6	onth	e12	onti	 36j5n15v8	onto	 57n7r11u27v14y10	ontr	a81e29
onty	 16d9e9f6g7t12y5	onu	 31l128	onul	 127	onv	a15e5i25	onva	l14	onvi	e9l15	ony	 110,7a58e16f8i22o5s9t6	ony 	b5m5
onya	 29n24	onyi	 13n9	onz	a43o41	onza	l39	onzo	 31	oo	 108,3b21d135f6g30h4i25j21k150l72m32n207p59q1r220s292t57v3y15z5
oo 	a5p5	oob	 15	ood	 54l21r9s8w34	ood 	a5b7	oodl	a21	oodw	i34	oog	e12	ooj	a20	ooja	 20	ook	 41e16s86	ooke	 15
ooks	 71,5	ool	 18a16e30	oola	 14	oole	y30	oom	 9s18	ooms	o18	oon	 160a11s18	oons	a14	oop	 43e12	oope	r12
oor	 36d28e40n37s32t22	oord	 8e10	oore	 31	oorn	 24	oors	 18e7t5	oort	 14	oos	 43-35a56b6e15s49t74	oos-	l34	oosa	 56
ooss	e46	oost	e32h16	oot	 19h29	ooth	i20u8	ooy	e11	ooye	n11
op	 187-5a226b2c15d3e254f20g4h96i105j1k9l82m1n4o277p125r69s28t7u41v2w3y5ł3	opa	 20c12d61l36n19r32t31	opad	h55
opal	 17o5	opan	 6o6	opar	d7k17	opat	i12r12	opc	i5z5	ope	 62c15l35n17r40s25t7y13z26	opel	s30	oper	 26n8	opes	 16c8
opey	e13	opez	 26	opf	i10l5	opfi	k10	oph	e40i39o6	ophe	e6r25	ophi	a19e19	opi	c16n42o27t7	opic	 5e11	opin	g35u6	opio	 27
opl	a55i12o9	opla	c10n17r24	opo	 13c6k18l136n19r32t25v25	opok	u18	opol	 8c9d50i18k14o7s23	opon	g5t11	opor	t30	opot	 24
opov	a15i5	opp	a7e69i10o23y8	oppe	 22l8n29	oppo	n19	opr	a29i19o7s8	opra	 14d11	opri	v15	ops	e11k7	opse	 11
opu	k17r5s6z5	opuk	u16	oq	 13a1c5i93n1t11u69	oqi	,86l6	oqi,	 86	oqt	o11	oqto	s11	oqu	b16e34i11	oqub	 11o5	oque	 21n7t5
oqui	n11
or	 1202,102-50a1055b151c223d974e1054f338g733h39i925j40k280l69m114n593o861p202q2r332s628t1903u142v102w100y70z86ø4đ7ł5
or 	062a60b18c38d48e29f14g24h41i15j16k23l31m57n12o11p13r20s53t16u6v23w7y7z13	or 0	045 17	or a	b12l8n18v7	or c	a6l9o10
or d	a7e16o9r12	or e	l5s18	or g	a5o9	or h	e10u21	or i	s11	or j	a6o5	or k	o10	or l	a5i6o5u6	or m	a35i5o5u9	or r	a5e7o7
or s	.5a6e11h6i7	or t	a5e5	or v	a5i7l5	or,	 102	or, 	b94	or-	a7m8o8s6
ora	 456,10-7b9c41d38e103g7h22i33k16l40m12n94p5r37s27t19v44w6y6z13	ora 	010a24b13d9e6f10g14h9k12l7m13n8p9s17t5v9
ora,	 10	orac	 6a6h9i6k8	orad	e6i10o15	orae	s103	orah	 8o12	orai	a5n7s12t7	orak	o11	oral	 11e13i9	oram	a10
oran	 32a9b8g7t15u5	orar	 28	oras	 8t5u11	orat	 10a5	orav	c10e7i6s16	orb	a45e80i10o5	orba	 10n23	orbe	k18l15r40
orc	 9a24e19h88i14o7s9u12z40	orca	 14	orce	 15	orch	a77i8	orci	c10	orcu	l11	orcz	a30y8
ord	 342,8-12a129b32d99e94h13i45o54r13s75u15v9y8	ord 	a5c10g5j5l8m10p8r7s11	orda	 69a14n37s6	ordb	y28	ordd	 98
orde	 6a25l17n8r27t6	ordi	 8a13n18	ordo	n31s5v10	ordr	e10	ords	 19h11k18t21	ordu	 5b5
ore	 295,13a22b18c27d5e8f9g7i119j11k17l78n178r44s128t39y8z12	ore 	011-6a15c11d9f7g7h5l13m11o6r8s14	ore,	 13	orea	 5u11
oreb	e6s5	orec	 6k18	orei	r118	orek	 13	orel	 23i17l26o5	oren	 15a27c29e6i13j9o10s7t22z34	orer	 40	ores	 50e20t50
oret	 6a8t19	orf	 203)5-9a14e25i5j5o6s38u19	orf 	a10b18i6	orfe	r23	orfs	t38	orfu	l17
org	 107-7.34a72e225h49i36o146s6u10v6y28	org.	 34	orga	 15,9n35r5	orge	 93,5l7n15r23s62t9	orgh	e32i15	orgi	a15o11
orgo	 126n14	orgu	e10	orgy	 23	orh	a9e13o14	orhe	i5l5	orho	n11
ori	 90-5a272c63d10e109f9i14j7k10l19m19n118o47s62t20u7v18y5z14	oria	 207l9n46	oric	a25e8i14k6	orie	 9g8n76t11	orii	,11
oril	o15	orim	 18	orin	 27a22c10e13i12n12o6s10	orio	 35	oris	 20e10s17	orit	a8e5	oriv	e16	oriz	 8a5	orj	a12e26
orje	 16v10	ork	 63a18e50g7h47l26o21s34	orka	 15	orke	l12r31	orkh	a45	orkl	u25	orko	r5w9	orks	 28h6	orl	a27e12i16o11
orla	n13t8	orli	c12	orlo	 5v6	orm	 9a53e10i34	orma	 11n24	ormi	e27	orn	 95a43b6e249h5i67j11o47s14w17y17	orn 	a10
orna	 18k9t5	orne	 35j14l60r119	orni	 23c13k16s5	orno	 37	ornw	a6e8
oro	 218b7c8d13g15h6k34l11m8n63s130t31u120v140w22z30	oro 	05d19	orok	 20a5	oron	a39t8	oros	 40c7k23l6z30	orot	e16h7
orou	g117	orov	 58a44c5i15o6	orow	s18	oroz	c11o17	orp	 143a7e6h26	orph	a6y20	orr	-5a94e156h5i38o6s7	orra	 29i16l28s11
orre	 17a16g10i15j9l5m5n13s41t5z10	orri	 6a5s18	ors	 139a23b27c9e57h6i8k124o48t109u9z44	orsa	 7f10	orsb	e23	orse	l19n26
orsk	a83e5i25y6	orso	d9n13s11v11	orst	 33a24e35r5	orsz	a35e6	ort	 789-8a42e280h473i60m10o153p5s53u11
ort 	a57b17c30d32e103f8g15h15i16j41k19l28m29n9p7r19s21t12w8	orta	 24j6l6	orte	 163g21l9n18r39s17z8
orth	 375d17e20f6g7t13y14	orti	l10m9z28	orto	 92n26r20v5	orts	 46	oru	 26,5l12m16n20s21t28	orul	 6u5	orum	 10b5
orun	a11p5	orut	 28	orv	a42e9i10o38	orva	g5l6t27	orvo	k5o28	orw	 13a47i31	orwa	y46	orwi	n31	ory	 51c5	ory 	c8s5
orz	 16-5a20e22o6y6	orza	n12	orze	l10n5
os	 1790,47-53.43a482b41c285d24e693f21g6h207i497j15k199l162m76n45o202p123q2r3s549t890u117v42w20y1z126ł5
os 	049-10a74b19c45d54e66f12g17h20j14k22l24m44n13o8p11r12s30t9u12v24y18z10	os -	 10	os 0	041 7	os a	 7l10n25r7s8
os b	a6e6	os c	a27o6	os d	e28o23	os e	 29s29	os h	e13	os k	k6o6	os m	a20e7o10	os n	a5o5	os s	.11a7	os v	a11e5i7
os y	 16	os,	 47	os, 	c5m7v5	os-	l34m6	os-l	o34	os.	 43	os. 	k9s6	osa	 227,6-6c23d31k10l46m5n43r47s19t5v9
osa 	014a8b5c6d5e5f5k8l5m8p10s10t6	osac	c20	osad	a15o11	osal	e15i25	osan	 12i5s7y9	osar	i30s5	osas	 17	osb	a10e8o10u11
osc	a48h167i23o42	osca	 15r31	osch	 126,5a5e9m7	osci	s20	osco	 32	osd	 12o6
ose	 302-16a7c8d9f35i21l30m27n110o13p54r24s12t5v8	ose 	a12b7c5d6e22l14m19p8s7	ose-	a14	osef	 7a9i16	osei	 11-9
osel	e19y6	osem	a19o5	osen	 33b16d7h8t5v5w12y10	osep	h49	oser	 15	osf	a12r5	osh	 51a16e11i40k19o17u42	oshi	 26	oshk	e18
osho	f11	oshu	a42	osi	 62-5a9c62e19f14k28l22m15n117o6p26r58s7y34	osic	e48k8	osie	 6r7	osik	 10o14	osil	l8y5	osim	 6a6
osin	 36a13g11h8j10o5s27	osip	a23	osir	 10j12o34	osiy	a24o10	osj	e13	osk	a87e28i37o26r11u7	oska	 36m5r39	oske	 7m12r5
oski	 20n14	osko	v16	oskr	i11	osl	a114i21o23	osla	d12v98	osli	 19	oslo	b5o14	osm	a51e9i7o6	osma	n42	osn	a9i11j8o11
oso	 76m5n17r20v63	osor	i8s6	osov	 23a16i12s8	osp	a13e62i30o15	ospe	c10k45	ospi	c10t16	ospo	d5s10
oss	 80,6a152e121h10i50k6l5o40r31u15z19	oss 	l5s9	ossa	 132s6u9	osse	 12l13n49s18t14	ossi	e14n31	osso	 8n5u17	ossr	o31
ossz	e10u7	ost	 95a242e193h18i50k16l9m21o75r119s9u7v5w5y13	ost 	a9m5s9	osta	 122,13-7d49f6n21r7	oste	a5c5l25n8r137
osth	u12	osti	c5n22v10	ostk	a11	ostm	a21	osto	 11j12l16n5r10v5	ostr	a40e11o48z9	osty	n10	osu	 36-15a17e9n19o9p6
osua	g15	osun	 9t5	osv	a20e17	osva	l14	osve	t13	osw	a13	oswa	l11	osz	 25a5c10e25i7k5l12o16t9	oszc	z10	osze	g6n13
oszl	o10	ot	 235,1-6a308c4d1e313f7g11h207i210k17l26m3n14o363p3r65s64t511u53v5w3y20z40	ot 	07e8r7s10
ota	 152,6b14c5j7l22n35r36s6u11	ota 	08a13r5s7v5	otab	e10	otal	o20	otan	 18e10g5	otar	i6u16
ote	 43a8b10c9g7j8l74n50o15r42s7t10	otel	e37l14o12	oten	 21e10i9	oteo	 10	oter	 28o10	otg	i11	otgi	e11
oth	 20a26e61i22o28u34y12	otha	 18	othe	e5r48	othi	r19	otho	 6l21	othu	i8r7v19	othy	 10
oti	 28-11c48h14l22m12n10r25s7t5w19	otic	a26e6k10	otih	 5o8	otil	d12i10	otim	i11	otir	 6y18	otiw	a19	otl	 5a10o11
otlo	u11	oto	 93-18c27k13l12n82p5r56s20v16w8	oto 	09a9l7r6s5	oto-	a10	otoc	a8n16	otok	 5a5	oton	d74	otor	w46	otos	i7o9
otr	 6a29i5o8u5	otra	 24	ots	f28k17v5	otsf	o28	otsk	a12i5	ott	 96,14-10.15a49e117h8i84l33o49s13u6y5	ott 	a12c5i6s5
ott,	 14	ott.	 15	otta	 28i6	otte	 58a7n6r22s7	otti	 28e8g5n10r24	ottl	i30	otto	 20-11s7	otu	n26o13r6	otun	 10e12
oty	 6k7	otz	 11-5e9i9	ou	 406-2a35b113c56d128e29f53g281h31i73j5k17l370m58n325p365q3r759s191t702v34w93x63y8z97
ou 	029a38b28c12d41f5k6l6m26n7s15t6w5	ou 0	018 11	ou a	s16z16	ou b	a27	ou d	e5i32	ou m	b23	oua	 6n15r9t5	ouan	e13
oub	a34e33o17r11s6	ouba	 17i7	oube	k12r18	oubo	u15	ouc	a7e14h16k8n6	ouce	k6s6	ouch	e13	oud	 31a7e41i8o25	oude	 9l5n14
oudo	m16v9	oue	n5t22	ouet	 15t7	ouf	 39f13	ouff	e11	oug	 8a23e17h177l44o11	ouga	 10a11	ough	 141w31	ougl	a44	ougo	u11
ouh	a19e6l5	ouha	m17	oui	l5s61	ouis	 40e12	oul	 8a53e210i22o21s9t9u29	oula	 40,7y6	oule	 11v187	ouli	n18	oulo	n8u7
oulu	 21i6	oum	 22a22o13	ouma	 5r8t5	oun	 15a16d28e13g25s7t208	ouna	 14	ound	 6a21	oune	 12	oung	 13h8	ount	 59a50y96
oup	 313h23k11	ouph	o15	our	 60a20b54c18d16e59g125i41l7m10n45o44s63t190	oura	 17	ourb	e17o37	ourc	e5h8	ourd	e13
oure	i14l7n26s5	ourg	 83-9e28	ouri	e16n15	ourn	e32i9	ouro	 7s36	ours	 34e28	ourt	 140e8s31
ous	 22-7a14c9e32i10k18o8s47t17	ous 	l7r5	ousa	 12	ouse	 23k6	ousk	a5o11	ouss	e26o13	oust	a6e5	out	 84e230h346o5s6t6
out 	016	oute	 147m13n5r64	outh	 337	ouv	e14i7r5	ouw	 42e33	ouwe	n6r16s7	oux	 60	ouz	a87	ouza	 73,11
ov	 1147)1,29-4a3485b5c50d2e728h1i1158k19l34n70o226r50s483u103v3y48z1	ov 	b40d45i7j5k48n19p23q75s13t7u8x50	ov b	u40
ov d	a39	ov k	o42u5	ov n	a19	ov p	r21	ov q	i73	ov s	h12	ov x	i50	ov,	 29	ov, 	b29
ova	 2859,13-7c181g6i7k37l89n126r74s22t37y5z12	ova 	0326a88b10c34d24e15f5g29h5i9j13k11l10m11n13o6p58r15s76u100v85
ova,	 13	ovac	 57a6e27i15k44o5s26	ovak	 30	oval	 42e6i7j6o22	ovan	 13a14i44n22o13s5y6	ovar	 27n5r14s10	ovas	 13
ovat	 9e6o12	ovc	a8e24i9o9	ovce	 21	ove	 275a11c32d6j17l12m8n130r145s70t7	ove 	09m18r5s13z26	ovea	n11	ovec	 20k10
ovej	 17	oven	 37c20d7i7j9s31	over	 54-27d5g8p20	oves	 58k7	ovi	 70a130c643d13e21g9k49l125n41s17t37	ovi 	m5p18s26v5
ovia	 107d14n6	ovic	 231,7-7a150e82i11k122o19	ovie	d8m6	ovik	i11o37	ovil	a73h7i8l6o30	ovin	a11e11j7o5	ovis	 6t6
ovit	a20i12s5	ovk	a11o8	ovka	 11	ovl	a11j23	ovla	r10	ovlj	e16i5	ovn	a14e8i38y5	ovna	 11	ovni	c12h5k17
ovo	 146a7g6j14s9v22	ovo 	m10n100	ovoj	o13	ovov	a22	ovr	a6e26i5u10	ovre	 26	ovs	 23,5c21e9k418t5	ovsc	h8i9
ovsk	a276e51i41o17y33	ovu	 68d13l8z11	ovuz	 11	ovy	 25c20	ovy 	s11	ovyc	h20
ow	 441,5-13a188b2c6d21e207f1g2i162k3l30n256o114r14s460u53y16	ow 	c8d8g5l16m13p5r8s7w5	ow l	a6u7	ow m	a12
owa	 68,5c10k5l59n14r18y5	owa 	a5c5	owal	e24i5t21	owan	 11	owar	d13	owd	a21	owda	 20	owe	 79-5k6l52n20r32	owe 	a5m8p5
owel	l52	owen	 14	ower	 32	owi	a28c64e30n6t32	owia	k28	owic	e39z23	owie	 7c20	owit	z32	owl	o23	owlo	o5w18	own	 213e31
owne	 23	owo	 66g5k10l9r10y7	owr	o14	owro	n10	ows	 63k388	owsk	a7i381	owu	a18m5n7s17	owua	 11-7	owus	u17	owy	 13
ox	04 27,3-2a12e4f8h5i12n2o2s1t1u1v3	oy	01 247,6-4a108b23c24d7e249g11i52l66n5o40p12s10t8u9v1w1z1
oy 	a7b8c7d6g5l6m7p7s9v5	oya	 51d5l15n15t12	oyal	 5e7	oyan	a15	oyat	i12	oyb	a8e11	oyc	e21	oyce	 17
oye	 78b13l12m7n18r43s14t18v35y7	oyeb	o13	oyel	u12	oyen	 13i5	oyer	 37	oyes	 12	oyet	t16	oyev	 24a11	oyg	a5o6
oyi	 9n27p10	oyin	k15l5	oyl	e63	oyle	 54	oyo	 22s6	oyp	ı11	oypı	n11
oz	 151-1a230b3c12d37e128f1g12h3i123j7k34l12m38n62o76p4r1s56t14u45v8w6y6z16ł2	oz 	029c7m6s7	oz 0	018 11
oza	 116d7k10l19n31p6r35	oza 	a10c5g5p6r7s10y5	ozal	i10j8	ozan	 8o14s8	ozar	e15o5	ozc	o11	ozd	 6e7o10z6
oze	 6b5f31g6k6l15n20r8s7y17	ozef	 6i8o13	ozel	l6o8	ozen	b9y5	ozey	 14	ozi	 31a9c15d9e18m9n7p7t7	ozk	 12a12o6	ozm	a30
ozma	 16n7	ozn	a30i14o5u10	ozna	 17v11	ozni	a5k8	oznu	r10	ozo	 6d13l14v31w5	ozol	i7s7	ozov	a18s8	ozs	a17e18k5o7
ozse	f16	ozt	u11	oztu	r10	ozu	l25n12	ozul	u25	ozun	a12	oß	-3e1h8l1n5s1w6	oø	 1y1	ođ	e5o2	oł	 4-1a26c2d4e10k2o27t5
oła	j13	ołaj	c10	oło	d7w14	ołow	 6s8	o‘	k9l13m10t13z3	o‘l	q13	o‘lq	i13	o‘m	i10	o‘mi	n10	o‘t	k13	o‘tk	i13
p	0215 1401,16-42.116a5183b17c68d53e3568f135g91h987i2222j7k89l1494m19n36o3407p712q2r2129s447t437u1061v74w8x3y48z8ı17ł12
p 	088-6a37b25c21d7e17f6g13h17i1j3k19l24m12n14o6p22r6s19t10u8v4w11đ1	p 0	023 21l5	p 00	013 6	p a	 8n10	p an	d10
p b	o6r9	p c	a8h6	p e	s13	p es	 12	p,	 16	p-	021d3e1f3h2j3o3r2s4	p-0	021	p-00	021	p.	 81n1o34	p. 	j22k29p15	p. j	.22
p. k	.29	p. p	.15	p.o	r34	p.or	g34	p0	065 96a1b2c3e2f4g2i3j4k3l1m1n4o3p2q1s1t2u3v1w2x4y3z2	p0 	049b6n9p5s6	p00	 60
p00 	047	pa	02 528,13-2a22b49c146d220e15f3g58h6i61j34k68l387m42n615o18p75q7r1201s588t561u239v103w20x10y18z69đ1ł2
pa 	016-5a22b16c8d6g8i5j12k10l10m10p8r7s10v8w5	pa 0	011	pa a	 6n10	pa b	a5o5	pa,	 13	paa	l8n5	pab	l37o10	pabl	o36
pabo	n10	pac	e11h56i14k5o39s8z8	pach	e36u16	paco	c23s9	pad	 8a18b13d14e6h57i12m11n12o7r30u29	pada	m9r6	padb	e10
padd	o13	padh	y55	padi	l12	padr	o28	padu	 13-9r6	pae	z11	paez	 10	pag	a32l5n13	paga	c14n16	pai	 5g10m9v16x10	paiv	a12
paix	 10	paj	a18e6	paja	 11	pak	 19a23o7r7s6	paka	 5l15	pal	 46a77e23f5g25i30k6l35m38n6o51s12u17	pala	 11c24d7n8s5y6
pale	 5n11	palg	u20	pali	 6s12	pall	a10e16	palm	 8a17i6o5	palo	m29t6v6	pals	s12	palu	 8c9	pam	 12e18p8	pame	k9l9
pan	 87a27c47d141e29g44i66j9k30n22o34s12t41u7v5y7	pan 	d10p5s6	pana	 14g6	panc	e25i14	pand	e101h5o19y8	pane	n18
pang	 25e9k10	pani	 27c23	pank	a6o5r11	pann	a6e6o5	pano	 10r10v12	pans	k7y5	pant	 5a5e12l5o13	pao	l14
pap	 9a14e6i8p25u7	papp	 21	par	 47a85c37d12e22g8i91k559l13m9n14o10q9r27s19t199v22z9	par 	010	para	 12c23d26m7s8
parc	 27e7	pare	 6d13	pari	c20n5s55	park	 351e57g8i7o24s37w67	parl	a10	parr	a22	pars	l18	part	 30a14e11i33n103	parv	i18
pas	 8a42c26e40i15k24q10s352t42z20	pasa	 15j7r11	pasc	a17	pase	k7o31	pask	a10o14	pasq	u10	pass	 125a125e91i8
past	d11e5o15r8	pasz	t16	pat	 25a65e58h117i76n10o10r111t55u6v5y7	pata	 21k18n8r12	pate	l43r12	path	 106a5
pati	 28j11l21n7	patn	a10	patr	a9i80o13y7	patt	a25i22	pau	 6c27k14l173n12	pauc	e27	pauk	o12	paul	 42a32e6i47o13s18u10
pav	a15e17i19l46	pava	 11	pave	l14	pavi	l15	pavl	a13i8o24	paw	e5l8ł5	pax	t10	paxt	a5o5	pay	s10	paz	 28a18i13	paza	r18
pazi	n11	pb	01 3a4e7r1u1	pc	01 3a5e13h4i29o1u5z7	pci	o23	pcio	n23	pd	 44-1a2e2i2o2	pd 	a5h5s5w5
pe	05 471,4-6a27b1c106d147e66f2g10h25i23j11k78l271m11n560o7p8r1025s117t499u6v9w2x8y23z39ł1
pe 	018a11b7c27g6h6i5j5l12m5p5r5s20t46v6	pe 0	013 5	pe c	a15o6	pe t	o41	pea	 7r16	pear	l15	pec	 21-7e9h20k14s9t10
pech	e17	pect	 10	ped	a29e30r77	peda	 23	pede	r30	pedr	a15o62	pee	l12t42	peel	 10	peet	e40	peh	 10-6e5	pei	x13	peix	o13
pek	 11a10k5t52	pekt	i49	pel	 57a32c5e10h6i14l57m5s35t5u13	pela	g5y14	pell	e41i13	pels	k32
pen	 126-19a37b5c37d45e19f6g57h17i20j5m9n48r13s12t56y10z10	pen 	07y7	pen-	y19	pena	 12a9r9	penc	e30	pend	a17e5r16y5
pene	l17	peng	e47o6	penh	e14	peni	 10c9	penn	a36e6	penr	h11	pent	h15i22t7
per	 177-6a46b5c16d9e178g6i38j8k26l11m9n23o9p16r53s276t54u43z5	per 	a9b6c6h9l9m7r5s7w7	pera	l25n14
pere	 27a8i101k6n7s6z19	peri	 8c5n9	perk	 10o11	pern	a8i12	perr	e13i20o14y6	pers	 43,6e165o8p5s17t6w18	pert	 25a6i12
peru	m39	pes	 35c18e16k11s5t13	pet	 17a17e166i45k13o15r152t57u6	peta	r13	pete	k5r150	peti	t44	petk	o11
petr	a41e8i38o38u24	pett	a5e52	pey	e19	peye	m13	pez	 28i10	pf	01 20-3a39e38f2i17l10o2s1t1u1	pfa	f7n24	pfan	n24
pfe	f22n7	pfef	f22	pfi	k10s6	pfik	o10	pg	01 2-1.76a4e1l2r4	pg.	 76	pg. 	a5d6f5g5n5s9
ph	03 68,1-3a191b2d189e90f1i203l2n9o86r3t1u91y44	ph 	b10m5	pha	 25e9l28m47n67	phal	 24	pham	 47	phan	 44i12t6
phd	 79.110	phd.	 110	phe	 11e7l13n15o6p9r25	phen	 15	pher	 20	phi	 6a21e19l100n21s15w16	phia	 19	phie	 19
phil	a26e14i31l19o8	phin	e18	phis	a14	phiw	e8o8	pho	 26e14n22u15	phoe	b7n7	phon	g16	phou	e15	phu	 5c5l6n37o33	phun	g37
phuo	c7n26	phy	 38	pi	 24,2-3a187b1c154d62e282f2g21h2j6k119l226m23n522o113p19r100s81t102u127v13w5z21ł5
pia	 44-5h15n16s5t16z74	pia 	a6t6	piah	 9-6	piat	r12	piaz	z74	pic	 32a19c12e22h24k7o7t27	pica	r16	picc	i6o6	pice	 9v8
pich	a18l6	pict	e8o19	pid	 22o9s29	pids	 29	pie	c8d16n18r71s31t122z5	pied	a5r9	pier	r53s5	pies	 10t7	piet	e82r37
pig	n14	pik	 6a23e62i13o12	pika	 23	pike	 57	piki	n13	piko	v12	pil	 16a18e12g5i34l56o15s49t10	pil 	a14	pila	r13
pili	s21	pill	a55	pilo	 11	pils	 45	pilt	e10	pim	e18i5	pime	n18	pin	 40a48c15e96f5g58h42k27n17o56s40t46u8z7	pina	 38l8
pine	 53d10s23	ping	 49	pinh	e19o23	pink	a19	pinn	e11	pino	 17s11v10z9	pins	 15k19	pint	e25i5o13	pio	 60n7r5s7t20v5
piot	r20	pip	e8p6	pir	a13e16i11k9o32v5	pira	n13	pire	s15	piro	t23	pis	 5a8c22e5k16s11	pisc	i6o7u9	piss	k10
pit	a32e9h10k12s6t12u7z10	pita	 8l21	pitk	a11	piu	 126	piu 	a25c6d9e7i13l8m5n8s10v13	piz	a11z10	piza	r10	pj	 1-2a1e2k1
pk	 1-2a35e10i2o33u1y5	pka	 30	pka 	a12	pko	v29	pkov	a17i5	pl	04 5.77a928c52e222i99j31o41s3u21y5z6	pl.	 29i23o25
pl.i	n23	pl.o	e25	pla	 14a6c335d8g59i74m8n178r27s16t93u8v26z73	plac	e302i5o27	plag	e59	plai	n70	plan	 8-5a22c9d23i6t93
plar	 21	plas	 8s7	plat	a11z74	plav	i11n5	plaz	a69	plc	 45h7	ple	 30a7i95j9r8s39t14x8	ple 	s12	plei	n95	ples	e10s18
pli	c26e5n51t14	plic	e22	plin	 33	plj	e29	plje	 23s6	plo	m5u12	plu	k5m5t7	pm	a14e4k1	pma	n11	pn	a4e5i19o7u1	pni	c6e6k5
po	07 148,5-1a5b14c38d159e28f24g28h23i97j3k70l660m56n429o95p117r810s193t130u74v99w50y3z38ł3	po 	013a10c7d14f6l5m6o7r6s8
po 0	013	po d	e14	pob	e5l5	poc	 6a9e7s6	pod	 56a27g8h10k7l10n8z6	pod 	b6h6k5r8s7t5	poda	c19r6	poe	l19	poel	s13	pof	o22
pofo	 12-10	pog	o10	poh	j7l11	poi	a6n75r10t5	poin	t74	pok	 5h31i5u20	pokh	a31	poku	 15-5
pol	 45a49c14d55e23i80j26k59l68n16o144s24t18u14y11	pola	c6n19t11	polc	a10	pold	 22i10o16	pole	 5o5v7	poli	 13c5g9s11t22
polj	a12e9s5	polk	u56	poll	a7e13i28o13	poln	a12	polo	k115s12t5v7	pols	k24	polt	a8e7	polu	 10	pom	a6m6o15p18	pomo	r13
pomp	e11	pon	 5-19a8c20e7f11g111i7k5n8o7s27t185	ponc	e15	ponf	e11	pong	 77-24a8	pons	 7a19	pont	 30a6e26i6o28s5y75
poo	 27j20n16r28	pooj	a20	poon	 10	poor	 10e10t5	pop	 5e16l24o26p21r12	pope	l5s9	popl	a24	popo	v19	popp	e9y8	popr	a11
por	c6e45i28o5r21s9t639u6v29	pore	b7c7r23	pori	 25	porr	a8i6	port	 413a8e44h62i16m5o37p5s47	porv	o28
pos	 48a23c7e5o14t67v13	pos 	06e6	posa	d15v7	poso	 14	post	 12e8m19o15s5	posv	e10	pot	 39a5e10g11h19o30	pote	n10
potg	i11	poth	u19	poto	c18s6	pou	l11r30t16	pour	o26	pout	 16	pov	 9a46i25o13	pova	 28c10z8	povi	c21	povo	 5a7
pow	e22l18	powe	l22	powl	o18	poz	a18e13	poza	r15	poze	g6s7	pp	 48-6a50d1e416i79k1l14m9n1o49p1r5s9u10v2y11	ppa	 15l5n19
ppan	e13y5	ppe	 156d5l32n121r79s8	ppe 	c5s8v5	ppel	 11	ppen	 87a9h13z7	pper	 36l5s23	ppi	 6a31c7g5n24	ppia	 11-5h15
ppin	 14	ppo	 13l6n22	ppon	g19	ppy	 10	pq	 1-1	pr	02 1-2.35a423c2e465i520k3n1o527s8t3u82v4z30æ21	pr.	,34	pr.,	 34
pra	 15b16c70d75h14i56j19k10m14n18s42t31v13y13	prab	i5o7	prac	a32e30h8	prad	 11a5e7h38i8o6	prai	r53	praj	a19	pran	g9o5
pras	e7h11t7	prat	i11t11	pre	 10c8d49e6g14i15l31m33r8s134t117v14	pred	i10o25	preg	l5r6	prei	l5t10	prel	l5o12u9
prem	 9a5p15	pres	 12b12e12i7l7o17s33t24v9	pret	k7o108	prev	o14	pri	 34a14b10c58d9e52j10k6l14m18n155o10s31t8v74x6y6
pri 	g12s12	pria	n14	pric	e51	prie	k10t18v10	pril	 5a5	prim	o10	prin	c37g85s31	pris	 5c10t7	priv	.18a41n10
pro	b6c12d12f185g12h20k40l87n9s90t8v36	prod	a10	prof	 42.131e10	prog	i5r6	proh	a20	prok	o17u20	prol	.27a29o31
pros	a20e6p55	prov	e22i9	pru	d5i42n9s11	prui	t42	prz	a6e10y14	præ	s21	præs	t21
ps	 156,3-5a10b1c7e21h6i12k46l1m1o49r62t50u7v1w4z5	pse	 15	psi	k6n6	psk	a27e6i8	pska	 27	pso	n49	pson	 41	psr	.62
psr.	 62	pst	a42r7	psta	d42	pt	 47-5.2a60e13h2i22m1o76p2s22u14v1w1y169	pt 	a7s11	pta	 36k14	pta 	-5a5	ptak	 7o6
pti	m5s13	ptis	t13	pto	n58v10	pton	 50	pts	t20	ptst	r20	ptu	j13	ptuj	 11	pty	 169	pty 	l169
pu	 22,3-2a15b43c27d14e48g12i30j3k30l84m25n39o1p12r427s110t84u3v4y9z11ł3	pua	 5n5t5	pub	l40	publ	i36	puc	h13i12
puch	a7o6	pue	b5n20r23	puen	t20	puer	t23	pui	s25	puis	 21	puk	i6u16	puku	 13	pul	 5a9i15l14u21v12	puli	d14	pull	y13
pulu	i7n11	pulv	e12	pum	e8n12	pumn	u12	pun	 21	pup	a6o6	pur	 247a43b9d13m6n23s28w35y8	pura	 14m27	purd	y12	purn	a19
purs	 28	purw	a16o19	pus	 8c6k12n8p24t5z35	pusk	i10	pusp	a7i8o9	pusz	t32	put	 17e5n9r22t8u6z5	putr	a11i11	puz	e5h5
pv	 1-2a3e16i2l1o1t48	pve	j13	pvej	 13	pvt	 48	pvt 	l48	pw	 3e2i2o1	px	02 1	py	01 18c4h4n2o1r5s5t5z3	pz	 3-1i4	pı	n17
pın	a17	pına	r17	pł	a3o9	q	040 219,4-18.5a130b2c6d5e4f4g3h2i307k1l5m1n2o109p5q8r2s63t14u1836v109w24y1z2
q 	013-4a18b4c5d1f1h5i1k2l7m5n4o4p16q3s9t3u2v1w3x2y3	q p	e5o9	q,	 4	q-	018	q-0	018	q-00	018	q.	 2ª3
q0	010 21a1h1k1m2p1q1t1u1	qa	 8-1b7d4h7l14m9n15r24s14t9x6y6z6	qal	'5a7	qan	d10i5	qand	 10	qar	 11s8	qas	ı13	qası	m13
qb	 1-1	qc	e1h5	qd	 1i1r2w1	qe	 2-2	qf	 4	qg	 2-1	qh	 2	qi	 6,86b7l21n15r87s82z3	qi,	 86	qi, 	086	qil	 7a10	qin	 6y9
qir	g87	qirg	'87	qis	h82	qish	l82	qk	 1	ql	-2a1o2	qm	 1	qn	a1o1	qo	'4\`24b12d7m2n15r22s5v18	qo\`	q10r14	qo\`q	o10	qo\`r	g14
qon	 15	qor	a12g10	qora	s11	qorg	o10	qov	 7l10	qovl	a10	qp	 1-1a2l1	qq	u8	qr	 1y1	qs	 3-2c45t3u10	qsc	 45	qsc 	a11n7
qsu	d10	qt	-3o11	qto	s11	qtos	h11	qu	 2-1a453b49d23e822i354l28n11o17r8s9v8y51	qua	i154l7n43r241	quai	 154	quan	g39
quar	d22e124r5t85	qub	 24a16o5	quba	 7d9	qud	r10u13	qudr	a10	qudu	q13	que	 237,14-11e110i13l37n21p5r115s107t29v14z104
que 	011c6d21e20f5h5l7m7n6p6r7s9	que,	 14	quee	n110	quei	r13	quel	 16i17	quen	d7t14	quer	q107	ques	 72a10n20	quet	 15a5
quev	e12	quez	 95a7	qui	-11b9e8g26l13m24n189r11s10t38v15	qui-	p11	quig	l26	quil	l11	quim	 13p10	quin	 20i5n17o29t109
quir	o11	quit	a19z18	quiv	e15	qul	i17o8	quli	y17	qun	 5o6	quo	c11i5	quoc	 11	quy	 20e10i7n12	quy 	n19	quye	n10	quyn	h12
qv	01 2i106	qvi	s106	qvis	t106	qw	 4e20	qwe	b19	qweb	u19	qy	 1	qz	 2
r	0262 11334)3,459-802.2822a15976b1186c1629d4143e12305f582g4063h562i11673j301k2076l1509m1658n2489o10841p598q210r2515s3941t5786u3980v836w431x14y1510z807æ53ø142đ14ı115ł6
r 	0309&8(6-143a522b214c267d227e174f111g213h200i124j85k155l231m306n101o78p209q16r194s630t98u236v178w131x5y38z47ø3ł1ə12
r -	 143	r - 	a8b15c6d11g8j7k7m13n6o5p7s8t5v16w5	r 0	0210 68	r 00	0115 87b6
r a	 38.24/25b43d12g23h5k11l30m14n203p23r19s10v30	r a 	k6s6	r a.	s24	r a/	s25	r ab	d28e7	r ag	 19	r al	e6i5t6	r am	 8a5
r an	d187t5	r ap	s21	r av	e22	r b	a62e46i22l8o16r27t5u14y5	r ba	g7n6r19w5	r be	n6r29	r bi	j15r5	r br	a9o8
r c	a43c13e21h16i13l40o85r23u10	r ca	n8r10w5	r cc	 13	r ce	l8n9	r cl	i8o23	r co	l13m9n8r27u16v5	r cr	e12i5
r d	a33d15e56i21o51r27u11v8	r dd	s14	r de	 26m6r5s7	r do	 25n15v5	r dr	a9i15	r e	 17i5l12m10n12o8r10s47t28v5x8
r es	 30t11	r et	 28	r f	a16e28i16l9o22r15	r fe	l11r13	r fo	r14	r g	'8a29e6i8l11m24o25r85u8	r ga	r8s7t5	r gm	b24
r gr	a7e17o30u26	r h	a49e55i17o47u26	r ha	m7r9s7v8	r he	i15n12r9y9	r hi	l11	r ho	f19l6r11	r hu	g21
r i	 22i29l5n10o9s26v14	r ii	 11i18	r is	e8l10	r iv	 10	r j	a21e13o30r6u12	r k	a25e9f5g11i18n5o41r12u12v7	r kg	 11
r ki	n11	r ko	c7r7	r l	a60e29i57l22o23t20u19	r la	a15n26	r li	g5m6n25	r ll	c19	r lt	d20	r m	a121c5d11e58i36o36u34
r ma	c6h9l8n30r38t5	r md	 11	r me	a7e22u5w8	r mi	l9r11	r mo	n5r10s5t5u5	r mu	h17	r n	a23e15i15o25u9	r na	d10	r no	 13r8
r o	g8h11l13r13z5	r oh	g10	r ol	i5s7	r p	a44e8h13i20l31o35r35t15	r pa	r15s6t9	r pl	a24	r po	l18	r pr	a7i15o5	r pt	y14
r q	u12	r r	a42e19i17o84u27	r ra	d9f6m9	r re	i5s5	r ri	d12	r ro	a37b7d5w5z5	r ru	n11
r s	.26/5a36c37e46h34i20k7m13o68p17q5r15t267u18	r s.	r20	r sa	n8r5	r sc	a5h20o6	r se	e9n17r9t6	r sh	a13o13	r so	k48l8n5
r sp	r5u8	r sr	.15	r st	a11e7i5r237	r su	h5m5	r t	a12e20h18o11r17u13	r te	r14	r th	a5o7	r tr	a16	r u	g12l6n187r10t8
r ug	 12	r un	d177i10	r v	 14.23a32e56i35l7o7	r v.	o23	r va	l9n17	r ve	l33n17	r vi	e9l10	r w	a38e57i22o8	r wa	l25y6
r we	g30i5l7s14	r wi	e5l10n5	r y	 16u8	r z	a15i10o6u9	r ə	l12	r əl	i12	r)	 3	r,	 459
r, 	07a11b135c10d17e5f19g14h24j13k23l17m24n7p18r10s49t10v24w15	r, b	a9e6l104o5r5	r, f	e5r6	r, h	a12o5	r, k	o5r6
r, l	e5u7	r, m	a9e5o7	r, s	c16t12	r, v	a14	r-	017a53b44c11d28e9f25g28h33i1j7k20l160m38n9o35p22r21s182t9u13v9w24x1z3
r-0	017	r-00	017	r-a	l37	r-al	z37	r-b	a14e5o11r9	r-d	e14	r-de	s10	r-f	l5r9	r-g	l8o6	r-h	a6e15o5	r-he	r5u5
r-l	a133e13o5u6	r-la	 129	r-le	-11	r-m	a13e20	r-o	-6n6r10	r-or	s10	r-p	l6r5	r-s	c24e24i5t109u5	r-sc	h24	r-se	i22
r-st	o5r98	r-u	n7p6	r-w	e5i15	r.	 2347,34-3k4l103o324s4t2z1
r. 	0293a132b60c52d68e51f34g32h42i32j77k34l67m89n41o34p41r63s95t40u6v20w24z19	r. 0	0249 44	r. a	b11d14k5l32m11n22r16
r. b	a14e11i8o9r7	r. c	a17e7h9l6o8	r. d	a31e15i6o5r5u5	r. e	l14m9	r. f	a6e10r8	r. g	a15e7i6	r. h	a17e17	r. i	n5s11
r. j	a28e13o22u13	r. k	a13e8u6	r. l	a19e13i11o6u17	r. m	a50e13i15u5	r. n	a10i12o11	r. o	l15s6	r. p	a14e7r6u5
r. r	a24e9i6o19u5	r. s	a19e9h17i11o9t11u10	r. t	a6e5h7o11	r. v	a5i10	r. w	i11	r.,	 34	r., 	034	r.l	.103	r.l.	 103
r.o	.324	r.o.	 324	r0	092 99a6b6c2d2e6f1g1h4i2j3k3l4m2n1o1p3q1r2s4t2u1v4w2x3z5	r0 	042b5e5l7n7s7w6	r00	 89	r00 	065
ra	 3350)4,106-64.46a199b276c778d1277e230f177g431h300i721j335k280l489m751n2541o32p158q29r361s906t611u409v413w44x22y161z273ß191đ5ł3’3
ra 	0122(11-8a151b128c89d164e101f55g89h51i25j46k81l79m112n63o31p69q5r70s176t47u10v116w20y30z13	ra 0	089 32
ra a	 13b11d10k6l25m5n31r10s15	ra b	a53e17i5j8o12r14u12	ra c	a25e12h12o23r6	ra d	a20e70o55u9	ra e	 63i7s5
ra f	a11i10l5o8r9u7	ra g	a22o8r29u8	ra h	a14e17o7u8	ra j	a16e7o10r6u5	ra k	a13o16r20u10y7	ra l	a13e17i15o16u13
ra m	a51e9i17o26	ra n	a12e14o28	ra o	l11	ra p	a16e13i7o6r18	ra r	a17e15i11o22	ra s	.17/6a31c13e12h8i10k12o12p6t28v5
ra t	a6b5e7i5o17	ra v	a64e20i28	ra w	a6i7	ra y	 25	ra,	 100b6	ra, 	012a7b10c8d6m13o6p8s8	ra-	b8j5m9o14s7	ra.	 46
ra. 	a8b5m10	raa	b6f13r6t152	raaf	 12	raat	 151	rab	 10a78e60i31k6l10o36u13z13	raba	d14l21n13s6	rabe	l5n39r5	rabi	a16n9
rabo	w22	rabz	o13	rac	 45a57e236h145i77k112l31n5o7r7s11y9z28	raca	 40l8o5	race	 172k10l8n5t29	rach	 6a17e37i5o5t73
raci	a25e8n25o11	rack	 51a14e36o7	racl	e20i11	racz	 17y8
rad	 133-13a315b5e131f5g13h48i168k16l31m7n24o153s49t15u41v7w19y56z24	rada	 281c7u6	rade	 42b22c24k14n6r7s6	radg	a7o6
radh	a40	radi	 23a32c8n18o10p8r21s28z6	radk	a5o7	radl	e7i8j7y7	radn	i20	rado	 80m9r6s15v24	rads	k41	radt	k15
radu	 22l11	radw	a19	rady	 50	radz	i9k6y5	rae	 7l37r6s115t56	rael	 34	raes	 96,7-10	raet	e54	raf	 10-5a60f34i48s6t7
rafa	e57	raff	i31	rafi	d12m6n8q7	rag	 43a166e35h6i16n6o123u19ø6	rag 	b6e5k6m6	raga	 103,9-7n31s11	rage	 19n7t5
ragi	a6h7	rago	 40j11m5n36s6v5z13	rah	 54a106e17i32m34o34s7u7	raha	 14m76y5	rahe	l16	rahi	m25	rahm	a15o10	raho	v21
rai	 43,7a13c5d10f8g38k5l91n95o129r55s56t50v106	raia	 8n5	raig	 27h6	rail	 54a5l15r10	rain	 12a12e34g7h8i13	raio	n126
rair	i53	rais	 19a5i29	rait	t45	raiv	a102	raj	 33.26a73c40e35g11h9i34k17n15p5s16u15	raj.	 26	raja	 6n12p21s14t9
rajc	i24o14	raje	n26	raji	c5n22	rajk	o14	rajs	 6k6	raju	 9l5	rak	 41a35e31i9k5l11o58p29s13t6u37	raka	 10c6r6s8
rake	 5l5s12	rakl	a11	rako	 5s15v23w8	rakp	a28	raks	a11	raku	s30	ral	 149a70d35e54i31j43l13o19p10s11t10u10y25
ral 	08-8a24e9r6s5v5	rala	 53,7	rald	 20a8i6	rale	s45	rali	 5a15k6	ralj	a18e20	ralo	v17	rals	k6u5	raly	 18
ram	 135a85b30e48i86m5n7o109p54s139u16z11	ram 	a13o5	rama	d8l7n19r11s13t10	ramb	a7e6l10o5	rame	 11n6r21
rami	 16l14r23s17	ramo	n56s26v14	ramp	 27a9u8	rams	a123	ramu	r11	ramz	i11
ran	 292a191b12c430d472e62f8g187h5i109j83k111n5o114p5s102t221u6v13y38z68	ran 	a11b7c10g6h5i7k11m5n5s38v5
rana	 99,10d22g36s5t6	ranc	a14e51h84i98o153s20u5	rand	 154,9-9a82e102g15i6l6o31s17t15v6y13	rane	c12k8n5y21
rang	 73a23e62i6o12r5	rani	 20a21c22m9t24	ranj	 6a11e41i7o10s5	rank	 18a20e9i11l24o21	rano	 60,5l6v31w10
rans	 17e5k44o13s15	rant	 45a73e15h24i20o15s11	rany	 21a7o5	ranz	 25-18a18i5	rao	l15n5r5	raol	a12
rap	a18e5h9i62o16p19u17	rapi	d51n8	rapo	s12	rapp	e17	rapu	a8r5	raq	o10u18	raqo	r10	raqu	e18	rar	 54a9d81e170i17o11r5
rard	 56o18	rare	a161s6	ras	 154a40b6c37e42h50i24k20l21m49n37o26p7q10s253t74u12w6z26	ras 	a9d5g7n5	rasa	 10n22
rasc	h7o23u5	rase	n16s10t7	rash	a21e21i7	rasi	 12m5	rask	o15	rasl	a14	rasm	u48	rasn	a10e9o12	raso	v19	rasq	u10
rass	e238o5	rast	a13e11i26n10r5u7	rasu	v11	rasz	 5t5	rat	 89a50e40h63i112k40n71o72r5t17u22	rat 	a7b7	rata	 24h8n5
rate	 16i5n11	rath	 30-5e11	rati	 11c6l5n12o7s44w11	ratk	a14e20	ratn	a63i8	rato	 53	ratt	e14	ratu	 6l16
rau	 79d20e41f17j19k15l31n68s49t54	rau 	a11l7m7	raud	 8i9	raue	l11n14r16	rauf	 11y6	rauj	o19	rauk	l9u6	raul	 19a5i5
raun	 52	raus	 5c21s10	raut	 27,5i9m6	rav	 8a49c11e166i39k11n29o52s42	rava	 11n8t7	ravc	e10	rave	n34s115	ravi	 8c7l8
ravn	 6e16	ravo	 17g12u14	ravs	h9k33	raw	a14c6f6o6s6	rax	 6m6t8	ray	 62a42e7h6m12n14o10s5	raya	 25n14	raym	o10	rayn	o14
raz	 78a50d34e11i47n8o12z11	raza	 32s13	razd	i25	razi	 5a10c5k10o5z7	raß	e190	raße	 185r5
rb	 5-5a366e328h6i66j2k1l10n1o233r44s1u72y33æ9ø4	rba	 21c18j6k10l12n209r66s6t8	rbac	h17	rban	 116e6i46n8o12s7
rbar	a32o28	rbe	 34e35i8k36l37n7r154s6v5	rbee	k35	rbek	 17e5o14	rbel	 14e5y13	rber	 33g75t30	rbi	e19k7n18s5	rbie	r17
rbo	 42d5g5l6n16r95s25v28	rbon	 11	rbor	 30g13o15s27	rbos	a20	rbov	a5e5l13	rbr	a9o11u24	rbru	n21	rbu	 10,5n11r36
rbur	g21y12	rby	 20v6	rc	 80-3a117e228h434i180k61l88m4o132q53r1s48u96y12z90ı2	rc 	d10m7	rca	 26d49l7n14s7w7	rcad	e18o26
rce	 43a6d9g7l109m5n5s13t6v17	rcel	 18a28l30o25	rces	t11	rcev	a11i5	rch	 101a110d10e85i61o10t7u16w23	rch 	a5c10r7s13
rcha	 9n20r72	rchd	o10	rche	 11n35r9s16w6	rchi	a5b12e17n5o5q10	rchu	l12	rchw	e23	rci	a91c14e13k5n16o19s10	rcia	 68l7n14
rcic	e12	rcie	r10	rcin	 5k5	rcio	 19	rck	 47	rcl	e88	rcle	 46s40	rco	 40i5k5n22s23t25v5	rco 	a12b7	rcon	 22	rcos	 22
rcot	t25	rcq	 39	rcs	 12a11e11k5	rcu	i38l18r12s24	rcui	t38	rcul	a13	rcus	 15s7	rcz	a34e8y46	rcza	k10n24	rczy	k35n8
rd	 1373,22-51a429b35c3d115e511f7g6h24i286j2k2l10m22n2o511p2r18s192t71u364v14w9y44ø4ı14
rd 	011a36b27c34d81e33f9g20h8i9j21k17l40m43n10o8p27r24s81t15u6v14w9z6	rd a	n12v6	rd b	a7e5l6	rd c	h13o7	rd d	'6e51r6u10
rd e	t23	rd g	a6r5	rd j	e5o8	rd l	a11e10i6o5u5	rd m	a18e6o11	rd p	a5o6r7	rd r	o15	rd s	a20c9t32	rd,	 22	rd-	m5s6t14
rd-t	o14	rda	 161a15d14g8h12l30n105r29s12u9v16	rda 	07a13b7d5e9j5l8m9p10s10v10	rdaa	n14	rdad	o14	rdah	a7e5	rdal	 18a8
rdan	 25a19e5g40o8	rdar	 9a5y11	rdav	s16	rdb	y28	rdby	 25	rdd	 109	rdd 	c33d9h16l9n8p7t16
rde	 80-6a26g6j8l29n190r43s32t70	rdea	u25	rdel	e6i9l8	rden	 89a19n5o29s42	rder	 7o15s13	rdes	 16t11	rdet	 66	rdh	a10i8
rdi	 41-6a24e10j16m27n127s5t7y16	rdia	 9n12	rdij	k16	rdim	 27	rdin	 43a39e10g14n5	rdiy	a13	rdm	a21	rdma	n19
rdo	 256,8b11g15i5k7n71r54s34v20z9	rdo 	032a11b10c11d21f6g5m19o5p5r13s12t7v5	rdog	a11	rdon	 24-7a18e5o6	rdor	 6f42
rdos	a5i7o14	rdov	a17	rdr	e14	rdre	 7e6	rds	 63,5e17h12k19o10t28v28	rdse	n16	rdsh	i11	rdsk	a19	rdso	n10	rdst	a5r21
rdsv	e28	rdt	 56,6	rdu	 10b8d6g9l306r5z10	rdul	 304	rduz	c10	rdy	 26b8d5	rdı	m14	rdım	l14
re	01 1899,36-53a480b193c220d492e1722f20g324h25i887j96k217l435m437n1499o37p83r306s1306t527u159v269w38x3y206z335
re 	031-7a47b40c52d36e32f24g43h24i11j11k35l41m36n6o16p27r32s85t17u8v26w7	re 0	025 6	re a	b7l8n8v5	re b	a8e15j7l5
re c	a9h16l6o11r5	re d	a7e13o6	re e	 5l8t9	re f	a8o5	re g	a8r21u5	re h	a5e12	re k	l10o9	re l	a7e6i18	re m	a19e8
re p	a5r6	re r	a5e6o15	re s	a13c6o25t18	re t	i5o5	re v	a12i8	re,	 36	re, 	b19	re-	a11n5	rea	 239l34m30n52s76t21u11
rea 	a11b18c20d8e5g17i6l8m10n13p20r10s27t10v15	real	 28	ream	 27	rean	e6g5n14o17u5	reas	 18s54	reat	 18	reau	 11
reb	 15a12e88i24n10o22r7s9	rebe	c33k23n15s11	rebi	c6s10	rebo	n5r10	rec	 19e16h62i29k48o11s13t6	rech	e10i16t34	reci	o6u7
reck	 5a13e6i8o11	red	 84-5a27d39e135i46o71r54y5	red 	l5s5	reda	 24	redd	i7y26	rede	 13n16r90s13	redi	a11g7n8s5
redo	 26j5n8v22	redr	i50	ree	 26f87k38m6n209s20t1285w30z9	reef	 87	reek	 38	reen	 91f25h33s34v5w9	rees	 7e10
reet	 1251s32	reew	a30	ref	f6i6	reg	 18a64e43g18h5i34l6n8o87r9u16	rega	a6d5l7n8r20t16	rege	 5l5n22r6	regg	 9i7	regi	n28
rego	 20n6r58	regu	e6s5	reh	a7o7	rei	 33a15b18c82d14e13f8g30h10l66m29n77r279s123t82	reia	 15	reib	u14	reic	h82	reid	 10
reie	n11	reig	 6e23	reil	i5l59	reim	a18u6	rein	 14a26g19	reir	a252o27	reis	 97,5e5	reit	a12b6e47s6	rej	 15a16c7n7o35s8
reja	 15	rejo	 20n9v5	rek	 106a15e21k32o17u5	rek 	011a5c22s11	reka	n11	reke	s11	rekk	e32	reko	v12
rel	 47a46e56i79j7l146n5o20s6u9w6	rela	 29a7	rele	 18s27	reli	 27a38	rell	 47a36e22i25o8	relo	g11r6
rem	 50a53b37c5e29i104m5o39p40s34u15y18	rema	 5n39	remb	l29	reme	 5n9r5t5	remi	a10c54l5n25	remo	l5n11s6v5z5	remp	e40
rems	k25	remu	 11	remy	 16	ren	 359,12-13a171b8c173d105e84g18h11i47j34k46n65o52s91t110w5y28z56
ren 	a11b9c11d7e8g12h11i6j6k14l5m9r5s9t7v6	ren,	 12	rena	 63r19s23t31u29	renc	 13e47h5i39j8o44s7y6	rend	 6a26e9o16r42
rene	 37e7n22t6	reng	 5e7	reni	 9,5c19	renj	a23s11	renk	e11i10y14	renn	a5e34w20	reno	 30r6s10v5	rens	 23b9e28k19
rent	 38a6e21i17o8z8	reny	 17e6	renz	 8a8e7o24	reo	l13n13	reol	a12	reon	 10	rep	a11c6e10l5o8p6u29	repu	b28
rer	 140,11-15a66i35o31s5	rer 	a26o5s17u7	rer,	 11	rera	 47s12	reri	 20k13	rero	 22v6
res	 401,18-7a49b12c134d5e99h27i73k16l22n26o44p12s51t243u14v9z42	res 	027a16b6c10d11e22g6k5l9m7n9o6r10s14v16y8	res,	 18
resa	 38n9	resb	o12	resc	e106h5u17	rese	 21n57r8	resh	a26	resi	c8d40t5	resk	a5e5o6	resl	e7i11	resn	i22	reso	 18v25
resp	o10	ress	l5w31	rest	 111a12e17h51i36o6	resu	l7n5	resz	t33	ret	 86a30e73h10i36k8o172r7s6t76	ret 	08c13	reta	 17
rete	 32r33	reti	 8k11n7	reto	 21n10r135	rett	 22a10e21i17	reu	 30b7c8g5i12l5s17t18x9z38	reui	l12	reus	 5s6	reut	e12
reuz	 8l10o11	rev	 6a34e117i46n8o44u7	reva	 9c15l6	reve	 30j8n68	revi	c7l7n18o5	revo	 19r7s12	rew	 9e10s10
rey	 72a11e29m8n66	rey 	b6c5	reye	s25	reyn	a6o60	rez	 149,7a16e26i63j7n29o19z5	rez 	a5c8d12e5h5m7p6s16y9	reza	 8n5
reze	k11	rezi	 13c12e10n20	rezn	i10o13	rezo	v14	rf	 207)5,1-14a39e40f12h27i46j11l3o92p2r7s40t7u28y1	rf 	a10b18i6
rf a	m10	rf b	e18	rf-	05b9	rfa	 17l7n8	rfe	l14r23	rfel	d11	rfer	 9g7	rfh	 27	rfi	e31n7	rfie	l31	rfo	l13n29r44
rfon	o12t15	rfor	d29s6t9	rfs	t39	rfst	r38	rfu	l17r10	rful	 7-10	rfur	t10
rg	01 1389'92)5,39-69.34\`35a400b3c1d8e686f4g32h241i250j5l27m21n30o287p7q18r28s156t5u108v27w5y48z1ı1
rg 	035-11a39b17e9f9g17h21i13j15k12l10m16n10o6p14r7s26u5v10	rg -	 11	rg 0	027 8	rg a	b6k7n16	rg g	r15	rg h	b8e6
rg j	o10	rg m	a7l5	rg'	o92	rg'o	n5q87	rg,	 39	rg, 	d5h6	rg-	a10e6s18	rg-s	a9t8	rg.	 34	rg. 	l5z5	rg\`	i12o23	rg\`i	l12
rg\`o	n23	rga	 65,9a23d23m7n71o5r95s65t10u11v5	rga 	a7e8l6	rgaa	r23	rgad	e23	rgan	 44a6c5t7	rgar	a13d17e33h6i19t6
rgas	 13s50	rge	 156,9-6l25m22n163o27r161s77t14	rge 	c9l12m6o12s5	rgem	 20	rgen	 39c21e19s38t37	rgeo	i27
rger	 90,6b5n6s38	rges	 69	rgg	a11r21	rgga	s11	rggr	e19	rgh	 112a7e96i23	rghe	 54,10i11
rgi	 13a17c6e8l11n122o28s10t14u12	rgia	 10n5	rgin	a93i24	rgio	 17	rgit	 5t5	rgl	u19	rglu	n17	rgm	a21	rgma	n21
rgn	a16y10	rgna	u14	rgny	 10	rgo	 192m13n24r9s14t10v15	rgo 	a14b14c15d7g7i5l8m16o5p10r6s15t5	rgom	 13	rgon	 13	rgos	 12
rgov	a5i8	rgq	v18	rgqv	i18	rgr	a17	rgra	c10	rgs	 69t77	rgs 	g14u6v10	rgst	r74	rgu	 21e27n43r8	rgue	i10l16	rgun	 5j37
rgv	e22	rgve	j22	rgy	 31b9	rh	02 55,1-2a177e97i20n11o151r2u32y12	rha	e41m12n8r46t28u8v12z5	rhae	g41	rhar	 16d25
rhat	 24	rhe	d6g7i58l11	rhei	l10m5n35	rhi	a5l5	rhn	i11	rhni	k11	rho	d12e13f11l37n29s22u12v7	rhod	e12	rhoe	v13
rhol	d28m9	rhon	 7d5e12o5	rhos	 17f5	rhou	t12	rhu	i17l6s5	rhui	s15	rhy	n12	rhyn	 11
ri	 1192,124-37a1174b206c1156d508e1037f69g314h31i64j235k508l274m189n1306o343p68q100r21s1359t515u84v526w4x28y53z148
ri 	061(13-23a47b21c13d15e18f6g27h24j8k17l36m22n42o5p22r9s51t28u6v6w9	ri (	p13	ri -	 23	ri 0	049 12	ri a	d5n29	ri b	e13
ri e	 14	ri g	o12r12	ri h	a12e6	ri l	a10e13t5	ri m	a16	ri n	i12o26	ri p	a8l5	ri s	.6a11p9t11	ri t	b10o7	ri,	 124
ri, 	087b10s8	ri-	o10	ria	 602,12-19a9c13d26g14h5k7l20m28n352s45w8
ria 	014a21b13c45d38e32f7g10h16j20k11l32m17n9o5p14r21s23t9u5v8y7z5	ria,	 12	riad	n9o16	riag	a10	rial	 10	riam	 14o8
rian	 135a86e21i10n31o35s18t6	rias	 36	rib	a79e47i11n16o23u15y5	riba	 43n6r10y15	ribe	 22i22	ribn	i16	ribo	r12v6
ribu	s15	ric	 67a202c11e159h341i100k158o90s9u5	ric 	a5b5	rica	 136,12n9r41	rice	 117-6n7v14
rich	 112-41a84e18m10o10s11t37	rici	 20a29j5o37	rick	 78a41e5i5o7y9	rico	 61v15	rid	 45a80d52e9g239i11o18r6s13w24
rida	 58d5n13	ridd	i49	ridg	e239	rido	 12	ridw	r24	rie	 251,5-5b7d87g19h10k31l179m15n120r71s114t71u6v23z9
rie 	a5b12c6d8e8k7l9m12p5r7s11t6w7	ried	e20i11l20r27	rieg	a8o7	riek	e7s9u8	riel	 93a24e7l40o6	rien	 6n6s9t87
rier	 38e15	ries	 34e27s22t19	riet	a12e8m9o21t16	riev	i15	rif	 13a26e7f10o7	rifa	 15n6
rig	 11-5a59e26g6h31i27n28o50u59y5	riga	 10d30l8	rige	 16z5	righ	t27	rigi	t20	rign	a9e17	rigo	 25r20	rigu	e59
rih	a16o12	riha	n5r8	rii	 18,20n6s9t8	rii,	 20	rij	 13a68e44f14i13k17n14p13s13t11	rija	 35l13n18	rije	 16k6v5	rijf	 14
riji	t13	rijk	 5e9	rijp	 10	rik	 147a72e25i6o54r5s177u6v7	rik 	a10b6c5d5h7l8m7n6p10s10	rika	 42r13	rike	 18	riko	 9v32
riks	 28b6e62g7h5s45v8	ril	 40a13e38i15j5l64o68u11y10	rile	 6j8y20	rili	n5u5	rill	 10e6i7o37	rilo	 10r41u5v10	rily	n10
rim	 37a24b5e42h13i5m5o40s7	rim 	06e5	rima	 6v7	rime	s38	rimh	i13	rimo	g11n12r6v7
rin	 185,13a205b7c75d23e139g227h56i59j16k48n45o76s86u23y9	rin 	a6b7e8m8s17y5	rin,	 13	rina	 186	rinc	 6a5e31h7i9o13
rind	a12e5	rine	 85c10l5n13s8u10	ring	 70e70f6h7l11s38	rinh	 35a6o15	rini	 41a6	rinj	a5o7	rink	 24o9	rinn	e41
rino	 43v24	rins	 8e13k26l20o14	rinu	 8l11	rio	 183g12j17n57p5r5s31t6v10	rio 	011a11b7c17e6f5g14k5l9m15p6r6s10t8
riog	 11	rioj	a17	rion	 38e10	rios	 28	rip	 17a9e7i9p20	ripp	i18	riq	 12u88	riqu	e88	rir	a17	rira	n10
ris	 320-6a65c25e46h55i44j8k15o56s51t625v7z9	ris 	095a13c7d6f7h6i9l9m6n6p5s14v5	risa	 26b8n11u10	risc	h10i10
rise	 20k10n8	rish	a24n16t13	risi	a26o10	risk	a13	riso	l8n36v9	riss	 5a18e16i6	rist	 37a50e72i326o97s6y12
rit	 37a104c24e26h8i19o33s74t58v6z113	rita	 76,9n11	ritc	h24	rite	 13s7	riti	d11e6	rito	 20r6	rits	 11c25e12m15
ritt	 16e14l19	ritz	 29-12b62	riu	 15l20s47	riul	e5i15	rius	 35z9	riv	.18a78e376i12n10o27	riv.	 18	riva	 8d24n7r5s9t16
rive	 176d27r128s36	rivn	i10	rivo	j6l15	rix	 16g6	riy	a35o11	riya	 5h7n13	riyo	r11	riz	 48a29e14i7k9o10v19	riza	b5n9r9
rizv	o19	rj	 5-3a154e103i2o30u4	rja	 31l23m6n69t14	rja 	k6n5	rjal	a22	rjan	 55	rjat	t11	rje	 17e17i5n5s5v51	rje 	o16
rjee	 17	rjev	 8a43	rjo	 8n12r7	rjon	 7o5
rk	01 630)3,4-4a187d4e387f1g22h66i112k19l46m1n13o234p2r7s138t23u71v17w73y7z1ı3	rk 	0200a11b21c8d8k12l6n8p10r8s27v7
rk 0	0162 38	rk b	u14	rk s	t19	rka	 63d5l19m17n27s25t5	rkal	i7l5	rkam	p14	rkan	 5y14	rkas	 15
rke	 59g11h5l44m8n85r86s27t30v12	rkeg	a5e5	rkel	 11a6j5l17	rken	 19b5t17w31	rker	 32y31ø7	rkes	 13z6	rket	 26
rkg	a12r10	rkga	r7t5	rkgr	a10	rkh	a58	rkha	 45m5r5	rki	 50,9n41	rkin	 33	rkk	i9u6	rkl	a9i9u26	rklu	n26
rko	 72g5n28p7r7t5u5v61w21z10	rko 	012d9k5l5s6	rkon	 11s6	rkov	a24i21	rkow	 8s13	rkoz	i10	rks	 85c5e9h10i5t9v5	rkt	ø16
rktø	j16	rku	 23h5s29	rkus	 19	rkv	a5e7i5	rkw	a68e5	rkwa	y67	rl	 95,1-41a304b9e404f1h7i213j5k1l3o219s87t52u26v3y35ø3
rl 	h8k8s8	rla	 83a32c33e5i6k14m10n71r6t18u6	rla 	b5c5d6g7k7m5r5s6	rlaa	m5n26	rlac	h28u5	rlan	 11d42g6o7
rle	 27a8e18i43m12n36r7s51t27v13y150	rlee	 15	rlei	g37	rlem	a11	rlen	 6e22	rles	 39	rlet	 8t18	rlev	 12	rley	 146
rli	 18a6c24e51g6k8m7n77s9	rlic	e6i7	rlie	 39	rlin	 36-5e8g14	rlo	 44n5o17s20t63u11v41	rloo	 14	rlos	 20	rlot	a10o10t43
rlou	w11	rlov	a13e5i5o5s8	rls	e37m5o8s19t5	rlse	n37	rlss	o19	rlt	o52	rlto	n47	rlu	k17	rluk	e16	rly	 28
rm	02 28-4.1a967d1e260i167l1o156s34t2u31w1y2ø1	rma	 165a9d11g7i10k5l6n612r73s18t20w11z5
rma 	-6a13b6c8d6g10k6l7m5p10r6s8t7v8	rman	 170-6a19d29i5n110o139s115	rmar	i62k8	rmas	 12	rmat	 9a5	rmaw	a11
rme	 49i14l44n87r24s5u14y5z5	rmei	e5s9	rmel	a5i18j5o5	rmen	 36,5d10e7o8t14	rmer	 15e5	rmeu	l14
rmi	c6e27j19l8n63s16t5z10	rmie	r27	rmij	o17	rmin	 11a12e18g5i7s7	rmis	t13	rmiz	 10	rmo	 18n64r6s17t27u14v5
rmon	 5a16d5t34	rmos	a5i8	rmot	t27	rmou	t12	rms	 6t22	rmst	r21	rmu	d12n14	rmud	e12	rmun	d12
rn	 242,3-4a628b21c3d22e653f1g13h54i334j13k15m3n1o211p28r4s112t24u22v17w27y34	rn 	a24c9d5i9l6m5	rn a	m5n8v9
rna	 118b14c52d37g7i7k20l20m7n137r82s18t38u25v29w9	rna 	b6k8n5s6v6	rnab	a10	rnac	h45	rnad	 5e14	rnak	 13	rnal	 11
rnan	 14c14d104	rnar	d79	rnas	c12z5	rnat	h24	rnau	 5d12	rnav	a20	rnb	a11y5	rnd	o17	rndo	r16
rne	 123c9g6i29j17l78m30n7r172s112t19v7w9y13	rnei	 5c8r16	rnej	o14	rnel	 10a11i31l23	rnem	e27	rner	 128s29
rnes	 5e26t81	rnet	 12	rney	 11	rng	a10	rnh	a40o11	rnha	r39	rni	 43a18c60e97k44n21s23t13	rni 	b5c5j5s5	rnia	 11
rnic	a7e23k19	rnie	 12r69	rnik	 11o26	rnin	g13	rnis	 8k10s5	rnit	a6e7	rnk	a5r8	rno	 78g12k6l29m8n7s10t5u9v21w5
rno 	a6l5	rnol	a9d20	rnov	a9i5	rnp	i26	rnpi	k26	rns	 5e26t58	rnse	r26	rnst	 8-6a22e5r13	rnt	e7s15	rnts	e15	rnu	 13
rnv	a16	rnva	g15	rnw	a6e18	rnwe	g15	rny	 14a5e7
ro	 1172)144,24-6.6a680b389c266d468e228f221g245h113i80j104k174l444m638n908o245p88q41r71s1201t309u826v1009w260x7y188z272ß12ł2
ro 	096a38b30c32d69e52f8g24h24j14k17l34m39n9o14p14r20s61t17u7v16y21	ro 0	076 20	ro a	l6n6r6s9	ro b	a7e14	ro c	a7e5o7r9
ro d	e48u17	ro e	 36	ro g	a10r5	ro h	e13o5	ro l	a12e8u5	ro m	a17o13	ro r	i5o7	ro s	.10a15c7p8	ro v	a6i6	ro y	 19
ro)	 144	ro) 	t144	ro,	 24	roa	 14d652	road	 591s24w37	rob	 8a18b18e187i85l16o33u11y7	roba	k6r5	robb	e6i8	robe	l42r142
robi	n72	robl	e15	robo	 6d6v10	roc	 12a10c10e12h75i80k33t9z13ł5	roch	a27e33i5o8	roci	o77	rock	 10
rod	 99a31d10e53i17n12o103r87s7u11y23z5	rod 	f5k6s6	roda	 8n10r11	rode	 19r21	rodo	l7v93	rodr	i86	rody	e20
roe	 20c64d23k43l7n15p23s20	roe 	s10	roec	k63	roed	e22	roek	 30	roep	 23	roes	 9s9	rof	 48.131a5e10t13u5	rof 	a7m8
rof.	 127	rofe	s10	roft	 12	rog	 14a85b6e34h47i18n7o10r8	roga	 36d8h22l6r7s5	roge	r25	rogh	 26,5e7	rogi	r8s5
roh	 5a63i11o11r9	roha	 5n29s20v5	roi	 7c10d5n13s17t10x13	roic	h10	roin	a10	rois	-6m8	roit	 5o5	roix	 13
roj	 29a31e9i11n5o12s5	roja	n10s14	roji	d10	rojo	 12	rok	 54a16e13l6o33s10u21y10	roka	 13	roke	n11	roko	 8p16	roku	p19
rol	 33.27a86d30e19f32i71l53o63t8y14	rol.	 27	rola	 12n38z29	rold	 10a12h6	role	 7i7	rolf	 6s26	roli	i7k6n52
roll	 23-5a15	rolo	 13m5n39	roly	 5n8	rom	 236,18-18a104b24e73f14i28o32p44s21y12	rom 	a23b5f5g7h13i15k5l5s7	rom,	 18
roma	g16i11n72	romb	e20	rome	 10o13r35t6	romf	i11	romi	 10n10	romo	 12v9	romp	 37	roms	 13	romy	 11
ron	 300,13a103b13c10d74e37g40i106k19n40o38s29t50y12z6	ron 	012a23b8c19d11e14f8g9h12i5l9m7p14r7s14t12v6y14	ron,	 13
rona	 50d16k6l14t7	ronb	e12	rond	a17e6o45	rone	 21	rong	 28	roni	 10c22k19n40	ronk	e16	ronn	e15i10j10	rono	 7m7v21
rons	 10k13	ront	 16a10e18	roo	b18g5k132m6s26t26y11z5	roob	 14	rook	 32e9s86	roos	 16	root	 11h9	rooy	e11
rop	 8a16e7i5k5o29p5	ropo	l19n5	roq	c5u36	roqu	e21i11	ror	a51e7o6	rora	 39
ros	 285,6-9a201b6c22e141i79j7k42l43m8n10o17p59s172t20u16z42	ros 	018a10d17e26h7j6k6l7m10p5s8v5
rosa	 65,5c20d11l41m5n15r21s15	rosc	h9o9	rose	 33c5l10m21n55	rosi	e13m6n42	rosk	a17e17	rosl	a41	roso	v12	rosp	e55
ross	 34e22i36l5o28r31	rost	 5o6	rosu	 7p6	rosz	 19i5l5	rot	 32a22e26h71i18k6o73r18t27	rota	r12	roth	 8e52y5	roti	m11
roto	n71	rotr	a18	rou	 11b9c6e6g163h6l48m5n14p308s32t146v5w13x44	roug	e15h148	roul	a46	roup	 305	rous	s24	rout	e146
rouw	e10	roux	 43	rov	 194,8a338c8e189i143n15o32s70	rov 	b11d9k14q20x10	rova	 276c10n38	rove	 114n25r8s35
rovi	c83d9l10n22t12	rovn	i13	rovo	 21	rovs	 5c9e9k44	row	 69a20e37i13n50s62	rowa	 7n13	rowe	 34	rowi	c7e6	rown	 44
rows	 26k33	roy	 121a14b8c6e10o20	roya	l13	royo	 19	roz	 39a44c11d13e35i14k11m13n28o21s20v7y5	roza	 26l10n6	rozc	o11
roze	b5k6l11n11	rozn	a19i5	rozo	v20	rozs	a15	rp	 153,4-5a157c2d1e80g1h49i44k2l21m2n2o40r2s12t2u18v1
rpa	 53c6d11r15s48t8	rpar	k14	rpas	s46	rpe	 18l7n36r8t7	rpen	 6n7t21	rph	a6y43	rphy	 38	rpi	g8l10m5n20	rpl	a17	rpla	n13
rpo	n17r13	rpon	g16	rpor	t13	rpu	r16	rpur	 14	rq	 2.5a12i2u189	rqa	n10	rqan	d10	rqu	a25e154i9	rqua	r25
rque	 102,11-8s25z6	rr	01 48,1-8.23a667b3e727f3h7i423k1l3m6o308s7t2u45v2w1y229	rr.	 23
rra	 171,8b7c119d44g22h15i19l37m12n52r20s39t27u10y33z30	rra 	08a6c7m5r6s12v44y11	rrac	e113	rrad	a34i8	rrag	a12o7
rrah	m10	rrai	n16	rral	 20e15	rran	c15d10o16z5	rrar	i14	rras	 8a10c7q8	rrat	 9o13	rrau	f10	rray	 31	rraz	a24z5
rre	 136-10a25b7c5d9g22i68j12l66m6n57o21p7r86s48t95v8y9z25	rre 	a5c17e7g7r6s10	rrea	 12l11	rreg	a12o10	rrei	a15r48
rrel	a5l55	rren	 18c13o12t11	rreo	l10n11	rrer	 20-8a31o25	rres	 39	rret	 21e40o14r7t11	rrez	 23
rri	 39a43c18d12e60l20n34o53p5s100t31	rria	 22c5g9n5	rric	k15	rrid	o10	rrie	n12r42	rril	 5l15	rrin	 16e5g7
rrio	 11n22s20	rris	 59o35	rrit	o8s16t5	rro	 59c5d5g5l36n27q11s89t11w30y22	rro 	c9s9	rrol	d6l28	rron	 11n10	rroq	u11
rros	 79-6	rrow	s29	rroy	o20	rru	 5b14h14t9	rrub	i14	rruh	 9o5	rry	 203,7l6	rry 	b5c9h49l5r13s14
rs	 938,35-27.162a139b67c52d35e572f23g5h74i117j5k525l65m4n12o277p20r2s109t485u52v17w36y1z79ø6
rs 	012-24a42b17c11d15g15h7j11k16l14m6n7o5p14r9s15u24v17	rs -	 24	rs 0	010	rs a	n32	rs b	e5v5	rs u	n22	rs v	a7e6
rs,	 35	rs, 	s5v10	rs-	l6s11	rs.	 162	rs. 	a21b8c12d11e9i5j6l15m16n10o6s12	rsa	 25c28f10i6l5n19s10v15x8	rsac	 25
rsaf	 10	rsav	a14	rsb	a12e45u6	rsba	c11	rsbe	e6r38	rsc	h48	rsch	a6e25o7	rsd	a6o26	rsdo	r26
rse	 55e6h6i6k11l54m9n247r144s6t13	rsel	 33e10	rsen	 189,15-15a6i6s10	rser	o144	rset	 13	rsf	a5e17	rsfe	l17
rsh	 11a16i28o14	rshi	 9r13	rsi	 8d25e5l6m11n33t10	rsid	e24	rsim	 10	rsin	)13g10	rsk	 7a357e30i65o35u7y23	rska	 349m6
rske	 16h14	rski	 51e9	rsko	 19v10	rsky	 23	rsl	a37e18o10	rsla	n27	rsle	v14	rso	 8d10i14n204s11v25	rsoi	x14
rson	 152,9-10l9s12	rsos	 10	rsov	a15s5	rsp	a6l7	rss	e7o91t6	rsso	n91	rst	 73a67e83i40o15r187u7	rst 	a5s6	rsta	 15d45l6
rste	a6e6n42r15	rsti	l24n8	rsto	r6v5	rstr	.63a120	rsu	 5l19m13n9	rsul	a10o6	rsv	e14	rsve	l10	rsw	e8i27	rswi	l27
rsz	a47e25o7	rsza	g34w5
rt	01 1674,13-59.152a341b4c2d4e779f10g3h650i586j3k14l20m42n120o722p13r62s192t15u80v15w28y95z83ø1ı3
rt 	033-7a75b37c48d44e114f16g25h23i19j45k30l41m42n13o12p27r27s55t17u16v11w12y5	rt 0	022 11	rt a	/5b5d5l14n14p5r8v6
rt b	a5e9o7r10	rt c	a8h8l7o14	rt d	a12e17o6	rt e	l92r5t7	rt h	a9e5o6	rt j	a20e13o8	rt l	a8e12i6u7	rt m	a23i7o6
rt p	a12o5	rt r	i5o12	rt s	a13t12	rt u	n12	rt,	 13	rt-	d11g14s13	rt.	 152	rta	 178.12c5d27g5j6l29m14n24t8w9x8
rta 	06a6b14c8d9e8h7k6l5m12r8s10	rta.	 12	rtad	o27	rtal	 13a7e6	rtam	e11	rtan	e10
rte	 207a7g23h24i6l60m10n256r90s32y39z8	rte 	a5c5d14m7	rteg	a18	rteh	 16-8	rtel	 5e7l35s7	rten	 35b12g15o20s167
rter	 74s6	rtes	 21	rtey	 23-16	rth	 425,6-8a29d17e50f7g7o20t13u34y18
rth 	a25b8c15d7e10f5g11h17i6j21k13l22m18n6o5p10r19s21t10v5w5	rtha	 18	rthe	 24l7r12	rtho	u13	rthu	r32	rthy	 10
rti	 18c14d17e14g7j6l30m15n372s29w6z42	rtid	a17	rtil	l15o10	rtim	 5e6	rtin	 107-10a16e49g6i6o22s149	rtis	 16o6
rtiz	 21a14	rtk	o13	rtl	 7e7	rtm	a35e5	rtma	n35	rtn	e115	rtne	r113	rto	 391b6d5f5g10h5k7l65n121r33s16u6v33w10
rto 	09a10b8c9d17e7g9l6m8n6p6s22v9	rtol	e25o25	rton	 103o6	rtor	 12-7p5	rtov	a17i12	rtp	l11	rtr	a30i14u17	rtra	m6n21
rtri	j5x5	rtru	d17	rts	 137e6h5l5o7t12	rtt	i10	rtu	 6l5n15r36z5	rtun	a10	rtur	 12i5o11	rtv	i12	rtw	i5r20	rtwr	i20
rty	 44-5a9l6n24	rtyn	 20	rtz	 50m12o12	rtzm	a12	rtzo	g11
ru	 241)2,26-5a129b167c151d261e421f19g119h40i142j21k49l131m235n520o47p366r11s378t221u26v28w4x1y31z185đ3
ru 	05c5l13m8n7p6s5	ru l	a6o6	ru,	 26	ru, 	b24	rua	 109p8u6	rua 	a10b11c6f7m14n7r6s13	rub	a9e74i43y27	rube	 5n57
rubi	 5a14o11s6	ruby	 23	ruc	 5c6e6h29i9k80t10	ruch	 14e5	ruck	 53e19	rud	 82,12-7a12e21i25n19o38y8z15	rud,	 12
rude	 5r10	rudi	g5s6	rudn	i16	rudo	l28v5	rudz	i14	rue	 300c27d15g14i9l9n37r5	rue 	a7b6c11d157j7l10m10p5s14	ruec	k27
rued	e15	rueg	e5g8	ruen	 27-6	ruf	i11u5	rug	 35a10e26g22u15	ruge	l7r19	rugg	e17	rugu	 5a9	ruh	 10e5l6o9
rui	 5c16j9s18t66z13	ruic	k16	ruit	 44e20	ruiz	 12	ruj	i15	ruji	e9l6	ruk	 9a5e10o10	rul	 19e13i10l40m7o7u31	rule	 11
rull	o33	rulu	i27	rum	 86a36b20e47i10l5n6o5p5s11	rum 	a5p5	ruma	h24	rumb	a7e6i5	rume	l42
run	 101a36c15d18e34g70i8k14n79o81p5s12t28z8	runa	 33	rund	a9e6	rune	 5n5r7t9	rung	 61e5	runk	e10	runn	 34e40
runo	 28l42	runt	e23	ruo	n44	ruon	g44	rup	 83a58e16i16k6n6o10p152v13	rupa	 55	rupi	n16	rupo	 10	rupp	e147	rupv	e13
rur	 10	rus	 47c7e37i14k23l5o27s57t120u6z19	rus 	a5h5s5	ruse	 12v21	rusi	c5n8	rusk	a13o9	ruso	v24	russ	e39o11
rust	a9e109	rut	 111a7e28h35i15s5t8	rut 	086	rute	r21	ruth	 9e25	ruti	 5a9	ruu	d20n6	ruud	 14	ruv	a17e5	ruy	n24
ruyn	 21	ruz	 93a7e7i28o21s10z8	ruz 	05a5d7p7s6	ruzi	c20n7	ruzo	m10v11	rv	 4-1a320e193i199j1l3n1o102u8æ3ø1
rva	 6e6g7j10l135n62r24s20t45	rval	 7d7h120	rvan	 24g5t27	rvar	 11	rvat	h19i6s13	rve	 27d18j36l25n24t6y46	rved	i17
rvej	 36	rvel	d21	rven	 7y5	rvey	 36	rvi	d25e6k16l28n96s20	rvid	s22	rvik	 15	rvil	l27	rvin	 52a5e18g7	rvis	 19
rvo	 11j6k5n19o31r17	rvon	e19	rvoo	 28	rvor	t15	rw	 13a132e127i83o41s22u3y10	rwa	 7d8l38n8r6t6u7y48	rwal	 18d7t11
rway	 48	rwe	 7g81n21r6	rweg	 81	rwen	 18	rwi	c5e7g5j5n52	rwin	 25s8	rwo	d7k5o12r13	rwoo	d12	rwor	e7t6	rws	t22	rwst	 22
rx	 1-2e3o1w7	ry	 621'7,8-19a277b51c37d45e47f6g20h2j15k18l48m10n166o18p9r9s61t8w4z4
ry 	a12b14c33d11e7f7g16h51i8k6l15m13p9r30s43t9v6w8	ry c	l8o14r5	ry h	i45	ry l	a11	ry r	o24	ry s	c5t23	ry-	s11	ry-s	u11
rya	 52d5l52m9n131t15	ryal	 43,8	ryan	 87i7n13t12	ryat	i7m8	ryb	a25n13u6	ryba	r20	rybn	i12	ryc	e5h18j6	rych	n6o5
ryd	 15l8o8	rye	v41	ryev	 35a6	ryg	g13	ryj	a12	ryja	n10	ryk	 5o9	ryl	 22a9e9	ryn	 56d16e41g8t13	ryne	k31t5	rynt	a5y5
ryo	 13n5	rys	a5t43	ryst	a25e7w5	rz	 76,6-9a157b7c13e202g3h1i103k1l4m1n21o70s18u18w1y96	rza	 60k19n37s8t9u7	rza 	g8p5
rzak	 16	rzan	o22s6	rzc	i12	rze	b9c14e9g16j24l31m14n9p9r8s28w17	rzej	c9e11	rzel	e15	rzes	i11k6z8	rzew	a6i6
rzi	 8c10i5m9n20s6t8y18	rzin	c5s9	rziy	o18	rzn	a5i11o5	rzni	e10	rzo	d10g32v8z5	rzog	 21e6	rzs	e11	rzu	 5r9
rzy	b19c16k8n28s9	rzyb	o7y9	rzyc	e8k5	rzyn	 9a8i5	ræ	d12l1n1s32t5v2	ræd	e10	ræde	 10	ræs	t24v7	ræst	e18
rø	 13a10b3d36e14m24n23r6s1y12	røa	 10	rød	 18e8o5	røe	d14	røed	 11	røm	 24	røn	 7d11	rđ	a5e9
rı	 53b1c1f1g1k21m23n1o3s10	rı 	025	rı 0	020 5	rık	a13k6	rıka	y10	rım	 22	rıs	 10	rł	o6
s	0161 16787)6,506-506.1790/149a8054b509c3356d249e7468f171g170h2865i4878j122k5180l1256m1066n586o6244p1415q217r576s4517t13800u2236v574w380x5y388z1838æ39ø145ı54ł42–1
s 	0680(5-206a602b377c379d354e364f162g438h177i91j134k236l275m348n159o97p278q24r238s483t240u322v370w73x3y100z59ø4ə1
s -	 206	s - 	b16c16d26g5h11j15k5l7m20p6r5s16t7v30w9	s 0	0538 71m5r5s6t17	s 00	0317 207	s 0t	h15
s a	 31.14a5b26d13g34k9l49m12n267p5r31s44t5u21v15z5	s a.	s14	s ab	e10y8	s ag	 5e20u8	s al	a7e13t7	s an	a6d231g15
s as	o38	s au	g16	s av	e10	s b	a66e55i19j8l19o54r64t5u65v21	s ba	k7l11r23	s be	c6i5n15r22	s bl	a10	s bo	g7n8r9u13
s br	a9e6i14o18u13	s bu	l45s5	s bv	 7b14	s c	a96c9e33h48i15l18o122r16s5v13	s ca	b7d16l7n9r22s25	s ce	l6n15r7
s ch	a26e14	s cl	a7o11	s co	l11m26n9r52t5u9v6	s cr	e7u5	s cv	b13	s d	a61e136i34o74r7u17v14	s da	 7h5m29n7v5
s de	 93c11l8s11	s di	a23	s do	 59l5	s du	 5l5	s dv	m14	s e	 141a5c10i18l10m25n11r7s79t28v7
s e 	a13b11c11f9h22m23p10s17	s ei	 13	s em	r21	s es	 61c6t7	s et	 26	s f	a30e24i17l7o43r35u6	s fa	l5u5	s fe	l5r13
s fi	e7l7	s fo	n5r15s5t9u7	s fr	a23i5	s g	a269e13i10l8m7o13r97u18	s ga	l11r13s5t231	s gr	a34e9i8o20u25
s h	a39e54i17o38u17y10	s ha	n6r9t9	s he	i10n7r32	s ho	l32	s hy	f10	s i	 12e28i15n8s7v6	s ie	l28	s ii	 7i8
s j	a59e18o28r8u16	s ja	c6n19s20	s jo	h9n8	s k	-8a33e15f13g7i11k14l9o41r22u37v19	s ka	l6r11u6	s kf	t13	s kk	t14
s ko	c6r12	s kr	a9i8	s ku	n22	s kv	.11a8	s l	a75d12e35i36l6o58t20u30	s la	 8k6n15s8u23	s ld	a12	s li	e5g6l7n7
s lo	c5d5m14r6	s lt	d20	s lu	c6n8	s m	a143b12d6e67i40o59u12	s ma	e10i11l11n21r39s5t13w9y6	s mb	a12	s me	a6d7l15m7r8s7
s mi	c8g7l10r7	s mo	n17r15t5u6	s n	a26e20i8o65u8v17y12	s no	 10r20v17	s nv	 17	s ny	r10	s o	b6e8h6l18r21t5z7	s ol	i15
s or	s6t6	s p	a83e32h24i19l27o34r36t16u7	s pa	l14n14r21t6u5	s pe	n6r10t7	s ph	d22	s pi	n17	s pl	a27	s po	n9r5t6
s pr	e14i12o5	s pt	y16	s q	u24	s qu	e5i12	s r	a63e17i23o108u22	s ra	j22k11n6	s ri	o6v5	s ro	a33b9c7d7l5m12s13u5z7
s s	.60/18a110c35e14h18i20k10m10o51p11q6r12t58u24z15	s s.	a21l14r23	s s/	n18	s sa	 12i6l27n16r14u21	s sc	h14r16
s sh	i8o6	s so	k9l7r10u5	s sr	.12	s st	a7e7r39	s t	a14e21h7i12o21r18s121u8y13	s te	r13	s to	r10w7	s tr	a12	s ts	a119
s ty	 13	s u	l16n277r7t12	s ul	t13	s un	 237d35i5	s ut	 5c5	s v	 9.13a176e86i60o10z15	s v.	o13	s va	g116i8l18n23
s ve	d8i46l7r12	s vi	g9l25	s vz	w15	s w	a33e17i13o5	s wa	l9s8y5	s y	 90a5	s y 	a11b8c8d7g13l6m7r5v9	s z	a13e12r11v7
s zr	t11	s)	 6	s,	 506	s, 	045a14b44c26d34e6f5g17h16j13k27l25m50o10p26r17s38t15v42w15z9	s, 0	022 23	s, b	a8e6l17u5
s, c	l7o8	s, d	e24	s, g	o6r6	s, k	a5r7u6	s, l	a7e11	s, m	a17e12i6o11	s, p	a5e8o7	s, r	i5o7	s, s	a8i6m11	s, v	a26e9i6
s-	025a7b46c9d15e3f16g23h11i16j5k17l73m38n4o16p26r44s57t2u2v17w22x1y9z2	s-0	025	s-00	025	s-b	a16o21	s-ba	i8r5	s-bo	u13
s-f	o10	s-fo	s10	s-g	r8u6	s-i	n16	s-in	o15	s-l	a7e22o39	s-le	-5z6	s-lo	n34	s-m	a15o14	s-mo	r6u6	s-p	e12o8	s-pe	r11
s-r	e6o31	s-ro	 27	s-s	t28u16	s-st	r27	s-su	r15	s-v	i6o7	s-w	e6i10	s.	 1066a155c24l118r427
s. 	a56b21c21d18e19f12g12h12i14j15k22l25m39n17o10p12r14s35t6v5w6y6z6	s. a	d5l7m10n6r6s6	s. b	a5r9	s. c	a7h8	s. d	a6e7
s. e	l11	s. l	a5u6	s. m	a27	s. r	a5o6	s. s	a9h6o5	s.a	.155	s.a.	 155	s.c	.24	s.c.	 24	s.l	.118	s.l.	 118	s.r	.427
s.r.	l103o324	s/	n149	s/n	.149	s/n.	 149	s0	023 72a1b9c4d1e2f3g1h1i1j1k3l2m4n1o3p5q1r2s6t3v5w2x2y1z2	s0 	014e6k5n5p6s5
s00	 21	s00 	019
sa	059 1407,12-28.119a104b354c152d218e20f118g212h128i412j38k144l646m463n1612o14p44r836s220t114u156v166w45x15y174z12’12
sa 	036a45b46c50d33e15f21g32h21i13j10k45l41m70n33o13p32r24s193t24u6v26w11y7z7	sa 0	025 9	sa a	l11n15	sa b	a18e9o7r6
sa c	a27i6o6	sa d	a7e11	sa g	a11r12	sa k	a8o10u13	sa l	a14e5t6u6	sa m	a31e8i5o19	sa n	a6o17	sa p	a8i5o5	sa r	a9e5
sa s	a17c10e126i5t10	sa t	e6h5r5	sa v	a11e9	sa,	 12	sa-	a7b5	sa.	 119	sa. 	b23k55n22z19	sa0	031 28	sa0 	028	sa00	 31
saa	c42d7n9r20t7v12	saac	 42	saar	i13	saav	e12	sab	a68d14e148i66o12r27u7z8	saba	 8c15d17l13	sabd	a13	sabe	l113t35
sabi	a6l18n28r8t6	sabr	a7i11o5	sac	 44a12c30e10h15k26o6	sacc	o26	sach	i6s7	sack	 15a7	sad	 43a55i19o48r8s5u13y17
sada	 30c9	sadi	 6o8	sado	 10r12v19w6	sadu	l10	sady	 10e7	sae	f6n12	saen	z12	saf	 13a9i51o30r8	safi	r33	safo	 20-6
sag	 13a29e113g5i14l14n6u7	saga	r20	sage	 108n5	sagi	e12	sagl	ı12	sah	 40-21a28b7e16i11	sah-	a11	saha	r19	sahe	e15
sai	 64,8a5d29e11g8l22n242q8z6	sai 	a11	said	 18o6	saie	s11	sail	 9e6	sain	i20t222	saj	e7o27	sak	 35a32e7h8o6s36t6u6
saka	 7r20	saks	k5s26	sal	 15a118c42d31e54g10i98l34m69o60t10u5v44w6y22z18	sala	 17c14d5h7m27s23t5y5	salc	e13i28
sald	a10i10u10	sale	n30s10	sali	a15e9m16n34s9	sall	e17ı8	salm	a16i50	salo	 8h9m6n20w6	salv	a35o5	saly	 6a11
sam	 20a106b33e7i35m15o57p14s27u116y23	sama	h8n67r15	samb	a17	sami	 6l5r16	samo	a27n10s7	samp	a11	sams	o14u10
samu	e93k14x6	samy	 19	san	 312,7a72c67d367e62f29g43i28j19k25l9n60o57q6s39t343u16y37
san 	a24b10c17d6e6f24g7h5j12k9l20m17n13p20r9s25t8u5v5	sana	 31b16d11h8	sanc	h49o7	sand	 21a11b21e59o61r124s36u10v6y5
sane	 23n33	sanf	o26	sang	 11e8s6	sani	 22	sanj	a17	sank	a6o5t10	sann	a18e33i6	sano	 19v24	sans	 14k17o5
sant	 8a95e14i86o133	sanu	s11	sany	 15a18	sao	 12	sap	 8a6u14	sapu	t12
sar	 100a270c18d45e51h5i130j8k27l30m11n12o20p18r12s14t17v13y11ı15	sar 	a7c5d5m5s7	sara	 54b17g9h31i105n18s9y6z7
sarc	e12	sard	 7o32	sare	 10-5s15z15	sari	 77e5n5o21t13	sark	a11o13	sarl	 21a5	saro	s8v5	sarp	o16	sart	 6e6	sarv	a11
sary	k11	sarı	k10	sas	 97a7h7i9k11o6s11t34u19z7	sast	a32	sasu	 19	sat	 17a17e10i5n5o8t22u19	satt	e21	satu	 11
sau	 29c20d6e32l25r10s14t7v5	sauc	e20	saue	r32	saul	 6k11	saus	s13	sav	a57e26i27o26s19	sava	 21,6n14r5s5	save	l8n5
savi	 16n5	savo	l17	savs	k18	saw	a20e13o6	sawa	y15	sax	e10	say	 140g11o17	say 	s124	sayg	ı11	saz	a12	saza	v12	sa’	d12
sa’d	u12	sb	 3a53e140i2j7o82r28u174y10æ1ø9	sba	c26k6	sbac	h25	sbe	e13n15r92t10	sbee	k12	sben	s10	sber	e6g83
sbo	d5n5r45u21	sbor	g14n7o20	sbou	r21	sbr	o9u14	sbru	c11	sbu	c10r156	sbur	g143y12
sc	 110a260c1e149h2105i99l1o407q5r55s30u131ı3	sc 	a22e9g5n13s5t6	sca	 73d25l39m9n10r83	scad	a23	scal	a12i18
scar	 27e14i8l22	sce	 17n124	scen	t120	sch	 268,14-57a214b8e333g6i142k48l87m163n79o207r69u239w165	sch 	06a6g7u6
sch,	 14	sch-	s44w6	scha	a6c10d26e22f32l17m32r27t8u19	sche	 28i93l37n58r60s9t6u9w6	schi	 8a5e8l33m19n34p18r5	schk	a8e40
schl	a24e33i21o8	schm	a24e16i118	schn	e52i8y16	scho	c8d8e44l23n30o19r8t28u6w22	schr	a11e11o37ø8
schu	b10l130m28p14r9s25t7	schw	a83e32i35y12	sci	a10c6e7k7l9m9n14o8s20	scin	a12	scis	k20	sco	 139,6b148l8n24p31r6t30
sco 	07a6c15d9i7l5s8	scob	a8e139	scon	 9i11	scop	 27	scot	t25	scr	 49	scs	 22	scu	 69,32l13r5	scu,	 32
sd	 42a33e19i10l2o102r31u2y8	sda	l16	sdal	 14	sde	n8u5	sdo	m7r60t24	sdor	f57	sdot	t24	sdr	e31	sdre	e31
se	07 1524,24-30a53b164c123d111e62f61g73h50i131j39k153l581m161n2427o63p128r739s147t210u51v166w49x13y117z11
se 	0140(12-13a33b21c20d88e24f6g13h16j11k13l31m33p23r12s40t8u6v10	se -	 13	se 0	0116 24	se a	n23	se b	a10e6
se d	a9e41i18u12	se e	d12m10	se l	a7u14	se m	a16i7o5	se p	a6e6	se s	a7o15	se,	 24	se-	a16	se-a	d14	sea	 24n9u15
seau	 11	seb	a68e35i34o5y18	seba	s63	sebe	r6s11t8	sebi	 12k10	seby	 12	sec	 17a23c17i6k11o15s8t10u8	seca	 23	secc	i13
seco	n10	sect	o10	sed	a33e13h14i8l21o5r7	seda	 9r16	sede	 11	sedh	i13	sedl	a7i7	see	 35-12s8	see-	d12	sef	 26a10i16
sefi	n16	seg	 7e13o17u19	sego	v11	segu	n11r8	seh	 8i29o5	sehi	 7r19	sei	 23-18a5d7g13l13n45	sei-	a5n5	seig	e8n5
seil	e7l6	sein	 8e36	sej	e22	seje	j12v10	sek	 75e7i32o17u10	sek 	a19s7	seki	n31
sel	 179,6-6a31b5c7d6e88i32j16l55m19o27r5s33t21v7w7y20	sel 	07-5a11e5	sela	a5n9r7t6	sele	 36n13y19	seli	 7n14s6
selj	e14	sell	 24a7e10i5	selm	a11	selo	 11n5v8	sels	 15t6	selt	 13e5	sem	 46a24b5e30i11j7o7p14r6	sema	r21	seme	 26
semp	e13	sen	 1357,93-87a29b30c18d47e37g84h140i94j12k20l5n17o37p13s177t22v12w23y51z19
sen 	019-16a66b40c11d8e12f20g18h28i24j15k13l20m16n11o95p13r23s62t10u5v28	sen,	 93	sen-	a6b9h11j5k6p5s18	sena	 9l5
senb	a15	senc	e6u10	send	a16e16o6	sene	 9c14r9	seng	 6a12e39h18k6	senh	a8o130	seni	 22a8c36e12n5	senk	o13	senn	 7a7
seno	 11r11v8	senp	a5l6	sens	 99,10g11k7o11p6t14v9	sent	j8o6	senv	e12	senw	e21	seny	 21e16i5o7	senz	a19	seo	 45g5
sep	 6e10h49p38u12	seph	 36i8	sepp	e21o13	sepu	l12	ser	 175,14-23a25d14e37f11g59h29i45k6l5n16o150p10r64s10t14v19
ser 	07-7e5i8u10	ser,	 14	sera	f14l5	serd	a10	sere	n28	serf	o11	serg	a5e25h9i19	serh	a28	seri	 13g17o7	sero	)144
serr	a61	serv	a18	ses	 53c9s8t60	sest	i5o49	set	 27a49e5h18i12t76y10	seta	l22n24	seth	 7i10	sett	e20i53
seu	 8l8n11r9x15	seun	 10	seux	 15	sev	a28c5e47g17i41n13s7	seva	c24	seve	r41	sevg	i17	sevi	c21l15	sevn	i13	sew	a38e7
sewa	y34	sex	 6m7	sey	 25d26i33m6n13	seyd	i22	seyi	 13d17	sf	a37e35f1i28j8o43p1r6u12	sfa	 19l11	sfal	u10	sfe	l34
sfel	d34	sfi	e9n6s13	sfis	o13	sfo	r41	sfor	d29t6	sfu	r10	sg	06 3a98e13o8r32u1y9	sga	a6i9r13t57	sgar	d11	sgat	a15e40
sgr	a19u10	sgra	c6n10	sh	 214,6-6.39a832b6e290f1g1h3i516k28l128m36n33o262p24q1r101s2t27u123v5w156x6y10ø9
sh 	a6b13c14d8f6g13k5l11m5n5p15r8s11t5	sh p	a10	sh.	,38	sh.,	 38
sha	 153b22d12g13h98i48j5k61l39m38n151r61s7u19v23w45y12z12	sha 	a5b8c5d8f7g6h7k8l8m7n7p7r8s10t7v5	shab	a22
shah	 17a15b18o12r21z8	shai	 44	shak	a8i6y45	shal	 13e8i9	sham	 7s18	shan	 13a21b9e19g11i12k19n15o8t21	shar	d8i13m23o9
shau	n15	shav	e13n7	shaw	n38	shaz	a10	she	 15e24g5i17k22l17r149u6z19	shee	d21	shei	l5m10	shek	 13o9	shel	i5l7
sher	 37i13p49r7w8z10	shez	i19	shi	 74-5a5d20e35k8l26n96r211u18v7	shid	 10a5o5	shie	 8l26	shil	p21	shin	 9a14g52i20
shir	e169i33	shiu	 17	shk	e22	shke	n22	shl	e35o85	shle	r18y15	shlo	g82	shm	a9i26	shmi	 24	shn	a18u14	shna	 15	shnu	 14
sho	a47d22f41h5l19n22r71u9v9	shoa	l47	shod	i20	shof	 9f11i11s5	shon	 9g8	shor	e64n6	shp	a24	shpa	n24	shr	a16e57i26
shra	 11	shre	s51	shri	s17	sht	o19	shto	n19	shu	a43k43m10n9t5	shua	 35h6	shuk	l27r16	shum	 10	shw	a155
shwa	 12n120r13y9
si	 539,174-51a250b95c253d297e306f31g104h33i10j21k180l368m353n774o208p118r218s133t165u32v21w50x1y63z30
si 	0128-10a18b9c12d5e8i8k5l17n8p7r5s12t5v6	si -	 10	si 0	0111 17	si a	n11	si,	 174	si, 	0159	si-	a8d5n5o6s15	si-s	o5t9
sia	 125k33m14n47s12	sia 	b5k9l11m15p6r8s9v5	siak	 28	siam	a14	sian	 27o5	sias	 10	sib	e10i54o10u11	sibi	 19u8y26
sic	 36a60e64h31k46s7	sica	 56	sice	 42-5v15	sich	 24	sick	a38	sid	 5d31e195i25l19o9	sidd	h11i18	side	 143n43r9
sidi	b5n19	sidl	e9o5	sie	 70b8c8d41f5g14l15m13n24r53t15u15v6w9	sie 	b7d5r5s8	sied	e6l17u17	sien	k7n11	sier	 7a10r19s11
siet	n10	sif	 10,7i9	sig	.10h5m9n19r10t18u19	sig.	 10	sigr	i10	sigt	s13	sigu	l9r10	sih	l17o13	sihl	f17	sij	e10
sik	 77a19o56	sik 	a23s8	siko	r6v29w14	sil	a22b10e48i33j21k6l24o9v177y5	sila	s12	silb	e10	sile	 38	sili	 5a5s9	silj	e13
sill	a11o11	silv	a117e21i39	sim	 45a40b8c8e27i53l6o143s6u5	sima	 20n6	sime	 8n12	simi	l6n6o10r7s18	simo	 6e8n118v8
sin	 102)13,5-6a96c18d27e28g188h25i19j19k27n6o48s63t77	sin 	a5e5	sin)	 13	sina	 57g6i5n6u10	sinc	e9l8	sind	e8i9
sine	n11s6u5	sing	 78a7b8e25f7h27i11t8	sinh	a16	sini	 9k5	sinj	 12s5	sink	i24	sino	 13p5v18	sins	 7k52	sint	-74
sio	 75m10n98r11	siom	a10	sion	 70s25	sip	 6a31e16h24o29	sipa	 25	sipe	s10	siph	e9i8o7	sipo	n5s12t9
sir	 39a20b11d12e19i17j12o62s5v12	sirb	u10	sird	a12	sire	g7t8	siri	n14	sirj	o12	siro	 30j10v15	sirv	a12
sis	 60a14c5i13k9n13o8	sisa	 5k5	sisi	-7w6	sisn	e13	sit	a31e19h42i5o15s6t25u6y7	sita	 22r6	site	 10s6	sith	e5o11u26
sito	m5r8	sitt	 16e8	siu	 22s8	siv	a14	siw	e45	siwe	 29l14	siy	a53o10	siya	b6n29y16	siyo	 10	siz	a17i12	siza	k6n11
sizi	 12	sj	 2-1a18e21o49u8æ2ø21	sja	 6n8	sje	a6r5	sjo	 6b20g21	sjob	e19	sjog	r21	sjø	e14	sjøe	n14
sk	07 44a2382b2e429f5h6i1296j2k1l12n1o548r51s3t1u82v7w45y235æ10ø10ı1	ska	 2181i5l40m20n18p13r57s5t7u22
ska 	0477a32b33c149g5k13l5m27n10o5s52u43v7	skal	 7i16s6	skam	p13	skar	 18i8n5o9	skau	g18	ske	 195h115m18n20r54v8
ske 	b7h8k11m5n66t16u6	skeh	o114	skem	 13	sker	 18c7e8k9	ski	 944,62-70b15e52h18l25n30p5r5s55v5
ski 	0173a54b6c10m6o24p17s45t9v8z11	ski,	 62	ski-	b9k10m5o5p6s7	skie	 46	skih	 15	skil	e20	skin	e16	skis	 40e9
sko	 107-16c15d6f15g69k10l50m9p10r10u6v194w17	sko 	a28	skof	j12	skog	 25e5l20o6s9	skol	e12g9s17	skov	 39a101b5i21o10
skow	i7r10	skr	a8i19o9u9	skri	c11n8	sku	 9l6n21t36	skut	 6e27	skw	e43	skwe	r43	sky	 125c12e11l45w34
sky 	a24b7k13m8o6s10v11	skyc	h12	skyl	a41	skyw	a34	sl	06 13-1a687e199i118j4n3o178u39y6ø1ı1
sla	 18a29d22g11i7m9n158o8p8r7s42t10u8v333w7	slaa	n29	slad	a12	slan	 26d110i8o6	slas	 5k21o12	slat	i10
slav	 100a133i17k24o37s14	sle	 41i6n6r53s10v22y38	sler	 37,9-5	slev	 22	sley	 31	sli	 27a10c11e12n18w9	slie	 11
slin	a5g5s6	slo	 7b19m11n18o39t17v58	slob	o19	slom	 6o5	slon	 14	sloo	 31t5	slot	a8s5	slov	a19e33	slu	i10n14s5
slun	d6j7	sm	04 4a251e343i259o100r12u73y13ø7	sma	 39c5e10i17j7n94r30w7y22	smae	l10	smai	l16	sman	 47,6a10e5i12
smar	k7t13	smay	ı16	sme	d55e22l5r16s10t203v5	smed	 8e19s23	smee	r7t9	smet	 108,13l5s65	smi	c11e5l13n75r7t132w7
smin	 13a15d7e20s19	smit	 9a26h86s9	smo	 9g24i12l13n22r8u9	smog	e24	smoi	l12	smon	d5o14	smu	g8i6n6s51	smus	 19s32
smy	k6t6	sn	05 3a125c20e186i110j24o68p4u8y29æ4	sna	 50c12d13j6s7t26	sna 	05g5h6	snat	 22	snc	 20
sne	 37a8d7l14r31s19t45	snel	l13	sner	o26	snes	 11-6	snet	 40,5	sni	a6c38e19k22	snic	a12k15	snie	r6w9	snik	 15o5
snj	a15e6	sno	 13o7r11v24	snov	a14s5	sny	m18	snym	a18
so	04 454,13-14a36b96c337d114e86f102g48h30i49j9k533l483m199n2203o28p96r202s83t80u418v424w32y43z17ł8‘3
so 	019-6a14b13c14d12e10f8g14h5k8l19m25n11p6r8s23t7v8z8	so 0	016	so a	l7n7	so m	a13	so s	a6o5	so,	 13	soa	 6l9r19
soar	e14	sob	a6c12e12i17o38r6	sobc	z12	sobi	t14	sobo	l6t20w6	soc	 19h13i298	soc 	t19	soch	a10	soci	a293
sod	 10a9e53i6r26	sode	r51	sodr	a26	soe	n82	soen	 82	sof	i77r6	sofi	a53e13n8	sog	l10n6u25	sogu	t15	soh	n25	sohn	e20
soi	 20m7x14	soix	 14	sok	 14a398e9h27o57u6y13	soka	 5c20k371	sokh	e19o6	soko	b5l16n11r8ł11	soky	 12
sol	 11a142b23c5d33e41f13h23i30l24n6o52t54u6y6	sola	 89j8n15r16	solb	e16	sold	a26u6	sole	d25u9	solf	e13	solh	e23
soli	n13s8z6	soll	e5i18	solo	 5m12r22t7	solt	 6a24e6i8y7	som	 22a33b30e8l9m20o58s5	soma	 5y21	somb	o26	somm	e17
somo	g45	son	 1403,107-134a18b11c6d42e54f8g20i32j21k10l13n20o12s220t5v15y34
son 	-39a100b30c41d21e16f14g54h40i49j17k22l46m30n10o7p32r19s76t13v27w12	son,	 107	son-	a14b10d6f5h13j5l16m14n8o7s10
sona	 10	sond	i20o9r11	sone	 27-6n15	song	 10o6	soni	a27	sonj	a13o6	sonl	a5i8	sonn	e11	sono	 6v5	sons	 203o7	sonv	i15
sony	 21	soo	r6s18	soos	 18	sop	a6h38o32r7	soph	i38	sopo	t24	sor	 79,5a15e18i29o17s8	sor 	046	sori	a13n5o7
sos	 11a18k7n7t17z14	sosa	 9r9	sost	a11	sot	a10e19h21o22	sote	l12t6	soth	o21	soto	 16	sou	 15l5m9p8r11s28t224w17z87
sous	 10-7a11	sout	h219t5	souw	 14	souz	a87	sov	 113,8a163e6i51k5o22s53	sov 	d5p5q5	sova	 150n6	sovi	c42	sovo	 17
sovs	k53	sow	 5s12u10	sows	k12	soy	 30e9	soz	k14	sozk	 12	sp	07 4-1.66a366e278f2g4h10i225l60o157r153u80v2	sp.	 66
sp. 	j22k29p15	spa	 168d5l18n19r113s16t16	spar	 33g6k46o8z8	spas	a6i7	spat	a14	spe	 8c11e5k55l16n42r129	spec	t10
spek	t51	spel	 6a7	spen	 5c25n6	sper	 56a14e6s23	spi	c11d9e27k5l31n86r9s11t28	spie	s15z5	spil	 11s19
spin	a10h6k18n7o37t5	spis	s10	spit	a25	spl	a18e32i10	spla	g8n5	sple	i32	spo	 7d5k11l6o29r64s13	spoo	 27	spor	e27r7t27
spos	v10	spr	a6e7i83o6u46z5	spri	n75	spru	i42	spu	r74	spur	 44s28	sq	u217	squ	a130e32i55	squa	l7r122	sque	 9z15
squi	b9l9t19v15	sr	04 3-2.247a110b6e48i32n2o44p7t12u52w4y2ø1	sr.	 247	sr. 	a8c7d5f5g7h9j11l7m9p9r5s8w5
sra	 10-6.38d5e19g6t19	sra.	 38	srae	l19	srat	u15	sre	d7m30	srem	s25	sri	d17	srid	d15	sro	a31d5	sroa	d31	srt	a12
srta	.12	sru	d44	srud	 28,8	ss	05 502,13-8a686b6c8d2e1461f3g4h16i321j2k41l52m8n30o964p1r31s3t143u95v4w32y17z59
ss 	-5a27b5c8d10e16g18h7j15k10l16m18n5p8r7s21t10u16v10w6	ss a	d5n9	ss g	a10	ss l	a5i5	ss m	a5e5i5	ss s	t11	ss u	n14
ss,	 13	ssa	 368c9g116i24m15n89r16s14t6u13	ssa 	05a10b11c11d9f5g10h8i5k9l10m34n6o6p7r8s141t9v7	ssag	e110	ssai	e11l9
ssan	 15a10d35e18	ssas	 13	ssau	 11	sse	 654-7a13b7e15g6l173m8n376r89s23t41u20x6	sse 	0130(12b8d51l7m5s5	ssea	u12
ssee	-12	ssel	 79a5e5l19r5s23t18	ssen	 213,12-10d7i5s99t6	sser	 51,7g6	sses	 15	sset	 10t29	sseu	r9x11	ssh	a9i5
ssi	 9a13c32d6e55g7l6m22n90o39p6s27	ssic	a25h6	ssie	 34m5r6t5	ssin	 14g53	ssio	 6n33	ssis	 17i7	ssk	a28e5o7	sska	 28
ssl	e39i5	ssle	r38	ssn	a25e5	ssna	t25	sso	 74,7c18g8k6l5m6n782r5u35v9	sso 	e7g5m6	ssoc	i18	sson	 556,72-89a6s49
ssou	p8w17	ssr	o31	ssro	a31	sst	a7e10r121	sstr	.26a92	ssu	 6d15f11l16m18n16	ssud	 15	ssuf	 10	ssul	k16	ssum	 16
ssun	c8d5	ssw	a32	sswa	y31	ssy	 10-6	ssz	a8e29o13u7	ssze	g5n16	sszo	n10
st	011 1343,16-41.62a2332b40d16e2301f20g3h128i1215j15k24l82m101n49o962p6r4595s64t3u175v58w45y80z2ø11
st 	07-5a101b23c35d34e30f17g39h28i30j47k75l100m59n18o7p18r31s80t16u10v21w15	st a	b5l20n26r6v22	st b	a5e7r5	st c	a9l6r5
st d	a9e10o5	st e	l8r6	st f	e6r5	st g	a5e6i8r13	st h	a13e6o5	st i	n11	st j	e6o32	st k	a12i47o5r5	st l	a17e15i7o48u8
st m	a33i9o5	st n	a5i7	st p	a6r5	st r	i5o21	st s	a5c6e5t50	st v	i13	st,	 16	st-	b7s10	st.	 59	st. 	g10l5p16	st0	06 5
sta	 672,23-15.23a8b6c23d437f65i10k8l74m79n299p24r137s55t187u28v122w17z12	sta 	0196a8b10c7d45e27l8m5n25s13t5v18
sta,	 23	sta.	 23	stac	h14i5	stad	 253,9-6e29o38t93	staf	a29e6f5o13s12	stal	 34d8l11o6	stam	a42m17o15
stan	 33a6b11c26e20g10i41j12k19l13o9s12t64y12z5	stap	h14	star	a30c6e20i13k27o17s7	stas	 16i17t9z5	stat	 10e105i62t6
stau	b5f12r5	stav	 19a11e7g7i18o26s10ø5	staw	e7i7	stb	o8y21	stby	 15	std	a11	stda	r11
ste	 79a95b18c21d40e58f135g36h26i148j13k10l272m22n323p74r753s19t23u23v73w24y6z7	stea	 11d77n6	steb	a11r5	stec	 7k7z5
sted	 23e6	stee	g5n47	stef	a103f26	steg	a12e9m11	steh	a9r12	stei	d6g26l5n105	stel	 13a19e13i7k5l153m7o8u16y12
stem	 8y11	sten	 60,7b120d12e8f5o11s77	step	a18h38i8	ster	 433,9-20a7b10e27f6g39h17i7k5l13m20n45o8p5r6s37t14v12
stes	 6e8	stet	t18	steu	b17	stev	a11e45n7	stew	a24	sth	a54e30i11u26	stha	 41,6m6	sthe	r28	sthu	i13y11
sti	 254,15-14a254c20d5e112f17g15i12k15l41m8n357r20s17t12v11	sti 	010n7p5s6	sti,	 15	stia	n234o6v9	stie	 69d17n19
stif	e7t10	stii	n12	stik	a7o6	stil	l30o7	stin	 60a126e85g5n5o30s29	stis	l7o9	stiv	a6i5	stj	a7e7	stk	a15o5	stka	 10
stl	a11e30i37	stle	 30	stli	 14k10v7	stm	a28e66o5	stma	 16	stme	n64	stn	i18u19y5	stni	 5k10	stnu	t19
sto	 139b17c33d12f48g6i12j25k58l86n218p58r122s24t5u33v37w12	sto 	08a9c6d5e6l6m8n12p5s6v5	stob	a16	stoc	k30
stof	 9a11f23	stoj	a12n8	stok	a5e34k5l5	stol	a47e8t14	ston	 111e72o14s5	stop	a6f5h32i6
stor	 12a8c5e12f9g7h7m10o7p7s14v9	stos	 23	stou	m6r7t7x5	stov	a30	str	 115-129.913a1127e1504i164m6n6o468u79y11z32æ10ø27
str 	b5c20h5l9m15p7s12t5	str-	l129	str.	 913	stra	 77a151c28d109e54h5k7l12n99s254t46u27v34z23ß191
stre	 66a27b9c9d16e1288i14l17m7n13r23	stri	 14a6b6c47d19e21g9j7k5t19v6	stro	 35j6m267n31o7p8s31v38w13
stru	c11e5g5k8m6p39	strz	e24y7	stræ	d10	strø	m24	sts	 17a6k13t21	stsk	a12	stst	a7r13	stu	 23b13c12d29n7p6r23s8t42
stub	b8i5	stud	e16i7n5	stur	m11	stut	i31t6z5	stv	a28e10i8l7	stva	n21	stw	y38	stwy	t38	sty	 14g16k6n29	styg	e16
styn	 13i5	su	 187,1-29a36b109c43d192e49f35g35h19i17j19k21l312m213n268o19p35r251s182t77u26v28w10y2z17đ2ł2
su 	a13g6i6l11s9	su a	n12	su-	a10d6	sua	 8g15r7	suag	w15	sub	a13e40h6i20o27	suba	s6t5	sube	d38	subi	d17	subo	t23
suc	c7h19k10	such	a6o7	sud	 118a47e9i6o5	sud 	a8e6l5m6	suda	 47	sue	 10-8l12n19	suen	 14,5	suf	 23y7	sug	a32	suga	r31
suh	r15	suhr	o12	sui	 13	suj	a6e5f5	suk	a5o7u5	sul	 144a36c10e12i7k16m12o33t12u23	sula	 11i13w5y6	sulk	e16	sulm	o10
sulo	 28	sulu	i23	sum	 53a31b7e27m62o8	suma	 9y10	sume	e12g5	summ	e11i51	sun	 40a5c14d93e5g10i18k27m5n20t11	sunc	a13
sund	 47a8b20h14	suni	t16	sunk	a27	sunn	i8y9	suo	 6n5	sup	e10l8o8r7	supe	t10	sur	 9-89a37e6i5k9o8r46y19
sur-	a37g7m14s27	sura	j10k5n6t7	surr	y44	sury	a12e5	sus	 52,6a78h13i10s6u5	susa	 9n67	sut	 10a6e16h23t14	sute	r16
suth	a19	sutt	e11	suu	 26	suv	 11a5o9	suw	a10	suz	a11	suza	n11	sv	 1.10a108e331i80o20r12æ12	sv.	 10
sva	d9g12i6l18n11r27t9	sval	d14	svar	 10c6i6	sve	c5i46j110l12n83r5t52	svei	 42	svej	 102b6	svel	d12	sven	 6d41s32
svet	a9i6l14o9s11	svi	d14e7k5l25n17t6	svid	n12	svil	l23	svin	g11	svo	l5r8	svæ	n7r5	sw	06 1-2a160e78i113o20
swa	e6h5l19n34r34t5y51	swal	d15	swan	d7i23	swar	 8a11t8	sway	 35o16	swe	g55r11	sweg	 55	swi	e22f22l54	swie	r10t5
swif	t22	swil	 37-17	swo	r14	swor	t14	sx	 4-1	sy	076 80-11a32b5c11d14e7i15k8l52m12n55p1r4s4t1	sy 	d19	sy d	a16	sy-	l10
sy-l	e10	sy0	038 38	sy0 	038	sy00	 38	sya	 8h22	syah	 15r7	syc	a10	syca	m10	syd	n7v5	syi	a11	syia	h11	syl	v42
sylv	a8e17i17	syn	a42n5	syna	t42	sz	 158,1-4a380b3c74d1e464f7h1i100j2k48l64m3n19o204p4r1s5t162u55v5w6y67
sz 	011d5k10m7p7s8	sz 0	010	sza	 10b51d10f5g38j7k30l71m16n16p9r49s18t16v7w7	szab	a18o28	szag	u34	szak	 6a9o5
szal	a30l16o11	szam	o16	szan	a6t6	szar	 9a5o17v6	szas	z16	szc	z74	szcz	 10a9e25u5y19
sze	 20c15g32k51l19m24n186p10r22t21w55	szec	s10	szeg	 19	szek	 11e35	szel	 9e5	szem	e19	szen	d11t170	szer	 5d5e8
szet	o21	szew	 5s42	szi	 18g24k7l34n6r5	szig	e20	szil	a23v7	szk	a20i5o17	szka	 16	szko	w15	szl	a7o52	szlo	 49	szn	o7y6
szo	 13d8f9g11k14l32m14n16r9s38v7w26	szok	e11	szol	n8o21	szom	b8o6	szon	y11	szos	a37	szow	 17	szt	 12a40e33i9o34u21y8
szte	r16s5	szto	f5r15	sztu	r19	szu	c29h7r5	szuc	s29	szy	c8m18n34	szym	a6c7	szyn	 17a5s10	sæ	b3t36	sæt	e16h20	sæte	r16
sæth	e20	sø	 14f2l5m1n65r55y3	søn	d32n33	sønd	e9r23	sønn	e33	sør	e28l18	søre	n28	sørl	i18	sı	 3d1g1k6l2m13n2q1r22x1z2
sım	o13	sımo	v13	sır	a15n7	sıra	n15	sł	a24e1o11u6	sła	w21	sław	 7i5	s–	w1
t	0170 9610'1)3,141-525.479a8354b418c224d786e9550f135g112h4737i5891j162k307l553m296n425o6354p83q4r7350s1699t2612u1773v252w258x2y1052z849ø61ı29ł3
t 	0655&2(9-73a360b198c198d193e210f73g128h113i89j130k179l295m231n116o48p173q4r154s348t106u58v84w57x8y49z16ø1đ3ł1
t -	 73	t - 	d6k6m13s6v6	t 0	0453 158	t 00	0275 153a7b12c6	t a	 6/5b25d14g9i6k9l38m10n127p5r24t16u14v34y5	t ab	d12i5
t al	a5e12i5	t an	 8d95g11n5	t at	t15	t av	e31	t b	a39e39i7l13o46r38u6	t ba	h7r11s6	t be	c5r17	t bl	a10	t bo	i15n5t5
t br	a6e10o10y5	t c	a41c7e10h24i14l27o46r22	t ca	d11r11	t ch	a10e6	t cl	a6i5o12	t co	l15n6r9u10	t cr	e12o8
t d	a32d5e61i33o16r11u24	t da	r5v9	t de	 16c6l8m5s8v6	t di	m6o22	t e	 5d7l103m5n5r16s12t35u5x6	t el	i90l6	t es	t10
t et	 34	t f	a9e16i9l10o13r16	t fe	r10	t fr	a7e6	t g	a21e12i16m10o8r35u18	t ga	r10	t gm	b10	t gr	a9o16u5
t h	a49e23i10o22u6	t ha	n6r16	t he	i5n7	t i	 7i14m11n14o6r7s11v13	t ii	 5i9	t j	a38e22o52r5u11	t ja	k6m5n7	t je	f5s5
t jo	h16s22	t k	a32e12h7i59l10o26r8u11	t ka	i5y5	t ki	l46r7	t l	a57e56i27l8o65t59u19	t la	k5m5n18u8v5	t le	 8a9f7g5
t lo	n40	t lt	d59	t m	a103e25i45o36u7y5	t ma	d7j6n8r45	t mi	c21l8s5	t mo	r10u7	t n	a17e10i32o41	t ni	c11e6f8	t no	 6r29
t o	l8r10	t p	a62e18f5h11i8l14o22r22t7	t pa	r14s21t12u6	t pe	r7t7	t pr	e6i5o5	t r	a21e26i19o80u8	t re	n12
t ro	a41b8d5s5y5	t s	a43c29e14h24i13k8m8n6o30t141u14	t sa	 6i5r7s7	t sc	h21	t so	k26	t st	e8r125
t t	a12e11h15i8o6r33u13	t tr	a11i19	t tu	r10	t u	n42	t un	d34i7	t v	 9a16e11i42	t va	n11	t vi	c10e11l5	t w	a13e10i22
t wi	l14	t y	 14o9r13	t y 	p8r5	t yr	 13	t'	a1	t)	 3	t,	 141	t, 	a6b25d12g15h8k9m14r5s16v6	t, b	l18	t, g	o5r6
t-	022a12b31c15d59e16f11g47h40i1j29k16l25m42n12o5p24q18r7s59t7u5v13w1z8	t-0	022	t-00	022	t-b	e16l5	t-be	r15	t-c	h10
t-d	e50	t-de	-10n37	t-g	a11e9h6i7o7	t-ga	s10	t-h	a7o22u9	t-ho	n19	t-j	a18o10	t-ja	c14	t-l	a5o10	t-m	a31o5	t-ma	r20u10
t-n	a6i5	t-p	a8i13	t-pi	e13	t-q	u18	t-qu	e7i11	t-s	a7c11e12t27	t-sc	h11	t-se	v12	t-st	r21	t.	 473-3u3
t. 	a6c5e5g12l7p16	t. p	e10o5	t0	050 65a2b1c2e3f2g2h2i3j1k2l2m4n1o1p5q1s5t2u1v1w6x1y2z3	t0 	014f8n5s6w6	t00	 45
t00 	021	ta	05 2749,53-42.35a50b66c107d515e6f95g59h104i181j26k152l578m452n1126o3p133q9r741s221t312u114v224w85x12y73z26
ta 	0503(9-10a108b80c86d129e65f38g56h49i27j41k56l82m110n79o19p59r54s121t37u10v52w13y12z8	ta -	 10	ta 0	0356 141
ta a	 11g6l17n37r6s6	ta b	a26e15i8l6o7r9	ta c	a24e8h5i6l5o18r17	ta d	a19e23i34o36v10	ta e	 35s8	ta f	e13l8r5
ta g	a18o5r13u7	ta h	a12e18i8o6	ta j	a6o14u14	ta k	a16n5o10r10	ta l	a19e16i12j5o7u15	ta m	a69e10i11o14	ta n	a22e10i8o33
ta p	a19e9l9o6r9	ta r	a21e8i6o11u7	ta s	.10/6a22c7e13h13i10p7t24	ta t	a5b6o5r6u6	ta v	 15a11e6i18	ta y	 10	ta,	 53
ta, 	06b13m5o5s6	ta-	a6t10	ta.	 35	ta. 	e6l5m7	taa	 25r10s5t7	tab	a8e12i5o20r11	tabe	k10	tabo	r16	tabr	i10
tac	c6e6h47i10k5r10u8	tach	 9a21e5o6	tacr	u10	tad	 255,9-6e61i8o70t93	tade	 20l8n19o5	tado	 64	tadt	 82e5
taf	a31e17f5o26s12	tafa	 22y7	tafe	i6l5	tafo	r6y15	tafs	s12	tag	 14e14o19	tago	r18	tah	 15-6a52i18y6	taha	n8r38
tahi	r16	tai	 52c7n80r9s6w12	tain	 27e29s23	taiw	o12	taj	 5a6u6	tak	 31a19i13o24t7y42	taka	c11	taki	 13	tako	r5v16
taky	i42	tal	 120a64b12d11e35i156j5l26m13o48s23v10w24y10	tal 	07a7p5	tala	 24b11n13v6	tale	 13g8t7
tali	 6a54e31n21s17t7	tall	 5a6e12	talm	a13	talo	 25v8	tals	i8k8	talv	o10	talw	a23	tam	 67,5a162b33e23i36m24o27p47u20
tam 	a6l6t8đ7	tama	 17g8l27n44r19s27t9y10	tamb	a23u7	tame	n10z11	tami	 12a6r16	tamm	 14	tamo	n9v13	tamp	e25i5o13
tamu	n20	tan	 241a103b11c51d89e89g107i98j20k22l13n12o81p5s21t71u6y51z22	tan 	045a35b7c6d5k9m5s10u22	tana	 60s31
tanb	u11	tanc	e14i9o17	tand	a16e5h6o25r6s11	tane	 11d8n31s6t6z17	tang	 69a7e28	tani	 9a15c10e18l16s24	tanj	 12
tank	a7o10	tanl	e13	tann	e10	tano	 26k6v42	tans	 6k11	tant	a10i32o20y8	tany	 39a12	tanz	i17	tap	a30e5h14i29o9u34
tapa	c11l9	taph	a14	tapi	a8o20	tapu	r34	tar	 94a154c15d19e26g35i102j16k46n34o47r21s18t5u77y10	tara	 65c11i41m5n11s12
tard	 13o5	tare	 7m7	targ	 6o5u21	tari	 38i10n34	tarj	a16	tark	 16a17o6	tarn	a11b5o11	taro	 14u6v10	tarr	a17	tars	k11
taru	 32,8t33	tas	 81a22c8e10h15i24k12n7o7t9z18	tas 	07d5g5s7	tasa	 12r10	tash	a14	tasi	a11j5k5	tasz	a6e10
tat	 16a39e107h20i87j5s5t6u19	tata	r35	tate	 72s31	tath	i20	tati	 6a9i7o59	tatu	m5r14	tau	 19b10d35f12l6n10r9s7
taud	a35	tauf	f12	tav	 21a42e14g7i59o41s13ø5	tava	 13r18s5	tavi	a20n12o10r7	tavo	 20u15	taw	a5e41i32	tawe	 41	tawi	a22
tay	 19l44	tayl	o44	taz	i13	tb	 1a10e21h1i3j4k292o51r2u8y24ø1	tbe	r15	tber	g15	tbk	 292	tbo	l37r12	tbol	a37	tby	 18
tc	 2a46e13h134i4o5s2u1z17	tca	 33c6l7	tca 	026	tch	 23e71i35	tche	l51n8r7	tchi	e24n11	tcz	a14	tcza	k14
td	06 560.118a77e1i5o13r4u2	td.	 118	tda	 60l6r11	tdar	g11
te	 1892)1,35-49a175b48c97d104e66f151g140h88i415j75k91l786m232n1235o95p171r2849s317t84u50v110w66x10y51z67
te 	0202-12a55b37c36d154e29f26g29h31j17k41l38m56n8o6p43r59s74t17u13v21w14y8z13	te -	 12	te 0	0162 40	te a	n24s10
te b	a10e6o6r5	te c	a7h5o15	te d	a7e87r18u33	te e	 8s6t6	te f	e5i5r9	te g	a9r9	te h	a11e10u6	te j	a5u5	te k	a9o10r7u5
te l	a10e7i9	te m	a21e10o18	te p	a13e10o10	te r	i9o17u30	te s	a12c7t24	te v	a11	te w	a5i8	te,	 35	te, 	07b10	te-	k5m9o7
tea	 31d77g8n21u21z9	tead	 77	tean	u17	teau	 18	teb	a11e9o8r5u8	teba	n11	tec	 19a8h18i5k22o8z5	teck	a13y5	ted	 72e8o5r5
tee	g5n47	teen	 16k22	tef	a103f26i5	tefa	n103	teff	e19i7	teg	 16a37e27g5i12l9m11r7u5	tega	 18l5r11	tege	m15r5	tegm	a11
teh	 16-8a14e6o11r13u14	tehu	a13	tei	 37,25c16d9f16g26l11n230r18u5x16	tei,	 25	teic	a8h8	teif	i16	teig	 6a8e12
tein	 137-7b5e26g5m7s17	teir	o15	teix	e16	tej	 9a28e13n8u5	teja	 12d12	tek	 40e5i13o15	teki	n6r7
tel	 122-5a55b51d8e99i20j6k9l275m10n15o26s21t6u19y20	tel 	09-7a9s5	tela	 22n7r21	telb	r44	tele	c12i5k28n5p35
teli	a6m6n5	tell	 39a46e126i14o36y7	teln	 11	telo	 19	tels	e8k7	telu	m14	tely	n17	tem	 102a17e16i34n8o14p14u5y11
temi	t24	temo	c7r6	temp	e7l6	temy	r11	ten	 277,8-11a20b228c16d33e68f12g62h9i30k9n11o49s319u6w27y19z9	ten 	027a11g8l7
tenb	a28e77r5u113	tenc	i13	tend	e15o7	tene	 19g20n11r9t5	tenf	e10	teng	 33-14e5	teni	 12c5	teno	 24u9v6
tens	 110,14-10e47i48k16p7r21s20t19	tenw	e26	teny	 12	teo	 36d32	teod	o30	tep	a25e46h38i16l26	tepa	n18	tepe	 17c17x6
teph	a23e12	tepi	c7e5	tepl	i15	ter	 1076,33-56a105b27c6d24e136f31g52h31i74k9l49m129n156o71p16r224s386t46u27v32w12y26z12
ter 	090-20a43b5c15e14f10g13h16i9k12l17m15o5p30r25s51u20v11w10	ter,	 33	ter-	c5s20	tera	 63n26s5u5	terb	a9o6r5
terd	 7i7o6	tere	 11,9k8n39s30z20	terf	i18o7	terg	a39e10	terh	a8o5u13	teri	 18a8n25t5	terl	a14o28	term	a72e30i11u14
tern	 36a75d7e6i19w5	tero	 46s8v10	terr	a131e49i13y30	ters	 164,9-9b7d11e63h9i5k12o23p7s13t25w17	tert	 15h13i5	teru	d20
terv	a12e11	tery	 14g12	tes	 199a13e13h5i7l8o5s24t20z8	tes 	a6b9d11g10y5	tese	n10	tet	 22e14o8s7t18y6	tett	l13
teu	b17i14s6	teub	e17	teui	l14	tev	a11e60f11i11n8	teva	n11	teve	 7d7n19s14z5	tevf	i11	tew	a63	tewa	r24y39	tey	 23-16n6
tez	 46a9	tf	06 2.2a23e2f2i41j12o25r5u14y1	tfa	l17	tfal	u8v5	tfi	 24y14	tfi 	k21	tfiy	e12	tfj	e6o6	tfo	r21	tfor	d10t8
tfu	l8r5	tg	 1-1a26e39i11o7r5u4y18	tga	r8s9	tge	m8n28	tgen	 18	tgi	e11	tgie	t11	tgy	o18	tgyo	r18
th	 1517,18-25a726b5c33d20e818f13g11h1i431k2l17m43n5o410p2r78s19t15u424v4w24y76
th 	08-10a91b25c41d31e34f15g28h38i11j37k35l45m40n18o12p26r46s181t31u10v14w18y8	th -	 10	th a	l10n15r7v37	th b	a7e5r8
th c	a13h8o8r5	th d	a11r5	th e	l9s12	th g	a7r5	th h	a16e8i6o5	th j	a13e8o13	th k	a11e7o5	th l	a12e11i7o7	th m	a18e6i8o5
th p	a13	th r	i5o26	th s	a8t154	th t	h8o7	th v	a5i8	th w	a7i6	th,	 18	tha	 142,7b16d14i46l69m62n202o9p39r48u31v6y5z13
tha 	-6a15c5d10l8m6p8s7	thab	i14	thad	i10	thai	 45	thal	 23a6e12i12w9	tham	 35p5s6	than	 78a9d11g6h63i14y5	thap	a33
thar	 20a5d11i9	thau	s28	thaz	 12	thc	o29	thco	t29	the	 171-10a22b8e10i18k43l55m45n14o57r264s10t21u28w14y19
the 	a7b6c21d9g12l15m9o8p13r6s13w6	thea	 17	thei	s15	thek	w43	thel	e24m5y13	them	 6b38	theo	 25d28
ther	 104,5-8e26f23i23n5o14s51	thet	h21	theu	n20s5	thew	 13	they	 19	thi	 33a50b8e89j44l26m10n12o11p5r77s49w8
thia	 5d12s19w7	thie	l23n26r14s9t13	thij	s41	thil	d18l7	thio	n5u5	thir	d6i60u9	this	 13e26	thl	e11	thm	a37e5	thma	n37
tho	 49f7l39m158n44o5r58u21y15	thol	e33	thom	a99p47s8	thon	 7e10g5y21	thor	e23n21p6	thou	d6r6	thoy	a15	thr	a11i22o31y10
thra	d10	thri	c8n10	thro	u31	thry	n10	ths	 8t6	thu	 71a8i31l81m23n36o21r66s18v19y45	thu 	d23đ25	thui	s7z20
thul	a12e11i51	thum	b22	thun	 7z28	thuo	t17	thur	 32m7n7ø6	thus	i17	thuv	a19	thuy	 30z11	thw	a21	thwa	 17	thy	 48l6s10
ti	01 961,50-52a483b39c243d45e427f48g81h38i27j84k60l379m257n1442o173p24q10r202s446t128u20v54w39x1y30z47
ti 	068(18a14b6c12d6e21f6g12h8i10j9k14l12m15n47p17r12s28t31v6	ti (	p18	ti 0	050 18	ti e	 19	ti m	a7e5	ti n	a6o38
ti p	a6r5	ti s	.5h5p11	ti t	b18	ti,	 50	ti, 	028b15	ti-	a5b5c5o11s5	tia	 40d7g49m15n266o6s55t14v9w6	tia 	s10	tiag	o48
tiam	o15	tian	 97a27n5o18s96	tias	 46k5	tiat	 11	tib	e16o19	tibe	r8s8	tibo	r15	tic	 24a48e47h8i33k66o9	tica	 46
tice	 27n8v11	tici	 5a22	tick	 14a50	tid	 11a18e5i5o6	tida	 16	tie	 192b44c5d19i9l10n46r73s10	tie 	055c5j5s11	tieb	o44
tied	e17	tien	 28n10	tier	 34e5i6r17s8	tif	a16e9o5t10	tifa	t14	tig	 14a16h10l9n20	tigh	e5i5	tign	y10	tih	 20o14
tih 	s16	tii	n19	tiin	a19	tij	a27e30n5o5s7u7	tija	 20	tije	 7r15v8	tik	 10a15o31	tika	 7s5	tiko	n16v10
til	 27a94d56e8i18l109o29s18t9	tila	 52k7p5y13	tild	a24e24o8	tili	a11e5	till	 21a17e11i5m30o20	tilo	r11	tils	i16
tim	 32-5a51e9i29m22o94r6u5	tima	 21n6r6t6	timi	 11s9	timm	e14	timo	 51c10t19
tin	 287,8-13a256c19e228g144h6i26k36n7o125s253t9u13	tin 	07a16b14c10d6e6g8h8j5l18n7p9s19t7v5	tina	 228,8m5	tinc	a7i9
tine	 90l6n54r22s12z20	ting	 33a6e65h14u5	tini	 18	tink	a18o16	tino	 82v23	tins	 148,9-7e18k52s14	tio	n159z5
tion	 108s43	tip	a5o11	tir	 34a50b8e11g5i15o15s11u22y18	tira	 6d14i16j7	tiro	l10	tiru	c5v5	tiry	e18
tis	 95,12a6c7k17l56o22t136z70	tis 	u14	tis,	 12	tisk	a13	tisl	a56	tiso	 6n7r6	tist	a125	tisz	a69	tit	 8e40i37l14o5u14
tite	 38	titi	 14l17	titl	a14	titu	s11	tiu	 10n8	tiv	a26e11i7o5	tiva	n6o12r5	tiw	a22i17	tiwa	 14-8	tiwi	 17	tiy	a6o24
tiyo	r24	tiz	 21a14i5	tiza	n12	tj	 2a63e47f1g1i17k2l1o4r1s2t1u9w1y2æ3ø5	tja	 30h6n10	tja 	018	tje	 13r10s6v6	tji	e17
tjie	s17	tk	 6a84e61i30o105r4u8y9	tka	 43c7l9n13	tkan	e11	tke	 40r11	tki	n6r22	tkir	 13a9	tko	 16v34w45	tkov	a11i8s13
tkow	i8s36	tl	 27,1-1a152e176i124j1o30u13y13ø1ı14	tla	 24a9c9l6n63q5r11s15	tlan	 32a9d16	tlas	z12	tle	 109r25y23
tle 	r13s7	tler	 16	tley	 20	tli	 15e32g19k17n15s9v7	tlie	b32	tlig	a19	tlik	 10a6	tlin	 10	tlo	u11v8	tlou	n11	tly	n13
tlyn	 6n5	tlı	 12	tm	 1a167e73i33o18u4	tma	 21j5l6n95r34	tman	 29n49	tmar	t19	tme	n64	tmen	t64	tmi	 8k17	tmik	l14
tmo	r11	tmor	a5e6	tn	05 2a118e155h26i70o17u25y7	tna	 67g36m7	tna 	07s6	tnag	a33	tne	 7r128s6y7	tner	 37i55s27	tnh	h26
tnhh	 26	tni	 8c20e17k17n6	tnic	e5k12	tnie	k12	tnik	 11	tno	r5v5	tnu	 6t19	tnut	 19
to	01 1332'4)4,16-36\`10a10b85c79d41e5f100g29h29i59j40k137l363m261n1293o8p188r1070s304t48u175v327w237x1y42z6ß1‘13
to 	0112(7a62b30c34d78e37f14g21h12i8j5k15l34m42n32o18p24r28s63t12u5v28w5y8	to 0	099 13	to a	l8n22r10	to b	a7e6o8
to c	a16o7	to d	e63o6	to e	 18l6	to g	a5r5	to l	a6o6u7	to m	a22e5i5o5	to n	.7a11o10	to o	r13	to p	a9u5	to r	a7o13
to s	.5a16c5e10i6	to v	a10e9i8	to,	 16	to-	a10m5	to\`	r10	to\`r	a10	tob	a21i22l12r9y12	toba	l16	tobi	a14l5	tobl	e11
toc	a10h8k33n16u9	tock	e16l7	tocn	i16	tod	 10a7d7o12	tof	 11a18e5f23i10o5t21u6	toff	e23	toft	 6e8l7	tog	a5n11	togn	e10
toh	a9i5o6r6	toi	n12r14v16	toir	e13	toiv	o16	toj	a25e6n8	toja	 13n11	tok	 12a29e45k6l5o10u15	toka	 5j5t11	toke	 11s33
tol	 9a78d11e57g5i28l25m8o44s20t19u36	tola	 50,5n9r7	tole	d22s8t25	toli	c8n10	toll	 15	tolo	 16m25	tols	k6t10	tolt	e17
tolu	 7c5l12w9	tom	 24a83b29c8e31i24k7m15o15p10y6	toma	 8r6s48z7	tomb	e16i8	tome	 8c5r13	tomi	l5s8	tomm	i6y5	tomp	a5u5
ton	 737,9-11a37b6c5d82e138f9g38i98k6m5o37s25y31	ton 	013-8a32b25c15d7f10g9h17j6k8l12m23p12r30s49v6w7z6	tona	 25l5
tond	a71e6	tone	 32l17n47s32y5	tong	 21e8	toni	 19a19e7n9o41	tono	 11v15	tons	h5u5z7	tony	 17,7
top	 5a36e37f6h32i10l21o22p11	topa	d25l8	tope	 26	toph	e27	topl	i10o8	topo	l18
tor	 194-17a21b8c14d10e53f10g42h10i205l5m13n50o76p104r111s27u13v17w46y12	tor 	a15b6c7d5e6h31i9k7l7m19o5p5s8	torc	h11
tore	 41	torg	a6e18u10	tori	 7a173n6u7	torn	a15o27y6	toro	 25k22n6v12	torp	 76h20	torr	e96i9	tors	k8t7u6	torv	a6e5
torw	a46	tory	 10	tos	 170,12-7a7h38i26l6o20t5z6	tos 	09a9c14d14e8s6	tos,	 12	tosh	 18k18	tosi	-5k5n11	toso	 13v7
tot	 6e6f6h11t6	toth	 11	tou	 44b16l15m11n9r56s8t7x5	tou 	d9s5	toub	a16	toul	o14	toum	a5o6	tour	e9n28
tov	 23a189e7i43o12s25u15	tova	 160r19	tovi	a7c24l10	tovs	k25	tow	 21e8i6n191	town	 164e26	toy	 14a12i10	toya	 11
toyi	p10	to‘	l13	to‘l	q13	tp	01 5-2a14e19h1j1l25o7u8	tpa	r5s5	tpe	l9t10	tpet	e10	tpl	a22	tpla	g7n5t10	tq	03 1
tr	05 123,3-129.913a2173b15c6e1831g81h9i760k5m7n29o783p15s5u283v3y41z85æ18ø28	tr 	b5c20h5l9m16p7r6s13t5	tr m	i10
tr-	l129	tr-l	a129	tr.	 913	tr. 	0291	tra	 211-6a151b18c135d210e54f31h5i62k12l53m27n259p5r169s271t58u44v165z23ß191
tra 	a6b17c5f5g7k15m6n7p6s19	traa	t151	trab	z13	trac	e39k78y7	trad	a202g7	trae	t54	traf	f30	trai	a5l56	tral	 24i13s5
tram	 9u9	tran	 46d112e9g50i5s12t11	trar	e163r5	tras	b6c5e11s235	trat	 10e7o30	trau	n6s12t14	trav	a6e137i12n5
traz	d11n6	traß	e190	trb	o15	trbo	v15	tre	 135a31b41c12d16e1293g6i16j13k6l19m62n44r35s19u28v37y6	tre 	a5b9k9s9t6
trea	m27	treb	a5e9i12n9o6	tred	a11	tree	 5s5t1282	trei	c12	trej	o13	trel	l8n5	trem	 10b29o11	tren	c25t11	trer	a14i21
treu	i6t11x9	trev	i27o7	trg	 78	trg 	012a6b5j5l6m5n7s6v5	tri	 127,6a17b10c175d42e34f9g12j28k31l15n97s27t44u12v35x8z18
tri 	(6-6a6l6m7n5t6w6	tria	 6l5n5	tric	 10a31e33h33i37k19o9	trid	 15w24	trie	s14	trij	e7k5	trik	 12o16	tril	 5j5
trin	a7e17g17h35i6	tris	t15	trit	a7t19z15	triv	e31	triz	 13	trn	a17i7	trna	v13
tro	 64.6d8f7g16h6i11j18k8l10m314n80o12p31s45v97w20y6z6	tro 	07e6s8	trog	i12	troj	a9s5	trom	 176,18-17a21b18p42s17
tron	 19g32i17	troo	m5z5	trop	i5k5o16	tros	i26k7l6	trov	 7a14i42o5s25	trow	 5i10s5	trp	i13	trpi	m5n8
tru	 23,5b11c15d21e5g5h5i5j6k8l6m8n33o44p39s12t29	truc	t10	trud	e7o5	trun	g32	truo	n44	trup	 26v13	trut	e20
try	-6c7d7s5	trz	a11c11e38i10y11	trza	k5s6	trzc	i10	trze	b9l11w6	træ	d10s7	træd	e10	trø	m24	trøm	 24
ts	06 485)2,16-10a163b10c98d4e75f33g6h197i45j7k127l17m16n1o144p16s33t102u31v21w18y2z13ø1	ts 	-14a19c6g18l5u9v10
ts -	 14	ts a	n17	ts g	a16	ts,	 16	tsa	.119b12n18	tsa.	 119	tsan	d6g11	tsc	h98	tsch	 30-6a12e28u7	tse	 22e6l8n30
tse 	-5a6	tsen	 21	tsf	o30	tsfo	r30	tsh	a37i7o6w142	tsha	 6b22l9	tshw	a142	tsi	 6c18m5r7	tsic	a18	tsk	a104e5i11o6
tska	 101	tsl	a7u6	tsm	a15	tsma	 10	tso	a7e82i19n25t6	tsoe	n82	tsoi	 16	tson	 16a5	tsp	a6i8	tss	o28	tsso	n28
tst	a21e7r70	tsta	d15t5	tstr	.34a32	tsu	d5i15n5	tsui	 13	tsv	e19	tsve	j19	tsw	e5i13	tswi	l13	tsz	e11	tsze	n10
tt	 323,20-19.18a341b7c5e832f5g25h38i541k4l129m4n10o115p1r36s51t4u27v2w5y50	tt 	-8a23b11c14d5g5i13k8l15m17p6s12t6w5
tt a	n17	tt,	 20	tt.	 18	tta	 136-11c20h20i12l9n20q8r57t22	tta 	06a5d6e6g5l7m7r5s11	ttac	h19	ttah	 14-6	ttai	 12
ttar	 5a45	ttat	h20	tte	 356-7a7b6k7l93m8n76o10p5r197s32t8v5	tte 	a8b13c14d13f12g5h8j7k11l8m5p8r8s18t7v7w8
ttel	 21b46n11	tten	 30b11d8e9z5	tter	 47,8-5b6d5f18i22n6s52w5y7	ttes	 24	ttg	a5e20	ttge	n19	tth	a10e18i8	tthe	s5w11
tti	 169,6-11a8e48g21l66m42n117r27s12	tti 	053e15g5l5m5s9	ttie	 37r5	ttil	a61	ttim	o39	ttin	e21g87	ttir	 18
ttl	a5e72i49	ttle	 41r23	ttli	e30g19	ttn	e10	tto	 33-11n19p19r6s9	tton	 14	ttop	a19	ttr	i29	ttri	 24	tts	e6s15t9
ttss	o15	ttu	 9n5r7	tty	 31-5a7	tu	 175-9a12b42c53d53e2f5g7h2i6j23k24l130m58n268o53p20q1r605s76t77u17v6w1x9y20z17ł2
tu 	049g6l6m10r5	tu 0	038 11	tub	a10b8e8i12	tuc	c9h13k17s7	tuck	e7i7	tud	e17i7n5o18	tude	n7r9	tudo	r15	tuj	 11i5
tuk	a5u14	tuku	m11	tul	 15a21i15l35s6u27	tula	 7n11	tuli	 5p5	tull	i5o27	tulu	i23	tum	 28a8s7
tun	 35a48c18d26e64g19i5n33	tuna	 38	tunc	 8e9	tund	e25	tune	 5l25n7s17t8	tung	 18	tunn	e33	tuo	 10m26n7	tuom	i19
tup	o6u6	tur	 52a70c45e174g9i11k75m13n84o16s10t5u8v17z5	tura	 62	turc	i10o30	ture	 170	turk	 38e17u19	turm	e11
turn	a7e34p26	turo	 7v6	turv	e17	tus	 23c5i7k8n6z13	tusz	a6e5	tut	i32t7u30z5	tuti	 31	tutu	 13-8y6	tuu	l10r5	tuy	a6e14
tuye	t10	tv	 2a69e98i41l8o12r13æ9	tva	 19g5n27r14	tvan	 19	tve	 77d7	tve 	075	tvi	e7j5k7n14
tw	06 1-2a50e50i41o11r20u39y38	twa	l39r6	twal	 34d5	twe	e7g17n17	tweg	 16	twen	e17	twi	 9-11l7	twr	i20	twri	g20	twu	m39
twum	 13a22	twy	t38	twyt	h38	tx	 2	ty	 618,1-11a67b2c14d11e18f8g23h2k18l50m5n102o8p1r34s30t14u5v4y5z1
ty 	a10b6c21d10f5g11h9k8l184n5p10r9s12t45w18đ10	ty c	r17	ty g	w11	ty l	t169	ty t	n26o5r7	ty w	e13	tya	 32n20s10
tyan	 13	tyg	e21	tyge	l5r16	tyk	a10k6	tyl	e44	tyle	r44	tyn	 57a9e17i9	tyn 	c10	tyr	e14i5o7	tyre	e5l5	tys	 8i6o5
tz	 367,18-40a13b73c2d2e122g2h3i30k23l8m13n3o35r46s32t2u3v1w6x1y4	tz 	031a17g5i5k7l7m5p5u13	tz 0	028	tz a	m7n7	tz u	n12
tz,	 18	tz-	m6p6s8	tzb	u64	tzbu	r64	tze	 18b13l17n45r22	tzeb	e13	tzel	 8e7	tzen	 7p22	tzer	 18	tzi	k14n10	tzik	o14
tzk	a9y12	tzm	a12	tzma	n12	tzo	g11n18	tzog	 10	tzon	 13	tzr	o46	tzro	y46	tzs	c24t6	tzsc	h24	tø	 4j38l2n2r5v4y6	tøj	 38
tøj 	a37	tı	 13c2f1g1m1n9o2	tı 	s13	tı s	o13	tł	u3
u	044 4868)3,201-155a1348b1603c1492d1865e3426f343g1236h516i1671j329k1061l5433m1937n5694o438p1309q151r5971s3442t2413u140v297w443x286y513z810ß4đ5ł12
u 	0217(3-72a227b171c184d175e60f64g112h43i68j24k43l183m167n65o25p156q7r89s219t91u11v84w20x2y10z14đ34ə1	u -	 72
u - 	k6m8s10	u 0	0146 57	u 00	073 68	u a	b5d10l9m12n119s19u7v7z17	u an	a6d104	u as	s16	u az	i16	u b	a69e5o20r20u51
u ba	c11l5m19o15	u br	n6u5	u bu	l38r6	u c	a27c7e7h58i10l6o44r19	u ch	a34e12i6	u co	.10l5m5r6	u cr	e8o6
u d	a78e21i35o15r16u5	u da	h8m35n7u23	u de	 12	u di	a13o18	u e	 7l12m5r5t5	u f	a33o8r10	u fa	u25	u g	a75e9r15
u ga	r5t62	u gr	a6o5	u h	a23e6	u ha	u8v7	u i	e34l9o5	u ie	l34	u j	a8u6	u k	a11h7o11	u l	a76e22i17o19t25u10
u la	m5n8p8u42	u lt	d25	u m	a59b23e9i28o37u6	u ma	n7r28	u mb	a18	u mi	l8n9	u mo	t24v7	u n	a7d5e11g9i18o14	u ni	c11
u p	a41e19h5i8l28o23r15t7u9	u pa	n5r13s6t9	u pe	n5t9	u pl	a6e18	u po	n8r6	u pr	a5e9	u r	a20e11i23o18u10	u ri	p17
u s	a24c7e28h8i23o75p11t27u6	u se	c8r5	u si	d5g5l10	u so	k53m14	u st	a9r15	u t	a13e13h12i22o10r13	u ti	r17
u v	a21e26i26	u va	l9r5	u ve	n16	u vi	l7t6	u w	a11i6	u đ	o5u23	u đu	c23	u)	 3	u,	 201	u, 	b132c11g5m14n5o6t5	u, b	l128
u, c	h11	u-	021a30b21c7d11e5f1g5k8m5n10o8p8q1r2s7t2u1y1z1	u-0	021	u-00	021	u-a	d6m5n6	u-b	a10o9	u0	011 28p1q2u1v1
ua	 247-9b1c20d48f1g16h55i154j12k3l36m4n221p15q1r422s14t20u26v1y22	ua 	a22b15c8d7f8h30l10m17n8o7p5r8s18	ua a	l5m5n9
ua b	e5r6	ua h	a26	uac	a12h7	uad	a42	uada	l39	uag	w15	uagw	u15	uah	 40-11	uai	 154	uai 	a5c9d52f6h5l13m5o5s13w10
uaj	a12	uaja	r12	ual	d10e6v7	uan	 91a36e15g59o5t8	uan 	b7c7d5h8m6n5p6r6t9	uana	 31j5	uane	 15	uang	 56	uap	a15	uapa	n15
uar	 5d131e164o8r5t102	uard	 11a39i7o47t22	uare	 99s27z36	uart	 12e48o38	uat	e5o10	uato	 10	uau	h7l5t13	uaut	i6l7
uay	 8o9	ub	03 96,3-5a298b31c7e385h16i200k8l109n21o218r65s22u75y40z1	ub 	p5s11	uba	 65c14d26i8l7n80s37t6u9y27	uba 	06v5
ubad	 9l9o8	uban	 10a18e41	ubas	a5h28	ubay	d9r17	ubb	e28	ubbe	n11r15	ube	 31c20d38k13l20n88r159z5	ubec	h11	ubed	i38
uben	 37d11e8i9w9	uber	 23a5g12o9s11t79v7	ubh	a5e7	ubi	 9a29c34d17e8k13l6n47o15s14	ubia	 6k9s14	ubic	a17e6k7	ubid	a17
ubin	 11a17s11	ubio	 15	ubl	e51i46j7	uble	 47	ubli	c30k7n8	ubn	e8i9	ubo	c7i12m13n6t27u36v56w45	uboi	s12	ubom	i13
ubot	i23	ubou	 15r21	ubov	 6a19i12n11	ubow	i30s15	ubr	a28e8i9o6y10	ubra	 9v16	ubry	 10	ubs	c6e6k10	ubu	 8i8k19n9q22r6
ubuk	o19	ubuq	u22	uby	 29o5	uc	 94,10-2.33a203c64d1e140f1h333i140j7k239l3n10o24p1r3s49t69u27y15z24	uc 	h6t7	uc,	 10
uc.	,32	uc.,	 32	uca	 73,13l7m12n5r18s67	uca,	 13	ucam	p10	ucar	 15	ucas	 53	ucc	a11e6h7i38	ucca	 11	ucci	 22a6
uce	 17a8d20k37n20r21s8	uced	a13o7	ucek	 33	ucen	e5i14	ucer	n7o13	uch	 45a35e92i11o38q18s34t15w24	ucha	 11l8n6r5
uche	 6c9l7m8n14r32t11	ucho	v15w9	uchq	o7u11	uchs	 12e7g7	uchw	e18	uci	 6a31c7e9j5l19n33o19t5	ucia	 17n13	ucil	l12o5
ucin	 6s19	ucio	 11	uck	 81-7a22e65i25o6r16	ucka	 18	ucke	 7n8r39t7	ucki	 11g8	uckr	i16	uco	 6v8	ucs	 35	uct	 34i8o27
ucto	 25	ucu	 7l7r10	ucy	 13	ucz	e7y10	uczy	n10
ud	 391,14-12a263b9c2d35e272f3g8h13i230j7k11l8m9n50o188p2r101s82u48v25w16y30z36
ud 	a16b5e10g5h8i10j6k8l10m10n13o10p11r8s23t6u5y5	ud o	g10	ud s	a10	ud,	 14	uda	 119d48i19k7r14s17t9u11
uda 	a11h5j5l7s6	udad	 48	udai	 15	udar	n5s6	udas	 17	udd	a5e6h13	uddh	a13	ude	 56,5c6j8k14l45m7n38r40s11t5v15z12
ude 	l5s5	udek	 11	udel	a42	uden	a5h5s6t6	uder	 13s5u6	udev	 6i7	udez	 11	udi	 23a34e24g5k5m12n42o34s12t25	udia	 26t5
udie	 21	udin	 14e5o11s11	udio	 24u6	udit	e10o9	udn	i24o23	udni	c11s7	udno	 23	udo	 7l42m20r33v64	udol	f22i12p6
udom	p16	udor	 8a8f15	udov	 12a23i25	udr	.42a22e26i5	udr.	 42	udra	 6t10	udre	y24	uds	e11i17k5o43	udse	n10	udsi	g17
udso	n43	udu	 9q13s8z7	uduq	 13	udv	a12i10	udva	r12	udw	i15	udwi	g12	udy	 12e7t5	udz	a9i24	udzi	a5n7t9
ue	01 1369,14-21b10c27d27e110g20h1i155k13l474m12n258p5r388s155t97u2v73y28z166
ue 	011a17b19c31d330e20f15g9h18j9k6l30m24n12p14r18s43t9v7w11y8	ue b	e5l5	ue c	a7h16	ue d	a7e232o21u62	ue e	 14
ue h	a6o7	ue l	a15e7	ue m	a11e5o7	ue s	a19c7t6	ue,	 14	uec	k27	ueck	e27	ued	e15i9	uede	n15	uee	n110	ueen	 96'5i6
ueg	e5g8s6	uei	l35r120	ueil	 10-9w16	ueir	a103o13	uek	h12	uekh	o12	uel	 233,13a48e12i20l71o20s39v6y5
uel 	05a27b19c12d11h6l7m18n9o9p10r8s13v7	uel,	 13	uela	 36s8	uele	 6n6	ueli	n18	uell	a9e37o14y11	uelo	 7s8	uels	 19s14
uem	e12	ueme	 10	uen	 78,11-7a29b10d12f12g13l6o7t61	uen,	 11	uena	 8s11v9	uenf	e11	ueng	i7o6	uent	a6e41i14
uer	 84,9-16a17b5e18i11n14o12q107r36s7t41	uer 	g5s10u6	uera	 16	ueri	n10	uern	a8s6	uerq	u107	uerr	a12e20	uert	a26o12
ues	 106a10n20t12	ues 	022b5e9l5	uesa	d10	uesn	e20	uet	 49a5t36	uet 	b15e5	uett	e13g19	uev	a47e19o5	ueva	 15n20r10
ueve	d12j7	uey	e28	ueye	 28	uez	 154a7	uez 	05a13c7d8h6p5s11y15	uf	 104'3,3-3a7c4d18e51f53i16l2m9o24r6s5t3u19y13
uf 	d23s5	uf d	e22	ufd	e18	ufde	r18	ufe	l8r13y23	ufey	i23	uff	a6e35o5	uffe	l6r11t13	ufi	s8z5	ufo	 6r7u11	ufou	r11
ufu	n14s5	ufun	m14	ufy	e13	ufye	v13	ug	 127,2-4a143b10d1e135g39h252i30l116n13o172r18s20t4u136y6‘8
uga	 28a16l10n9r49s6v14	ugaa	r16	ugar	 7d6u29	ugav	p14	uge	 17l13n66r23s6	ugen	 29e7i25	uger	 17	ugg	 5e24	ugge	n9r7
ugh	 145e37l28t6w31	ughe	r27s8	ughl	i28	ughw	a31	ugi	r19s8	ugir	a15	ugl	a51e37i11s6u9	ugla	 7s44	ugle	d29v8
ugo	 126l5s10u11	ugo 	a7c9m8p6s15t6	ugou	 11	ugr	a12o5	ugs	i5t8z5	ugu	 9a10s100	ugua	y10	ugus	t100
uh	 20-1a122e25i11l174n64o33r23s13t14u11v3y2	uha	 24m42n15r15s9	uham	a9e11m22	uhan	 8i7	uhe	r9y6	uhi	c10
uhl	 19a30b5e60i11k6m37	uhla	z21	uhle	 32n14r10	uhlm	a37	uhn	 37-5e9l6	uho	v24	uhov	a19	uhr	 6o12	uhro	b12	uhs	i11
uhsi	n11	uht	e8o6	ui	 169,130-11a17b17c16d62e22f10g44j35k18l147m36n285o1p17r25s302t174v19x7z107	ui 	-6a6c7m5	ui,	 130
ui, 	b124	ui-	p11	ui-p	e11	uia	 7n9	uib	e14	uibe	l11	uic	k16	uick	s16	uid	e41o11	uide	n20r17	uig	i15l26	uigi	 12
uigl	e26	uij	n9p24	uijp	e24	uik	e15	uike	 11	uil	 33a9e12h11i9l68	uile	r10	uilh	e11	uill	a13e33o17y5	uim	 13a11p10
uima	r10	uimp	e10	uin	 33a18c14e17g14i6n17o31t125	uina	t14	uinc	h11	uine	o12	uing	u12	uinn	 14	uino	n26	uint	a80e25h16
uip	e16	uipe	r15	uir	o11r14	uirr	e14	uis	 168a42b9e39h5m12t6	uis 	08a10c5e8f6m9p10r7s7	uisa	 33	uise	 19p8	uism	a12
uit	 70a20e27o18t5z18	uita	 18	uite	r22	uito	 18	uitz	o18	uiv	e19	uive	l15	uiz	 12a34e45i6n8	uiza	 28s6	uize	n37
uj	 16-4a111b7c1d3e23f17h8i32j5k5l11n1o29p2r1s14t3u15v11z10	uja	 74k9n5w12	uja 	053	ujaw	s10	uje	 11w5	ujf	a16	ujfa	l16
uji	 7e9l6	ujo	 22r5	ujv	a10	ujva	r10	ujz	a10	ujza	 10
uk	 139,6-1a121b4c2e114h27i40k29l50m2n3o151p1r27s40t32u184v2w76y9z1	uk 	a13s5	uka	 21c21l6n5r11s39	ukac	 7s7	ukar	a11
ukas	 22i7z5	uke	 36l45n10r9s5	ukel	i30j7	ukh	o19	ukho	n7p12	uki	 6c10j5r6t7	ukk	a9o7s6	ukl	a31e12	ukla	 29
uko	 21b5l28r5t15v46w13	ukol	a26	ukot	i5u9	ukov	a21i11s6	ukow	s10	ukr	o6u16	ukru	l16	uks	 6a7e6n10t9	uksn	e10	ukt	o28
ukto	 27	uku	 22c8l7m105n7r8s15t5	ukum	a6b5s94	ukus	 13	ukw	u75	ukwu	 63,10
ul	 887,28-17.35a486b33c47d78e782f39g38h83i989j32k76l394m48n10o200p20q14r20s124t182u353v301w51x8y42z16
ul 	08a55b27c53d43e11f10g16h6i22k7l29m59n31o7p40r29s94t34v39	ul a	l9n13r12u5	ul b	a11e5u5	ul c	a11h10o15r8
ul d	a7e11i6o10u5	ul g	h7r5	ul l	e6i7u9	ul m	a23i14o10u8	ul n	a8i7o7	ul p	e5i11o6r7	ul r	a9e7o8u5	ul s	a10c7e6i5o41t17
ul t	a6i10u9	ul v	a14e14i6	ul,	 28	ul, 	b21	ul.	 35	ul. 	b5k5	ula	 213,16c13h28i17k6m7n63r6s52t5u8w6y18z20
ula 	-7a12c7d6g5k8l9m14p6s5v7	ula,	 16	ulac	h10	ulah	 13a13	ulai	m13	ulan	a12c9d22e8i5o5	ulas	 37,5	ulay	 6e6m6
ulaz	i20	ulb	a12e16o5	ulbe	n7r7	ulc	 8e17i7	uld	 10a19e23i15	ulda	 11k6	ulde	r18	uldi	g15
ule	 48-8a7c5k20l11n46r15s38t25v536y10	ulek	e5o9	ulel	e11	ulen	 21i11	uler	 10	ules	 19c11	ulet	a16t5	ulev	a536
ulf	a14i5o6r9	ulfa	 14	ulg	a12o22	ulgo	w22	ulh	a54e9o20	ulha	f15k12u14y5	ulho	l10u9
uli	 87a162b12c311d14e59g6i11j15k21l10n91o38p6s74t6u18w22y18	ulia	 94c6n53r6	ulib	a10	ulic	a300e5	ulid	o14
ulie	 16n18t21	ulii	n11	ulij	a12	ulik	 7k6o5	ulin	 28a21e22o8s10	ulio	 38	ulis	 6e5i13t43	uliu	s15	uliw	e22	uliy	e17
ulj	a26	ulja	b10l9	ulk	a19e29o5r11u12	ulka	 7r12	ulke	 14r12	ulkr	a11	ulku	 12	ull	 5a69e112i11o159r20y13
ulla	 21h17n9t7y13	ulle	 11n8r84	ullo	 5a6h115u28	ullr	i20	ully	 13	ulm	a22e9o10	ulma	l12n9	ulmo	n10
ulo	 85b10n8p31q7u7v38	ulo 	027d15m6	ulob	o10	ulop	 16e12	ulov	 7a21i5	ulq	a7o7	ulr	i16	ulri	c9k6	uls	 11e37k17t42
ulse	 18n11r7	ulsk	a7i8	ulst	 6r31	ult	 49a6d43e14o17z39	ultd	a43	ulto	n16	ultz	 29	ulu	 106,8g6h5i169k15l6m5n18t7
ulu 	-8a12	ului	 45,124	uluk	s6u5	ulun	g17	ulv	a268e21o8	ulva	h17l13r236	ulve	d12v6	ulw	.37a13	ulw.	 37	ulwa	z11
uly	a37	ulya	 12n11s14	ulz	 5e5	um	02 429,2-12a375b185c6d3e165f5g48h2i185j3k5l22m134n39o75p22q4r9s142t1u54v1w4y2z1
um 	a12c10d6g6h8l5m9p8s11u5	uma	 103c14g8h24l47n45r35s41t17y14	uma 	a11	umah	 19-5	umal	a5o26u13	uman	 15a6n14o6
umar	 14e6i5	umas	 13i23	umat	a5i8	umay	y10	umb	a52e59i10r35u28	umba	 5c39	umbe	r27s8z20	umbi	a10	umbr	a7o26	umbu	r6s22
ume	 20d27e12g5i6l50n27	umed	e23	umee	t12	umel	a42e8	umen	 5e5n10	umg	a15u33	umga	r15	umgu	n33
umi	 29-5a8c10d56n30r7s6t24	umid	 7e25u14y9	umin	 6i5s7y10	umit	r24	uml	a7o9	umm	 12e28i86l5	umme	l5r21	ummi	n35t51
umn	e6i11u12	umnu	l12	umo	 10n30r8v15	umon	t27	ums	 114a6k10t8	ums 	080	umu	 22s21	umus	h15
un	 793,17-12a354b51c172d1417e295f16g673h22i427j96k133l22m107n209o169p6q2r20s128t359u58w24y30z82
un 	-10a41b29c22d11e7g12h6i11j7k27l28m22n8o15p79r18s37t11v22z17	un -	 10	un a	n16	un b	a7e8i5	un c	e6h5o5	un k	a9r10
un l	a8e5t6	un m	e6i6	un p	a64o6	un r	o6u5	un s	i8o5t10	un v	e5i13	un z	e6v7	un,	 17	una	 167d19j27k5n27r23s11t7v8w7y20
una 	05a5b8g5h6k6l5m19p6s5t6	unad	e16	unaj	s23	unan	i12y12	unar	 5t10	unay	 6o14	unb	a24e8o14	unba	n14
unc	 13a15e14h25i13t75u11	unch	 10e10	unct	i75	und	 769,5-11a67b36e200g28h15i55l60o16q18r22s50t12u7z38
und 	a22b54c5d12e18f31g43h51i7j7k45l27m37n15o5p43r31s117t13v5w32z6	unda	 38r16	undb	e28y5	unde	 76,5n12r93	undg	a12r16
undh	e14	undi	 5g12n37	undl	a27o33	undo	 6v8	undq	v18	undr	e18	unds	 8e24t17	undt	 11	undz	e33i5
une	 43k7l27n68r10s42t39v29z14	unel	o26	unen	 20e33	unes	 37	unet	 14a22	unev	a28	unez	 14
ung	 404,30-5a45b7e33g6h20k10s5u89	ung 	05-17a19c24d9f8h7i5k5l18m8n6p11r8s7t48v8	ung,	 30	unga	 30	unge	l14r14
ungh	e12o8	ungu	 31i8n33r9	unh	a17	unha	 16	uni	 21a7c144e19f13g15l9n14o90s31t29v8z11	unic	e6i131	unie	r14	unif	 8y5
unig	a15	unin	g10	unio	n88	unis	 12s17	unit	a21e8	uniz	 11	unj	 64a10e15	unje	l12	unk	 32a40e32o14u11	unka	 6n30
unke	l8r6v13	unko	v11	unku	 10	unl	e19	unle	 18	unm	a12i90	unmi	 57l30	unn	 34a45e83i21y9	unna	 17r24	unne	l43r34
unni	 8v8	uno	 35e19l58r7v33z9	unoe	m19	unol	a15f42	unov	 6a10i13	unr	a5i13	unri	n11	uns	 14a8c22i14k29o7t16	unsc	h22
unsi	 9n5	unsk	a26	unt	 68a71e81h8i7o19r5y97	unta	 7i50	unte	 27a7r45	unto	 11k5	unty	 97	unu	 18s36	unus	 28o6
unw	a12o12	unwa	n11	unwo	b11	uny	a10d7e5	unz	 11e29i39	unze	 21	unzi	 28k8
uo	 49-5c18f4g9h2i5k1l11m30n217p28r32s1t19v6y1	uo 	016d15	uo 0	016	uo d	e15	uoc	 18	uom	i21	uomi	n19	uon	 17g196
uon 	m17	uong	 196	uop	i27	uopi	o27	uor	t30	uort	o30	uot	 17
up	 406-1a104c10e109f1h57i43k33l33n9o86p205r27s12t104u53v13y3	upa	 64k5n14	upe	 42j6l5n7r14s9t12	uper	t12	upet	a10
uph	a27i11o15	upha	l21	uphi	n11	upho	u15	upi	c6n19s6t5	upin	a9s7	upk	a18o11	upka	 16	upko	v11	upl	j25	uplj	e23
upo	 20f5l6n46v6	upon	-19t20	upp	e189	uppe	 90n68r26	upr	a7e8i10	upt	a36o44s20	upta	 28k5	upto	n43	upts	t20	upu	i16l9y9
upui	s16	upv	e13	upve	j13	uq	 14-1a3u133	uqu	e133	uque	 20r107
ur	 744,4-118a511b294c129d105e633f25g951h22i338j9k128l117m62n212o251p28q1r149s267t428u162v37w45x1y168z21ø7đ4
ur 	a25b9c9d33f6g7k9l10m11n6r6s29v8w5y6	ur d	e14i5	ur s	a6c5i5t7	ur-	a37d14g7l9m14s28	ur-a	l37	ur-d	e14	ur-m	e10
ur-s	e23	ura	 207,5c11d14i16j10k11l16m35n110o12s6t14z12	ura 	07a6b5c6d5h5k5l7m7p5s7	urac	a5h6	urad	o11	uraj	 10
ural	 11	uram	 33	uran	 12d33g22i28o6y5	urao	l12	uraz	i10	urb	a192e41i16o38	urba	l5n180	urbe	 11k12l12v5	urbi	n10s5
urbo	 37	urc	a6e7h62i19o34	urch	 42e10	urci	a16	urco	k5t25	urd	 12a14e21i15o17u9y12	urde	s13	urdi	n6y7
ure	 247a35c7d12e8g6i21k17l66n136r25s36	urea	 13n22	urei	r14	urek	 17	urel	 9e10i31l11	uren	 38a10c46i6t28	urer	 17
ures	 15a5t7u6	urf	a10o14	urfo	n14	urg	 573-13a39d8e71h118i12o56s34u11	urg 	05a5s9	urga	n25u5	urge	n16o27r24	urgh	 112
urgo	 35s12	urgs	 26t8	urh	i5o13	urho	n12	uri	 59a35b17c50d16e52k5l18n44s9t15	uri 	b9s5	uria	 6n17s11	urib	e16
uric	a14e8h10i11	urid	d12	urie	 27l19	uril	l7o11	urin	a6h15o7	urit	a10	urk	 47a11e20h5o18u20	urk 	b14	urke	s15	urko	v15
urku	 19	url	 18a32e48i14o5	urla	c5e5n17	urle	i37t7	urm	 6a22e18o9	urma	n12	urme	r13	urn	 10a34e73i32k8o7p26u7
urna	 13u8w9	urne	 7m27r34	urni	c5e13k6	urnp	i26	uro	 45d49m5r23s52v58	urod	 24y20	uror	a18e5	uros	 35a10	urov	 40a9i8
urp	h23	urph	y23	urr	a68e14i12u10y44	urra	h13m8u10y33	urry	 44	urs	 81a12e45i13k48t32u27	urs 	05d6	ursa	 7c5	urse	 31n6
ursk	a34o5y8	urst	 18e10	ursu	l19	urt	 288-5a32e20h10i11s40u18	urta	d27	urte	n6r9	urts	 37	uru	 31a13g14l19m11n39p8s8v6
urul	 6e10	urum	 10	urun	g33	urv	e36	urve	 19d17	urw	a21e5o19	urwa	d6n5r5	urwo	d7k5r7	ury	 144a12e5	urz	e5i6
us	 629)2,21-35a225b9c155d9e279f1g1h59i250j2k109l22m35n43o116p31q2r24s371t751u93v11w10y10z137
us 	019(5a31b31c16d8e29f9g12h21j8k20l22m17n20o14p10r18s37t10v6w7z6	us 0	014	us a	 6l5n6	us b	a7e7o5	us e	m21
us h	a7e6i5	us l	a10	us n	e6o7	us r	o10	us s	.6a11t5	us,	 21	us, 	b10	us-	b5l5s8	usa	 58d8k9m11n99r26
usan	 30a13n32o9y9	usar	 10i11	usc	a8e8h133	usch	 39e30i7k30m8	use	 50b24i17k7l7n61p9r26v26w34	useb	i6y17	usei	 8-9
usen	 41e11i7	user	 17-6	usev	a22	usew	a34	ush	a25k6m5	usha	n21	usi	 76,8-6a9c25e11f6k33l7n31s21t8	usic	e10k9
usik	 14o17	usin	 6o5s10	usis	 5i6o8	usk	a49e10i17o30	uska	 43	usko	g6v21	usl	a14e6	usm	a20o13	usma	n8w7	usmo	n12
usn	a19e9i9o5	usna	c12d6	uso	 34n5v70	usov	 14a29i12o7s7	usp	a9i8o9	usr	a20	usra	t19	uss	 27,5a18e153i15o51t70u20
ussa	i12	usse	a12e12l57n52	usso	 7,5n18u13v5	usst	e6r64	ussu	f11	ust	 32a154e221i173o65r63s9u9y17
usta	 11d5f36m13n8p14v57	uste	 7a7n140r46s8	usti	 7c6f6n146	usto	 6f5n21s22v6	ustr	.6a10i38	usty	n15	usu	 25-6f20l10m23
usuf	 13y7	usul	m10	usum	a8o7	usv	e5i6	usz	 32a8c11e13k9o9t34y16	uszc	z11	uszt	a32	uszy	n15
ut	 439,8-2a133b3c58d4e384f54g10h514i163j40k29l20m27n22o72p1r41s83t136u62v9w52y1z42ø4	ut 	0164-6a7b6c14d6g5p5s41
ut 0	0113 51	ut s	o15t24	uta	 40h8l9m21n6p6r19s16	utam	a9i8	utas	 13	utc	a27h30	utca	 27	utch	 23
ute	 161c7l15m13n26p6r142	ute 	d92	utel	 10	utem	 11	uter	 41n11s56u20	utf	i38j6u8	utfi	 24y14	uth	 365a29e59i20r8u26
uth 	a24b11c19d14e10g7h8j14k6l13m15n5r11s25t12v8w8y5	utha	r19	uthe	l20r33	uthi	 8e9	uthu	l23	uti	 54a24c5e34n26t6
uti 	(5n7	utia	 9t14	utie	r25s7	utin	a10s11	utj	a25e15	utja	 19h6	utk	o22	utko	w22	utl	a10	utm	a27	utma	n26	utn	a5i9o5
uto	 8i5l9m13n5v20	utom	e10	utr	a15i16o5	utra	 11	utri	 11	uts	 10c18h37k5t6	utsc	h18	utsh	w37	utt	 15a31e59i5n5u5
utta	 23	utte	n21r27	utu	 17-8l8o6y6z5	utw	a34u17	utwa	l34	utwu	m17	utz	 9e20	utze	r11	uu	 43-1d20j1k1l20n9r39s4t2
uud	 14	uul	 7i6	uur	e16t9	uure	n16	uv	 31a107d1e102i18k1n1o23r8u1y4	uva	a19g8i8l38n7r10s8	uvaa	l19	uval	 9i22
uve	 11-8a6l24n20r12s5t5	uvel	 16	uven	 14	uvo	n8r9	uw	 63,6-3a227b2e81g2i25k10m1o7p4r1s3t1u6w1	uw 	-6a7
uwa	 60g10k15l21m6n28r6s43t16	uwa 	a16o17	uwag	b10	uwak	e14	uwal	i19	uwan	i24	uwas	a5e29h9	uwat	o12	uwe	 7n27r28s8
uwen	 19	uwer	 15	uwi	l5s11t8	ux	 186,1-12a5c3e46i6n1o11p2t13	ux 	05b6c7e9	uxe	m45	uxem	b45	uxo	r11	uxor	o11
uy	 92-1a18c2e241g5i18k10l4n38o22p16r3s13t14u5z11	uy 	h8k5m5n22s5t8v5	uy n	h21	uya	i7n7	uye	 6n211t21	uyen	 187i17
uyet	 21	uyi	 9w9	uyk	e10	uyke	n10	uyn	 21h12	uynh	 12	uyo	 6t14	uyot	 14	uyp	e16	uype	r16	uys	 12	uyt	 10	uyz	e11
uyze	n11	uz	01 165,3-1a172b6c17e83f2h19i92k4l11m21n24o79s31u22v5w34y1z17	uz 	08a6d8p9s10y5	uza	 98,11f15n18u5y14
uza 	d12e9m5	uza,	 11	uzaf	f15	uzan	a7n9	uzay	r14	uzc	e6o11	uzco	 10	uze	 17j6l5n15r13s6t6	uzen	 7i7	uzh	a19	uzha	 5n14
uzi	 14c41l7n20	uzic	e17k19	uzin	a9s6	uzl	i11	uzli	n10	uzm	a17	uzma	n16	uzn	a8i11	uzo	 6d6m10r30v20	uzom	b10	uzor	 29
uzov	 6a8	uzs	a7k9t5	uzu	l12n5	uzul	i11	uzw	a28i6	uzwa	y28	uzz	i9o7	uß	-4	uđ	e3i2	uł	a4k2t4y2
v	0413 2322)1,35-278.457a10162b63c119d56e6762f26g39h20i5764j33k127l376m93n222o1973p19q7r458s731t64u352v11w4x7y134z34æ74ø6đ5
v 	070a17b86c18d70e7f16g19h21i14j22k105l18m23n30o6p68q103r10s44t19u10v16w6x58y3z7	v 0	020e5	v 00	012	v b	a7e5r7u63
v bu	l60	v d	a56	v da	x55	v g	o6r6	v h	a6o5	v k	a6o66r5u21	v ko	'56s6	v ku	c18	v m	a6e9	v n	a25	v na	d18	v p	a5e5o14r40
v pr	.20o15	v q	i101	v qi	r52s49	v s	a7h16u5	v sh	.16	v t	r11	v tr	g11	v x	i58	v xi	y58	v)	 1	v,	 35	v, 	b35	v, b	l35
v-	0268a2b1d1f1h3r1w1	v-0	0268	v-00	0268	v.	 138-4o308v2ª5	v. 	a6c7r7	v.o	.308	v.o.	f19s289
v0	0299 49a2b2c2e2f4g5h2i2j3k4l5n1o2p3q2r2s3t1v2w1x5y6z4	v0 	05l6p5	v00	0248 49	v00 	031	v000	0248
va	 3937,46-29a63b5c327d122e7f10g235h36i74j51k55l1134m30n1714o13p17r1582s353t156u30v15w3x2y53z63
va 	0392a101b28c77d53e47f11g36h24i42j23k38l31m39n27o14p71r30s99t10u213v104w5y9	va 0	0256 136	va a	.63l13n5s7	va b	a9e5
va c	e58o7	va d	d6e16o22	va e	 24l6r7	va g	a9o10r9u7	va h	a12e5u5	va i	 7i19v10	va j	a7o6r6	va k	a13l7r6	va l	a12e5i7
va m	a22i6	va n	a5e5o10	va p	a8e9h43o8	va r	a8e5o5u6	va s	.73r5	va u	l212	va v	 16.69e9i5	va,	 46	va, 	b23m5p5	va-	c9f5
vaa	l21s35	vaal	 17	vaas	a35	vac	 110a27e35i39k60l7o7s32	vaca	 20	vace	k31	vaci	 7c5e15k7	vack	a47i9	vacs	 18i5
vad	a47b5i9o31s5u8	vada	 36	vado	r28	vag	 141a8e48n5o9s13y5	vag 	0116	vage	n45	vah	h17o7	vahh	o17	vai	a12l6n20s22
vain	e5g7	vais	a14h5	vaj	a19d13	vajd	a8o5	vak	 34a7o6u6
val	 92-7a43b6c7d96e222h120i60j13k32l270m14n7o48p15s18t36u13v7y5	vala	 9c11d12s10	vald	 10e44i19o16s5
vale	 21a20i8n119r48	valh	o120	vali	 17e6s22y9	valj	a13	valk	a6e21	vall	a23e194i20o17	valm	i10	valo	 27s9v8	valp	a6o8
valt	a5e13t13	vam	o15u6	vamo	s13	van	 909a69c16d239e62g27i94j10k8n54o68s47t64u7y26
van 	a10b30d509g14h13i11j10k11l43m5n14p8r35s22t9v30w18z14	vana	 56g6	vand	a59e170	vane	a10c11g13s22	vang	 7a8e9
vani	 25a7c12e39	vann	a31e6i11y6	vano	 25v38	vans	 9c5i6k20	vant	a25e28	vany	 16a5	vao	u12	vaou	a12
var	 188,5a95b5c9d570e116g39i208k6l5m59n33o33r86s47t14v8y11z8ı27	var 	a17c5f5m12s5v5	vara	 24d28k13n5s7z10
vard	 193e18o29s16u304	vare	l8n7r25s30z38	varg	a37	vari	 15,87s97	varm	a35e21	varn	g7i7	varo	n8s11v9	varr	e10i45o14u14
vars	a10k31	vary	 5e6	varı	 27	vas	 85a22c15e6i40k44o8s33t48u7v5z12	vas 	d6g7	vasa	r13	vasc	o11	vasi	 5l28	vask	a6y33
vass	 12e7	vast	h5r24	vat	 21a6e17h19i15o26r18s13w6	vath	 15	vato	 10r7	vatr	a9o9	vats	k13	vau	g15x9	vaug	i15	vav	r10
vay	l48	vayl	a48	vaz	 17o14q8s11y6	vazo	s8v6	vb	 1a53o1r5y2ø1	vba	 53	vc	 4-1a11e60i29o11ı3	vce	 36l5n6v12	vcev	a10
vci	 8c15	vcic	 10	vco	v11	vd	 1-1.20a14e2i1o3r3u11	vd.	 20	vda	l8n5	vdu	d11
ve	01 763,1-12a26b5c107d208e59f1g61h28i342j500k16l590m16n1970p6q5r1084s599t160u19v38y62z83
ve 	088a11b5c5d11g6h5l5m23p5r8s31y6z27	ve 0	086	ve m	e19	ve s	a5t10	ve z	a26	vea	c5n11u6	vean	u11	vec	 31e10h18k14s10u8
veck	a12	ved	 15a20i71o45r26v17	veda	 14	vedi	 57,9	vedo	 39	vedr	a26	vedv	i17	vee	n41r11	veen	 22s13	veg	 7a18e7g14o9
vega	 14	vegg	e14	veh	 8o13	veho	 12	vei	 89e48g20k7n6r147s16t5	vei 	085	veie	n48	veig	a18	veir	a143	vej	 464b6e5l6n9
vej 	0349	vel	 57a79d185e51i89j11k27l23p6s10t14v6y15	vela	 10n16s32z12	veld	 27,5e118s12t15	vele	 6b6n16z17
veli	i7k7m6n46z9	velk	a6e14y7	vell	a11o6	vely	n14	vem	 6u5	ven	 299,7a40c29d70e58i168j10k8m58n8o37s101t249u787y11
ven 	05-10a6b6m5o6y11	vena	 21c10	venc	e21o5	vend	a10b5e11i5s35	vene	g6k5r6t28	veni	 14c7d136	venm	a58	veno	 35
vens	e26k28s30t9	vent	 5e50s8u176	venu	e752o31	ver	 199-27a96b26d63e54g35h60i56k6l16m35n63o94p25r5s159t29v7w8y8
ver 	a6h6m5r13s11	vera	 70c8n6	verb	e18	verd	e17i15o7u20	vere	 12n8s18t7	verg	a19e11	verh	a43o13	veri	c5n31t5	verl	a5o5
verm	a16e17	vern	 10a13e11i20o9	vero	 53n28s8	verp	a19	vers	 32a8e10f12i16o14t55	vert	 8e7o6
ves	 206e18i18k11n7s104t209	ves 	018e10s6	vese	l15	vesi	a12	vess	a103	vest	a6b10e45m65p5r35s13v9
vet	 9a21e20h19i9l16n14o16s12t15	veta	 17	vete	m5r10s5	veth	e16	vetl	a13	vetn	a10	vets	k11	vett	e11	veu	m13	veum	 12
vev	e32	veve	j15r6y10	vey	 46r5	vez	 39d11e10i16	vezi	 10	vf	 2-2c1i11j2o2r4u2	vfi	k11	vfik	 11	vg	 3a5e5h1i17l1r7
vgi	 17	vgi 	s17	vh	 3-2a7e1i1o4u2
vi	 192.2a535b18c1022d298e599g93h4i13j129k218l1093m5n580o82p14q2r145s414t199u11v45z51	vi 	05k6l11m9n6p19r5s32t5v9
vi p	a18	vi s	a27	via	 325d90n107	via 	a27b17c22d8e8f12g12i5k5l9m27n10o8p23r9s30t5v13	viad	u88	vian	 17a13d49e5i9n5o5
vib	e6o7	vic	 301,10-9a200e145i23k162o31s8t113	vic 	09a12s11v7	vic,	 10	vica	 188r10	vice	 83n44v13	vici	 12,5
vick	a132e5i10y11	vico	l5v24	vict	o113	vid	 88,5a31e86i8n13o15s31z7	vid 	a10e5m7s6	vida	 16l13	vide	 35n9s11v16z9
vidn	i12	vido	v11	vids	e6s20	vie	 40d14g5i15j5l39m6n21r201s22t32w194	vie 	f6m5	vied	o8r5	viei	r12	viel	a30	vien	 10n7
vier	 136,6a11e17s13u8	vies	i9u6	viet	 30	view	 160s32	vig	 12a7i10n35o15r8	vign	e7o17y7	vigo	 10	vij	a27e42v53
vija	 14y8	vije	n37	vijv	e53	vik	 75a21i11l13o42t47	vika	 19	viki	n11	vikl	u13	viko	 34v6	vikt	o46
vil	a189c6d7e16h42i21j5k9l688m22o60s13u8	vila	 57,15d5g26k30n10o39	vile	s16	vilh	a20e22	vili	e8t8
vill	 136a224e288i21o17	vilm	a15o7	vilo	 30r6s9y12	vin	 120a58c64d10e53g27h23i19j10k50n8o69s33t19	vin 	b5f6l5p8s9
vina	 35r8s9	vinc	e47z14	vine	 13,6l12n17	ving	 6e18	vinh	 22	vini	a9c6	vink	 9a22e6o6	vino	 32d5v16	vins	 22k6
vint	e7h10	vio	 25l34n10r11	viol	a16e16	vir	a58g36o18s6t18	vira	 23g31	virg	i36	viro	v14	virt	a10o8
vis	 98a24e19i11k6n11o14s40t175	vis 	a5b5d7s7	visa	g12n5	vise	 7u8	viss	e36	vist	 81,5-11a47e5o14s10
vit	 6a58e22i27o48r6s6t7u12	vita	 24l12s11	viti	c12n6s8	vito	 6l16r24	viu	 11	viv	a5i39	vivi	a17e21	viz	e13i16
vj	 2a2e26o2u1	vje	 13t7	vk	 7a34i1o82u3	vka	 31	vko	 11t42u5v22	vkot	a42	vkov	 7a11	vl	 2-1a164c2e34i65j30k2o52t17u7
vla	 16a7d70h6n18r10s24x6	vlad	 8i51	vlan	a16	vlar	 10	vlas	i8t9	vle	r15t5	vler	 15	vli	c11e37n6	vlie	r5t24	vlj	a6e19i5
vlje	 13	vlo	n17v28	vlon	 5o12	vlov	i9s12	vlt	a17	vlta	v17	vm	 91o2	vn	01 33-3a34e32i93j3n1o16s1y5	vna	 29	vne	 21v9
vne 	n13	vni	 9c54e5h5k17	vnic	a27e8k15	vnik	 6o7
vo	 321,3-3a9b10c23d111e5f1g68h40i184j90k13l162m12n287o57p4r234s184t11u48v64y4z25	vo 	d5l13m20n102s12	vo m	e13
vo n	a100	voc	a14	voca	 12	vod	a49e20i9n16o6s7	voda	 17,25	vode	 17	vog	e34r20t7	voge	l32	vogr	a19	voh	 8-8i22
vohi	d8r14	voi	c14e145r9y10	voic	e8u5	voie	 145	voiy	 10	voj	 16a6i5o35t11v7	vojo	 28a5	vol	a19e12g22i19j7k29l21s5y6
vola	i14	volg	y22	voli	 15	volk	e17m7	voll	e10i5	von	 82-41c6d5e36i13n33r15s15t19y9	von 	b7f5h7m5	von-	a9k8w6	vone	n35
voni	c7m5	vonn	e33	vonr	u15	vons	k10	vont	e17	voo	 28r29	voor	d5s5t11	vor	 17a20d6e7i14n7o36s84t18u11y8	vora	 7k5
voro	s21v14	vors	e23k22o13t25	vort	 12	voru	 5l6	vos	 77,14i16l23n7s13t14	vos,	 14	vosi	c7l6	vosl	a9o14	voss	e10
vost	 12	vou	 42	vov	a59	vova	 57	voz	d6n8	vp	 1-1a1e1i14u1	vpi	l14	vpil	s14	vq	01 5-1
vr	.10a78b23c13d9e134g5h11i63k1l9o38s36t7u12y8z1	vr.	 10	vra	b5n47t12	vran	j21o11	vrb	i8o10	vrbo	v10	vre	 99m9s7
vre 	g6k7	vrh	n11	vrhn	i11	vri	e15g5l14n17	vrie	s13	vro	g7n6s6y5	vrs	a22k5	vrsa	c22
vs	 50,5-2a2b2c21e24h9i5j3k569t30u1y7z1	vs 	b6u7	vsc	h8i9	vse	c5k9	vsk	a373e68i64o22y42	vska	 373	vske	 13h53
vski	 21s43	vsko	 5v11	vsky	 41	vst	a6i13r8	vsti	f5k7	vt	01 49-1a4e1i1o3u4	vt 	l48	vt l	t48
vu	 130-1c13d13e1i5j3k39l28m3n40o36q3r17s4t3z13	vuk	 6a9o16s6	vuko	b5t6v5	vul	a5c5e5u11	vun	d24g11	vund	l24	vung	 11
vuo	n36	vuon	g36	vur	 7e5	vuz	 13	vv	 1a2e3i3u1æ1	vw	 2-1e1	vx	-3a4	vy	 61a2b2c20d6f1h6m5n1s26t3z1	vy 	a5h5s12	vyc	h20
vych	 11o9	vys	o11	vz	 1-1e4h1w27	vzw	 27	væ	f1n24r49	væn	g23	væng	e23	vær	 15k26	værk	 6t16	vø	 2y4	vđ	e5
w	0136 1358'3,13-34.38a3703b8c25d34e2539f39g22h72i2134j10k41l74m15n318o1003p7q3r133s792t51u446v9w7x3y354z3ł18
w 	099-10a50b42c49d32e17f13g22h14i6j24k19l36m50n22o10p31r44s44t18u11v4w27x1y3z3ł4	w -	 10	w 0	09c5n6r8s8t26y5	w 0t	h26
w a	b6l7n15	w an	d13	w b	a9e5r26	w br	o13	w c	a16e5h10l6o6	w d	a10e5r12	w dr	i7o5	w g	r10	w h	a8i5	w j	a8e7o8	w l	a20u7
w m	a36e6	w ma	i5r10z6ł6	w n	e6o9	w p	a11o8	w r	d14i7o13	w rd	 14	w s	a6h6t12	w w	a12i11	w'	s3	w,	 13
w-	019b1c1d1g2h1l2n1t1w1z4	w-0	019	w-00	019	w.	 37-1	w. 	k5m5s5	w0	061 68c2e1g1h1l1w1	w0 	013b5k5l5n11p6	w0 n	e5o5
w00	 58	w00 	038	wa	03 398,17-26a67b21c72d45e23f4g80h25i45j20k42l691m41n616p8q2r372s157t200u11v11w12y639z49ł6
wa 	-12a44b12c13g5l7m9o25p10r8s13v8w6	wa -	 12	wa a	d9n19	wa o	g8l8	wa,	 17	waa	k17l21r18s5	waak	y16	waal	 19	wab	 12
wac	a7e13h30k16	wace	l13	wach	t7u17	wack	i6r7	wad	a6e11i8w10	wae	l17r5	wael	c17	wag	a22b10e32n8r7	waga	n21	wagb	e10
wage	n31	wah	 7y16	wahy	u16	wai	 13b8d5	waj	 18	wak	e16h8	wake	m14	wal	 96,6a17c8d78e61i78k118l62m6n16s41t79u6
wal 	-5a8	wala	 17	wald	 33-5e13k5o9s5	wale	 43w5	wali	 47,5a19k6	walk	 34e54s28	wall	 28a6i24	waln	u16	wals	h38
walt	e73	wam	e26u6	wame	 5n19	wan	 147d50e268g45i57n6s12t13z5	wan 	c6l8n7s7t7	wand	a14e16i7l8	wane	 258s6	wang	 29i7
wani	 13a23s15	want	a7i5	war	 56a28c6d76e8i13l8m7n10r17s8t69w5z43	wara	 25	ward	 53o6s7	wari	 10	warr	e17
wart	 33e17h7z8	warz	 18a11e7	was	a5e31h55i30o7s19	wase	u10y15	wash	i55	wasi	 6u10	wass	e14	wat	a6e84i48l6o18s32
wate	r80	wati	 42	wats	i18o13	wav	e5r5	way	 473a8e9n33o53s61	way 	a6s18	wayn	 14e18	wayo	 47,5	ways	 61	waz	 6i40
wazi	 37	wb	02 2-1e1o1u1	wc	07 2e2h1z13	wd	03 2a26g1o2	wda	 20n5
we	 239,6-6a3b77c21d18e30f1g643h30i193j1k18l250m2n170p2r267s468t53u1v10x1y9z15ł5	we 	-5a11c8d5g6k5m20n8p10r6s14t6w6
we a	n10	web	e51s6u19	webe	r51	webu	 16	wec	h12k8	wed	a7d5	wee	r18	weer	d6t8	weg	 613e9m5r8	weg 	0306	weh	n14r13
wehn	e14	wehr	l8s5	wei	b5d17g9h8j7l6m38n19s40t11z10ß12	weid	e11	weim	a36	weis	s30	wel	a5c38e20l158s8	welc	h38	wele	 16
well	 119i7s21	wen	 68a14d16e17g7k5t13y7	wen 	d5l6	wena	 10	wend	e5y7	wene	b17	went	 6z7	wer	 110d31g10i6k10n27t35y5
wer 	c5k12m7p7r5s7	werd	 29	wern	 21	wert	 14h21	wes	 14e6i13l25s26t374	wesl	e25	wess	e24	west	 289e22f6h18l5m7o10r5
wet	 11t18z15	wett	i8s6	wetz	i14	wez	e11	wf	06 4-1a16f1i4o7	wfa	 16	wg	 3a16e1o1r1	wh	 5e3i64	whi	t62	whit	e56
wi	 54-12a99b7c164d36e201f22g31j73k31l723m11n352o2p2r34s90t143u1v25z21	wi 	a6n8	wia	 35-11f10k31	wiaf	e10	wiak	 24
wic	a7e49h14k28z66	wice	 47	wick	 11i11	wicz	 51-6	wid	a6i8m9	wie	 11b8c48g17l27n18r41s17t5	wiec	 13i7k24	wieg	a15
wiel	k16	wien	 10e6	wier	 10c7z13	wies	e14	wif	t22	wift	 22	wig	 11-9h5	wij	a9c5k30n16	wijk	 27	wik	 7s15	wiks	t15
wil	 101-17a7b18c14d88e9f5h26k30l311m12s46t34	wil-	j17	wilb	e7u11	wilc	o9z5	wild	e75o10	wilh	e26	wilk	i26
will	 24a14e88i120m24o23y10	wils	o38	wilt	s5z27	win	 65-5a12c5d75g17i48k24n7o5s32t45	wind	e12l34m6s12	wing	 12	wini	 44
wink	e13l10	wins	k21t9	wint	e18h24	wir	k5t12z11	wirt	h11	wis	 24o28s9	wiso	k13z14	wit	 27a10t28z59	wit 	y13
witt	 5e5i16	witz	 44-8	wiv	e25	wive	d25	wiz	a17	wiza	 16	wj	 1a5e1i3	wk	 2a16e12l1n1o6r2u1	wka	 7w7
wl	 25-1a10e2i13o23	wlo	o5w18	wlow	s18	wm	 3b4i3u5	wn	04 249,4-2a4b1e32i5o9s2t2u2w1z1	wne	 23
wo	 153,5-1a2b12c3d19e5g20h15j29k37l205m8n65o95p1r188s28u70w12y15z10ł5	wo 	a10c5d5	wob	i11	wobi	 11	wod	a9i5	wog	u13
wogu	 12	woh	l15	wohl	e15	woj	c10n5t12	wojc	i10	wok	 11e9o6w8	wol	a13d25e9f77i9k8l11m9n5o5s7t18	wold	 16
wolf	 25-6f27o7	wolt	e18	won	g40o10	wong	 37	woo	d94	wood	 51l21r9s7	wor	 5a5e7s7t144	wort	h141	wos	i16o5	wosi	y16
wou	d10t56	woud	 5e5	wout	e53	woy	e7t5	wp	a2e1l1o3	wq	 2-1	wr	05 35-1a6e18i26o37z5	wre	n14	wren	c12	wri	g26	wrig	h26
wro	c7n20z6	wron	 5s7	ws	07 177,1-4b2c2e1h1i1k543l1o24t28	wsk	a9i531	wski	 436,34-44e6	wso	n24	wson	 21	wst	 22
wt	 8-1a1c1e3h9o25p1u2	wto	n23	wton	 23	wu	 106,11-2a47c27e13h4j3k7l33m44n59p5r33s28t11u1z12	wu 	-8a10p5v5	wu,	 11
wua	 11-7h29	wuah	 24-5	wuc	k25	wuck	e25	wue	m12	wuem	e12	wul	a25	wula	 15n8	wum	 13a22i5	wuma	s22	wun	m36s21	wunm	i36
wuns	c21	wur	a25m5	wura	 9o12	wus	i5u17	wusu	 11-6	wuz	o12	wuzo	r12	wv	05 3n1	ww	 3a2e1o1	wx	 1-1j1
wy	01 53-1a4b53d41l21m13n36o2p3r1s74t44z7	wyb	.53	wyb.	 53	wyd	d33r6	wydd	 33	wyl	a13u5	wyla	n13	wym	a13	wyma	n13
wyn	 27	wyn 	a7c18	wys	 19o5p35s7z5	wysp	a35	wyt	h38	wyth	 38	wz	 2-1	wł	a5o13	wło	d6w5
x	0162 554,4-56.1a484b4c15d3e177f12g10h11i221j4l7m46n10o76p56q1r4s6t123u101v9w13x4y6z10ø2ı17
x 	052-2a13b20c23d11e14f9g4h9j5k10l14m9n6o2p6r2s22t4u3v8w6	x 0	05z5	x b	a8r6	x c	a6h5o6	x,	 4	x-	019b1d11e6g1h2l3p4s8v1
x-0	019	x-00	019	x-d	e11	x.	 1	x0	049 53a3b2c4e1f2g2h1i1k2l3m4n3o3p3q1r4s5t3u2v4w2y2z3	x0 	c6f5n6	x00	 48	x00 	033
xa	 17-1b5c18i6l10m5n190q4r7s86t23u2v110	xac	a8m8	xan	 7a6d155n11	xand	e67r87	xann	e11	xas	i82	xasi	,81	xat	u19
xatu	n19	xav	e5i105	xavi	e105	xb	 1-1o1u1	xc	 1-1a2e3h1o6ı1	xd	 1i1r1	xe	 20b4i23j2l47m47n26t1z7	xei	 7r16	xeir	a16
xel	 15i7l9s14	xels	s12	xem	b45	xemb	o45	xen	 11i6	xf	 1o9u2	xg	 1-2a6i1	xh	 1-1a4e2o2z1
xi	 9-2.1a4b1c20d4e8g3h1i4m42n12r3s9t6v3w1y88	xic	a5o14	xico	 11	xim	 11e12i12	ximi	l12	xiy	o88	xiyo	b88	xj	 2-1o1
xl	 1-2a3i1	xm	 1-1a9i26o2u7	xmi	 25	xn	 2-1a4e1o2	xo	 8\`12c9n15r15t13v4	xo\`	j12	xo\`j	a12	xon	 12	xor	o11	xoro	 11
xot	o13	xoto	 13	xp	 1a7c1l13o3r31	xpl	a12	xpla	n11	xpr	e31	xpre	s31	xq	 1	xr	 1a2e1	xs	 3-1t1u1	xt	 2a23e55i2l12o14r15
xte	n48	xten	s48	xtl	a12	xtla	 5c7	xto	n14	xton	 12	xtr	a14	xtra	m9r5	xu	 12,2-1a25d7l9m9n8r4s9y15	xua	n25	xuan	 25
xuy	e15	xuye	n15	xv	 1.1i7	xw	 3e10	xx	 3-1	xy	s6	xz	 3-1a6	xø	 2	xı	 3r8z6
y	0233 7204'7)1,103-235a2682b374c257d381e2107f97g142h133i633j38k243l656m227n1149o1146p123q1r386s857t257u331v210w70x9y22z56ø1ı73ł8–2
y 	0134&2-66a303b173c245d160e71f84g135h157i59j46k135l337m209n87o67p163q11r185s415t178u28v133w96x2y20z28đ14	y -	 66
y - 	d5m9	y 0	061 19g5k5	y 00	040 21	y a	 36.20/11b11c6d8g14l30n100r21s5v18	y a 	k6s9	y a.	s20	y a/	s11	y an	d84t6
y av	e15	y b	a58e24o29r31u14	y ba	l5r26u5y5	y be	a5r8	y br	a8o19	y c	a55e11h24i17l19o67r41u8	y ca	l6r20s8	y ch	a9o6
y cl	o12	y co	l10n10r25u17	y cr	e15o23	y d	a33d6e43i21o14r19u9v8	y da	b16	y de	 11l20	y di	c5e6	y dr	i13	y e	n7r5s24t13
y es	 12t8	y et	 13	y f	a24e7i7o17r20u5	y fo	r12	y fr	a5e12	y g	a20l8o17r44u26w11	y ga	r11	y gr	a20e7o12
y h	a35e23i66o25u7	y ha	m6n6r11	y he	i6r10	y hi	l59	y i	 10i19n5s10v8	y ii	 7i10	y j	a23o7u6	y ja	c6n8
y k	a18e14i8n7o30r31u19	y ko	c7r5s5	y kr	a17t6u5	y l	a56e33i23o17t182u19	y la	k5m5n35r6	y li	m5n11	y lt	d182
y m	a68e44i22o53u12	y ma	e10g6l11n8r14	y me	a7c10n5r5	y mo	n13r20t7u9	y n	a21e10g9h21i8o7	y na	d9v5	y nh	o19
y o	g6k5l7r15s7	y p	a51e14h24i8l8o25r17t8u7	y pa	d6n11r12	y ph	a7d10u7	y po	n9r10	y q	u10	y r	a19e18h15i17o96u14y5
y re	n5y6	y rh	e5o10	y ro	a42b9d8l5m6s10	y s	.28a39c28e14h16i16k5o15p9r6t207u6w6	y s.	r25	y sa	d6l7n13	y sc	h24
y st	a8e9r184	y t	a17e21h44i7n26o22r29y5	y te	r13	y th	o33	y tn	h26	y to	r12	y tr	a11e10	y u	n15	y un	d10i5
y v	 15.19a41e17i21o9u7	y v.	o19	y va	l18n21	y w	a24e25i19o6u6y13	y wa	l13t5	y we	l5r13	y wi	l14	y wy	l13	y y	 10a6
y z	a14	y'	s7	y)	 1	y,	 103	y, 	b19k6m14o5p6s5	y, b	l10	y-	018a5b28c11d18e1f18g15h2j3k7l16m6n10o10p1r7s35t3u3v3w13z2
y-0	018	y-00	018	y-b	a14r10	y-ba	r11	y-d	r10	y-dr	e10	y-f	o11r6	y-fo	e11	y-g	o11	y-go	r10	y-l	e15	y-le	-9s6	y-s	t7u20
y-su	r20	y-w	e10	y0	081 95b5c5d1e4f1g2h2i2j5k1m3n1o1q1r5s2t1v3w4y6z2	y0 	044e7l5n10p5s8	y0 0	q6s5	y00	 79	y00 	062
ya	 724,22-5a44b16c27d33e3f6g18h78i14j22k36l119m101n638o1p28q17r259s179t80u8v6w72y113z13
ya 	-9a39b20c51d18f7g16h18i6j11k18l9m32n22o6p20r15s60t18u5v18w7y7z8	ya a	n20	ya b	a6r5	ya c	a32	ya d	e15	ya m	a10e6o9
ya n	o19	ya p	a12	ya s	.7a10o20	ya v	a6e5	ya,	 22	yaa	k20m23	yaak	o20	yaam	o23	yac	i18	yaci	n18	yad	 6i19	yadi	 10r9
yah	 51r7y12	yah 	(5n9	yahy	o10	yai	 5n7	yaj	i21	yaji	 20	yak	a18u9	yaka	 10	yal	 53,8a16e7l19o7	yall	a15
yam	 16a10e31f30i7	yame	 19-12	yamf	i30	yan	 228,5-6a83d41e34g68i31k8n26o8t88	yan 	a12b12c6g7h6m6o6p7s8	yana	 69
yand	a35o5	yane	 14s5z13	yang	 13,5i36o11	yani	 29	yann	 8e7i5	yant	a25i43o18	yap	a5o16	yapo	n16	yaq	u17	yaqu	b17
yar	 93a14b9d25e21m10o9r40s8	yara	 5d5	yard	 10ı14	yare	 8-7	yarr	a40	yas	 51a52i33m17s8z5	yas 	k5s5	yasa	n41r10
yasi	 25-5	yasm	i13	yat	 10i19m10t37	yati	 19	yatt	 27	yaw	a54s14	yawa	l52	yaws	o14	yay	 46,6a57	yaya	 16s39
yb	 5,1-2.53a73b8d5e53i41l7n13o34r2s3u59y13ø2	yb.	 53	yb. 	k6m5r5s7w7	yba	j5k7l6n5r42	ybar	 13i6r13	ybe	k9r36	yber	g32
ybi	 9e25	ybie	 25	ybn	i12	ybni	c7k5	ybo	r24w9	ybor	o17	ybu	l5r48	ybur	g31t5y12	yc	 1-1a27e75h85j6k38o8s8y1z7
yca	 5m10n6	ycam	o10	yce	 48e6n6s12	yces	t11	ych	 39e11n6o18	ych 	05p5	yche	s11	ycho	d11	yck	a7i5o6s6
yd	 27a27d76e98f2g1h1i38l9n11o27r11s2t1u17v6y2z7ı15ł3	yda	 8n5r9	ydd	 75	yde	 7n58r20	yden	 51	yder	 12	ydi	 23a10
ydi 	e20	ydo	n11r7	ydı	n15	ydın	 15	ye	 340,1-32a19b69c10d10e19f4g2h3i45j6k24l92m83n349o6p4r341s123t70u12v420w5y12z6
ye 	a10c8l9m5p6s9v6	ye-	a11	yea	m18	yeam	p18	yeb	a12o50	yeba	t12	yebo	a37l13	yee	 18	yei	 30-13	yek	 6t7
yel	 34a22e5l8u12	yela	 19	yelu	d12	yem	a22i40o13	yema	n22	yemi	 39	yemo	 11	yen	 224-5a25g34i39n16
yen 	b7c6h6l9m6n7p6s5t11	yena	 19-6	yeng	a17w17	yeni	 32y5	yenn	e16	yer	 210,9-14e47n5t29	yer 	-5a12c7e6s7u6
yere	 31-5s9	yert	 20	yes	 90e6s5	yet	 21e6o7t31	yett	e29	yeu	n10	yeun	g10	yev	 319a90l8	yev 	a5b20d17i5k27p13q28s7x8
yeva	 90	yey	e12	yeye	 5m7	yf	 1a24e3f6i20j1k2o16r12u12	yfa	 14l8	yfi	e17	yfie	l17	yfo	r14	yfor	t12	yfr	y10	yfry	d10
yfu	r10	yfur	t10	yg	 4-2a44d1e27g15i4l3m2n1o9r5t1u11y2ı11	yga	a7n5r27	ygar	d26	yge	l7r18	yger	 14
yh	 2a74e3l7n2o22r22u1	yha	m5n7t9v6z34	yhaz	 7a26	yho	 12l5	yhr	e18	yhre	r18
yi	 259,3-19a11b6c5d22e4g7k21l13m26n96p28r57s21t2u14v1w9z9	yi 	05a11d10e12f6l7m5r5s6t8	yi-	a12	yia	h11	yiah	 11
yid	 5a5o12	yido	v12	yik	e21	yike	m21	yim	 23	yin	 23d12g6k24l8y11	yink	a21	yip	 18o8	yir	b5e17t5	yire	n14	yis	a12i7
yisa	t10	yiu	 13	yj	 2-1a23e3i4o3s2	yja	n10v9	yjan	e10	yk	 100,4-10a34e18i4k16l2o35s1t2u9v1ø7	yk 	028a10s5	yk 0	023/5
yka	 13	yke	n11	yken	 11	ykk	e15	ykke	 5r6	yko	r10v11	yl	 42a245b1d2e169i42l21m1n1o67s1t4u10v48w1y1	yla	 143a8b5n67r8s5
yla 	048c5l7s7	ylan	 35d24	yle	 65e8i6n16r48y15	ylen	 8e7	yler	 18i28	yley	 13	yli	 5e8n19	ylin	 10	yll	a7i9
ylo	n8r44v8	ylor	 35	ylv	a8e19i21	ylve	s17	ylvi	a12e8	ym	 24-1a69b2c16e26i16k3n4o56p4r2s1u3	yma	n49r9	yman	 28s6
ymc	o9z7	yme	 7g5s9	ymo	n33u15v5	ymon	 6d18i6	ymou	r5t10
yn	 379,6-5a131b5c35d32e158f5g24h16i37k8l1n64o97p6q3r4s74t23u14w4y16z2	yn 	-6a17b11c37d8f5g6h13l14m14n7p15r9s14v8w7y6
yn a	n7r7	yn c	h5l7o14t8	yna	 53n5r18t42	ynat	 39	ync	h30	ynch	 25	ynd	a20	ynda	 10u5	yne	 63-9k39l6p5t13	yne 	n5s5
ynek	 39	ynet	 5t6	yng	e10o6	ynh	 12	yni	a19c5d7	ynia	 11k8	ynn	 42e11	ynne	 10	yno	l47r19s13v11	ynol	d47	ynor	 13d5
yns	k68	ynsk	a15i49	ynt	a5h7y5	ynu	 5r8	yo	06 272'3,16-4\`6a3b105d25f1g19h1k8l49m41n122o8q16r208s74t28u29v25w33y24z20
yo 	-17a25c10d6f6i9l7m15n8o11r7s10v7	yo -	 17	yo a	n10	yo,	 16	yob	a14o90	yoba	m14	yobo	n88	yod	e20	yode	 13	yol	a31u15
yola	n25	yolu	 15	yom	 5i28	yomi	 8d17	yon	 87g15i7o5	yon 	k18	yong	y14	yoq	u16	yoqu	b16	yor	 49a6b19g42k21o52	yorb	e18
yorg	a14y28	york	 14s6	yoro	s5v39	yos	 17h5o15t17	yoso	v11	yost	 12	yot	 14i7	you	n8s19	yous	s16	yov	a18	yova	 18
yow	a33	yowa	 28	yoy	e24	yoye	v24	yoz	g9n10	yozn	u10	yp	 3-1a39c2e21i5l8o5r18s1t3u3y3ı11	ypa	l5s32	ypas	s32	ype	r16
yper	s16	ypr	e12i6	ypre	s12	ypı	n11	ypın	a11	yq	 1	yr	 30-11a53b3d2e25g1h1i44k24l5m1n4o44r13s10t90u4v6w6y3z5ø1
yr 	c5d5e8	yr-	o10	yr-o	r10	yra	 14c5k6m19	yram	 17	yre	e5l5s5	yri	 8e8l6n9	yrk	g7o7	yro	n17v25	yron	 10e6	yrov	 16a5
yrr	e12	yrre	t7v5	yrt	.72i13	yrt.	 72	yrti	c5s6	ys	01 244,5-9a22b2c3e36g2h30i30k18l25m3n2o59p42s53t181u21v3w1z58ł7
ys 	a10c9n10s7v5	yse	 7l12r12	yser	i11	ysh	a23i7	ysha	 8n9w6	ysi	a6d13n5	ysid	e13	ysk	o10	ysl	 9i8	yso	k12n21v13
yson	 18	ysp	a36	yspa	 35	yss	 15a28	yssa	 26	yst	a41e16o6r72w38	ysta	d14l16	yste	a9l6	ystr	a8i29o19u6	ystw	y38
ysu	c11d5n5	ysuc	k10	ysz	 5a8e16k7o12y5	ysze	n10	yt	 17,4a43c6e25g1h53i3k6l1n10o62r4s5t6u3y4z4	yta	 16n11r6	yte	 10k6
yth	 45	yto	 10n25w11	yton	 22	yu	 51b1c4d14e40g3k21l32m10n84r14s45t5w3z4	yue	 15n24	yuen	 21	yuk	 14	yul	a11i20
yuli	a16	yun	c6d12g8i15u35	yund	t12	yuni	 7a7	yunu	s35	yus	i9s11u19	yuss	u11	yusu	f19	yv	 5a68e63i46o28	yva	 14r9s33z5
yvas	k33	yve	j10r29s8t8	yver	 20d7	yvi	e5l15n22	yvil	l15	yvin	k21	yvo	n24	yvon	n24	yw	 2-2a39e6i3n1o17	ywa	y34	yway	 34
ywo	r16	ywor	t16	yx	 7-2	yy	01 2a12o2s5	yya	h10	yyah	 10	yz	 14-2a5b5d5e15i3k1n1o4s1	yze	n11	yzen	 11	yø	 1
yı	k6l55r8t4	yıl	d22l11m15o5	yıld	ı22	yıll	ı11	yılm	a15	ył	 3a3k2	y–	g2
z	0374 2701,92-119.26a3408b184c134d218e2185f15g60h119i1945j48k208l221m163n309o1299p53q23r189s283t184u556v118w143x6y446z237ı26ł11
z 	0200&3(2-3a141b56c83d73e54f23g48h39i12j27k44l53m80n23o49p67q11r48s154t26u34v40w13x2y75z22ə2	z 0	0114 30h5
z 00	051 32a11b10c10	z a	 16b5l23m11n20r9s34t5v5	z an	d16	z as	o34	z b	a18e13o6r11	z c	a36e8h5o26	z ca	r16s7	z co	a6r11
z d	e56	z de	 45l7	z e	 21s10t15	z e 	h15	z et	 15	z f	i5r6	z g	a9o11r12u7	z h	a10e17u7	z he	r14	z j	a10u8
z k	a6g6o11r5u5	z l	a10e7l9o17u5	z m	a30e18o15u10	z ma	r7t6	z n	a6e5i8	z o	.26l5r8	z o.	o26	z p	a21e12o17r7
z r	a13e6i7o16u5	z s	.38/6a39c16e8o15t8y16	z s.	a15l21	z sa	l5m6n17	z sy	 16	z t	i5o8r6	z u	n26	z un	d25	z v	a19e9i8
z va	l6n7	z y	 69	z y 	a9c9g5m7r8v5	z z	a10e5	z,	 92	z, 	016b6c6l7m10p6r5s6	z, 0	08 8
z-	022a6b8d1e4f1g2h6k6l2m11n1o5p7r1s17u4v7w2z6	z-0	022	z-00	022	z-s	c10t5	z.	 26	z0	0326 44e1q1r1s1	z0 	h5n7p5	z00	0322
z000	0322	za	 903,25-6a7b267c126d86e3f37g90h82i39j56k184l259m160n365o7p63q8r363s64t58u24v42w21x8y46z5ł4
za 	016-7a38b34c28d36e17f13g25h9i9j17k14l18m39n15o6p28r23s46t21v21w6y17	za 0	011	za a	n9s5	za b	a11o8r7	za c	a11o5
za d	e15o16	za e	 13	za g	a14u6	za j	a12	za m	a9i9o11u8	za p	a9i5	za r	i7o9	za s	.7a8o5t10	za v	a6i6o5	za y	 17	za,	 25
zab	a34e154i14o42r8	zaba	 5d17l9	zabe	l15t133	zabi	r11	zabo	 17l11r8	zac	 13a48h28i5k7o9	zaca	o32t16	zach	a16e6
zad	 17a44k9n6	zada	 34r8	zaf	a6f18r6	zaff	a14	zag	a16o30r6u34	zaga	 6r8	zago	r26	zagu	t34	zah	a7i11r52	zahi	d5r6
zahr	a51	zai	a6c8n10r6	zaj	a11e21k10	zaje	c19	zak	 88,8-9a17e12h11o19	zak 	026a8s10	zakh	 11
zal	 26a52e63i18j8k21l16o36u8	zala	i17n7	zale	 6c7s12z29	zalk	e13	zall	a16	zalo	 8n7s6v11	zam	a26b24e13f9i9k14o42u15
zama	r8t13	zamb	e11r11	zamk	y11	zamo	c6r20s12	zamu	d15	zan	 20a71d35e23g22i27n14o65s35t16y28	zana	 49r17	zand	 5e11p5
zane	l11	zang	a18	zani	 16l5	zann	a5e9	zano	 42v8w11	zans	k32	zant	e5o6	zany	 25	zap	a34l10o9r6	zapa	d9t22
zar	 59a60b8e57i35k8n22o40r21s12t7v6z6	zara	 29g13t7	zare	 6k12s14v16	zari	 6n11o9	zarn	e10i6	zaro	 8k5s15v5	zarr	o10y9
zas	 20k8z16	zat	a13e11i9l7o6	zau	 6b5g6	zav	a17i6o14	zava	 5l7	zaw	a13	zay	a17n7r14	zaya	s17	zayr	 10
zb	 1-1a10e26i16o30r13u81y6	zbe	k6r7t11	zbi	c5n7	zbo	n24	zbon	c24	zbr	o5u6	zbu	r76	zbur	g75	zc	 3-1a9e7h4i14o22z74
zco	 19	zcz	 10a9e25u5y19	zcze	c5p5s6	zczy	k6n8	zd	 16-2a28e43f1i44k1n5o22r37u12z7	zda	 7n8r10	zde	c5n16p5	zden	a5k10
zdi	c6n25	zdin	s22	zdo	v5w5	zdr	a5o26	zdro	j26	zdu	 5n6
ze	05 244,8-13b47c48d15e25f34g66h15i29j40k127l376m87n431p48q3r174s91t92u2v32w91y36z6	ze 	08a7c7d7g5k6l9v11	zeb	e25r11
zebe	k5t13	zec	h13i9k7s10	zee	 10l6	zef	 6i8o15	zeg	 23a7e13o8	zeh	n11	zei	 13d9	zej	c9e12n6	zeje	w11	zek	 47a16e45n8
zek 	07a5	zeka	s12	zeke	l19r15	zel	 67a38e157i18l38m6o12s7t11	zela	 20y10	zele	 98c8n19z24	zeli	n14	zell	 13a9e9
zem	a9e31i7l11n8	zeme	i6r6s12	zeml	a10	zen	 72a10b21d23e14i22o14p22s13t175y8z13	zenb	a12e7	zend	 6e6	zeni	 8o5	zenp	l22
zens	 7k6	zent	 15a11b5e12g23i13j5k18l16m40p13	zenz	e13	zep	a5e19i7	zepe	d15	zer	 56-5b6d10e16i5l8n13o9s10w14	zerd	a5e5
zern	 8i5	zerw	i12	zes	 28i14k13n7t6z11	zesi	a6k5	zesk	a6o6	zet	 6e7i7o21t44	zeto	 20	zett	a5e38	zev	c5e21	zeve	d12
zew	 18a6i8o9s45	zews	k45	zey	 20n5	zf	 2-1a7e2i1o1u1	zg	 2-1a26e7i7o10r1u5y1	zga	r14t9	zgar	j5o5
zh	 2a57d1e16i2l1o21u19	zha	 5n28o17	zhan	 15g13	zhao	 16	zhe	n13	zhen	g13	zho	u16	zhou	 16	zhu	 15
zi	 365,26-3a109b18c124d37e248f12g66h6i5j60k64l115m123n223o54p14r36s30t62u2v24w1y40z78
zi 	014-12a14c16d10e12f6g6l11m22n15p11r10s16	zi -	 12	zi 0	012	zi a	n10	zi,	 26	zi, 	b8n5	zia	 34l28n22r11	zial	e26
zian	a7o9	zic	 23a22e37h6k31	zica	 21	zice	 36	zick	a15e7o8	zid	a11d10o10	zidd	i10	zie	 72,7b5d5g18h5j13l27m48n5r24
zieg	e5l12	ziel	o13	ziem	a20e28	zier	s18	zig	e26m6r7u14	zige	r6t20	zigu	i11	zij	a15e16l22	zija	 14	zije	 15	zijl	 10s12
zik	 18e9o23	ziko	n14v9	zil	 6a51e16i14o7u7v8	zila	b11g17n15s6	zile	 11	zili	n13	zim	 18a29e7i11k7m27n8o15	zima	 9n19
zimi	e5r6	zimm	e27	zimo	v12	zin	 21a40c9e7g26h25i6o18s48u7y7	zina	 34	zing	e14g8	zinh	a25	zino	k7v11	zins	 25k22
zio	 34r5	zio 	06m5	zir	a5k13n7	zirk	a6s6	zis	 6k9	zit	a13e8h11i14s6	zith	u11	ziti	s10	ziv	 6a5	ziy	a6o34	ziyo	 13y19
ziz	 39a8o21w5	ziz 	s18	zizo	v21	zj	 4-1a36e7	zja	c7k18n9	zjak	 16	zk	 14a62b2e3i23l1o69p1r8u6y19	zka	 35-5l11	zkal	n11
zki	 16e5	zko	 9v20w35	zkov	a13	zkow	 12i5s18	zky	 12	zl	 4-1a58e29i52o61u7y9	zla	r7t37	zlat	a6e16i5k9	zle	 9n7r6
zli	 10c9d11n15	zlid	d11	zlin	g12	zlo	 51v7	zm	01 2a106b2e12i26o4u3y7	zma	 28n43r26	zman	 12a6n17	zmar	e7o9	zmi	n11r8
zn	 2a74e31i119j1o57u12y13	zna	 43r5v11	zna 	07c8d8	zne	 13r8	zni	 24a6c48e19k17	zni 	i5x7	znic	a5e10i21k12	znie	k14
zno	 42	znu	r10	zo	 173,6-3a4b28c7d60e59f24g62h23i10k53l111m65n158o3p3q3r98s61t14u13v188w61y2z7
zo 	08a5b8c7d13e5g13m6s18t8	zo s	.6a7	zob	a12u10	zoba	 12	zod	 16a7b6i6o15w8	zodo	v15	zoe	 34y10	zof	i19	zofi	a10
zog	 38e7l6	zoh	i19	zohi	d11r8	zok	e12i5o31	zoko	t25	zol	a16d15e6i9l11n8o29s7	zola	 12	zolo	 5s17	zom	b22e5i22o14
zomb	a8e10	zomi	d10n12	zon	 28a8d50e34g7j7y13	zond	i19o29	zone	 17n17	zor	 40a15i7j10o10	zorj	e10	zos	 7a39t6	zosa	 37
zov	 45a81i21k5n5o5s21	zov 	q5x5	zova	 71t6	zovi	c16	zovs	 7k13	zow	 33i16	zowi	e12	zp	 1.34a2e1l3r3u9	zp.	o34	zp.o	r34
zq	01-2u20	zqu	e20	zque	z20	zr	-1a6e23i13n1o47t80u18	zre	n23	zren	j21	zri	n13	zro	y46	zroy	 46	zrt	.80	zrt.	 80	zru	l16
zrul	l16	zs	 34-1a51c27e43g1i21k37l1m2n1o33t17u5v3y1z5	zsa	 16l13r7	zsal	a10	zsc	h27	zsch	e18	zse	b9f16l6	zsef	 15
zsk	a32	zska	 32	zso	f5k6l6n10	zson	y10	zst	r11	zstr	.6a5	zt	 12a45e33h1i9o40r3u32v1y8	zta	l8s6	zte	r16s5	zter	 5e5
zto	f5n5r16	ztor	 14	ztu	r29	ztur	 19k10	zu	 28-1a6b56c41e15f3g10h8i43j1k11l113m43n67o1p18r60s12t7u2v2y1z7
zub	a35i5r8u6	zuba	n17y17	zuc	h5s29	zucs	 28	zue	l14	zuel	a12	zui	d40	zuid	e32	zul	,7a12e6f8i14k6o5u47	zuli	 11
zulu	 38	zum	 7a25s5	zuma	 22	zun	 7a14g27i15	zuna	 13	zung	u27	zuni	g15	zup	a10e5	zur	 9a7e8i12u9	zuri	c10
zv	 1-1a18e20i23o55	zvi	e6n12	zvin	e11	zvo	l9n31r9	zvon	 10i10y9	zw	 29-1a46e31i28o8	zwa	n9y28	zway	o28	zwe	 11g6r5
zwi	e5j5l6	zx	01 4-1	zy	 42,5-2b21c47d5e6g4k110l16m26n119p2r5s15t2w5z12ł2	zyb	o9y9	zyc	a5e23h11k8	zyce	 23	zyk	 91-10
zyk 	028a9s5	zym	 7a6c7	zyn	 41a16i6s49	zyna	 16	zyns	k49	zys	k5z7	zz	 4a121e5i47l5o49s1u3y2	zza	 76h9k11n11r6
zza 	a6b8c5f7m6p7r5s5	zzak	h11	zzi	 27,7n6	zzo	 23l10n8	zı	 7c2g10l3m1t3	zıg	 10	zł	o10u1	ª	 19
ª 	a2d2e2f1i1l2m5n1s1t1v1	º	 5	º 	d1f1h1r1s1	ß	-14b3c1d1e195h8k6l1n6s1w6	ß-	g4s6w4	ßb	a1e1u1	ßc	h1	ßd	o1	ße	 187n2r5s1
ße 	0124(8	ße 0	0101 23	ßh	o8	ßk	i6	ßl	a1	ßn	i6	ßs	t1	ßw	e6	æ	b3d13f1g11k33l6n25r133s43t41v11	æb	y3	æd	e11s2	æde	 10
æf	j1	æg	 1e10	æk	 25v8	æl	i1k2l2t1	æn	a2g23	æng	e23	ænge	t23	ær	 34a2b14d4e9f4g5h2i1k31l3n2o2p2s5u1v8ø4	ærk	 6e5t16
ærkt	ø16	æs	 5t30v7ø1	æst	e18v6	æste	g11	æt	e16h20s5	æte	r16	æter	 16	æth	e20	æthe	r20	æv	e5i6
ø	 65a10b25d59e28f3g27h1j64k31l55m26n93p1r205s114t1v32y79	ø 	b6f3l1m1s2	øa	 10	øb	e4i16l2y3	øbi	n16	øbin	g16
ød	 18d7e26i1o5s1ø1	øde	g16r8	ødeg	a16	øe	d14n14	øed	 11	øen	 14	øf	a2t1	øg	a1d4e15s3t2u2	øge	 6r9	øh	a1
øj	 47a2e1o1s1v12	øj 	a37	øj a	/16p21	øjv	e12	øjve	j12	øk	e24k6s1	øke	n24	øken	 18,5	øl	 5a2g8i1l31s2u1v5	øll	e29
ølle	b8g5r11v5	øm	 24l1n1	øn	 7b1d44g2l1n36s1t1	ønd	e17r23	ønde	r14	øndr	e23	ønn	e34	ønne	r33	øp	l1
ør	 16-4d1e30f1g40i1k11l19n38o1p4r22s4u13	øre	n29	øren	s25	ørg	e40	ørge	n40	ørk	e11	ørl	i18	ørli	e18	ørn	e7i6s21
ørns	t21	ørr	e15i7	ørre	b5g5	øru	m6p7	øs	e12t102	øse	 12	øst	b19e25l19r35	østb	y19	øste	r25	østl	i19	østr	e35	øt	e1
øv	i1r31	øvr	e27	øvre	 27	øy	 41a5b8e3f2g4h4l2n1o1r1s6ø1	đ	a128e43i87o103u52	đa	 18.7c1i3k20n44o28r3t4	đak	a6o12
đako	v12	đan	 8g32	đang	 32	đao	 28	đe	 2d1k2l6n13r10v9	đen	j5o5	đi	c5e3k1m1n77	đin	h75	đinh	 75	đo	 42a39k1n12r7v2
đoa	n39	đoan	 39	đon	g11	đong	 11	đu	c44r8	đuc	 44	ı	 209a1b1c13d1f2g15k96l72m54n84o9p2q9r127s21t7u6v4x4y17z18
ı 	025b2k3m4s23y2	ı 0	020 5	ı 00	05 5	ı s	o22	ı so	k22	ıa	c1	ıb	e1	ıc	a5k2ı6	ıd	k1	ıf	 1k1	ıg	 12a1e1u1
ık	 62a15e9k6l2o1u1	ık 	e15k20s12	ık e	v15	ık k	e19	ık s	o12	ıka	y10	ıkay	a10	ıl	 8a2d22l11m15o5ı9	ıld	ı22	ıldı	r13z9
ıll	ı11	ıllı	 11	ılm	a15	ılma	z15	ım	 26l14o13t1	ıml	ı14	ımlı	 14	ımo	v13	ın	 42a19c1e5t2ı15	ına	r17	ınar	 17	ını	k15
ınık	 15	ıo	g7k2	ıp	 2	ıq	 2a7	ır	 29a16b2c3d8k5n7o7s6ı44	ıra	n16	ıran	 16	ırı	 16k6m22	ırım	 22	ıs	 14m1o3r1ı2	ıt	 7
ıu	r6	ıv	a4	ıx	a3l1	ıy	a9e1m2ı5	ız	 8o3ı7	ł	 19,1-1a146b6c5d5e32g3k18m6o171t9u42y11z4ł4	ł 	03a5b1m1s1	ł,	 1	ł-	l1
ła	 26-3b10c1d5j13k5n5p7s18t3w40z10	łaj	c10	łajc	z10	łas	z11	ław	 13a7i5	łb	a5r1	łc	h1z4	łd	a4o1	łe	b9c9k14	łek	 10
łg	o3	łk	 1a7i1o9	łm	 1e1i2n1z1	ło	 10-1b5c9d23g9m12n14p8s16t7w57	łod	a6z17	łodz	i8k8	łow	 8a6i8s29	łows	k29	łt	o2u2y5
łu	b3c6d1g4k12p4s6z6	łuk	a10	łuka	s10	ły	 3n6s2	łz	a2y2	łł	o4	ſ	o1t1	ſo	u1	ſt	r1	ə	l60m6z7	əl	i60	əli	y56	əliy	e53
əm	i6	əz	i7	–	g2w1	–g	o2	–w	i1	‘	b6k9l13m10o2t13z3	‘b	e6	‘k	t9	‘l	q13	‘lq	i13	‘lqi	n13	‘m	i10	‘mi	n10	‘min	 5o5	‘o	l2
‘t	k13	‘tk	i13	‘tki	r13	‘z	 3	’	a1d12m6n3o2r1s6z1	’a	r1	’d	u12	’du	l12	’dul	l12	’m	a5u1	’n	o3	’o	r2	’r	u1	’s	 2u4	’z	o1`;
