/**
 * Radicals that fonts share with whole characters, and programs state in their place ("⻘岛" for "青岛"); NFKC knows
 * those of Kangxi alone.
 */
const RADICALS = new Map(
  [
    ...'⺟母⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻲亀'.matchAll(
      /(.)(.)/gsu,
    ),
  ].map(([, radical = '', character = '']) => [radical, character] as const),
);

export const withoutRadicals = (text: string): string =>
  text.replace(/[\u2E80-\u2EFF]/gu, (radical) => RADICALS.get(radical) ?? radical);
