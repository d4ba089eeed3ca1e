/** What the looks of the other suites are worth: a fault of each kind, and where it is told. */
import { look } from './look.js';
import { describeOnStage } from './stage.js';

describeOnStage('A look at a screen', (stage) => {
  it('finds colours of one theme in that theme, anything else at each width, and what is too wide', async () => {
    const visitor = await stage.visit();
    await visitor.page.goto('/login');
    await visitor.page.getByText('Welcome back').waitFor();
    const faulty = [
      { tag: 'p', style: '', told: [] },
      {
        tag: 'p',
        style: 'color: light-dark(#000, #444); background: light-dark(#fff, #333)',
        told: ['dark at 1440 px: color-contrast', 'dark at 390 px: color-contrast'],
      },
      { tag: 'img', style: '', told: ['light at 1440 px: image-alt', 'dark at 390 px: image-alt'] },
      {
        tag: 'p',
        style: 'width: 600px',
        told: ['dark at 390 px: too wide', 'light at 390 px: too wide'],
      },
    ];
    for (const { tag, style, told } of faulty) {
      await visitor.page.evaluate(
        ([tag, style]) => {
          document.querySelector('#made')?.remove();
          const made = document.createElement(tag);
          made.id = 'made';
          made.textContent = 'Words';
          made.style.cssText = style;
          document.querySelector('main')!.append(made);
        },
        [tag, style] as const,
      );
      const faults = await look(visitor, 'login');
      const short = (fault: string) =>
        fault
          .replace(/^login, /, '')
          .replace(/\d+ px wider.*/, 'too wide')
          .replace(/(px: [a-z-]+):.*/, '$1');
      expect(faults.map(short)).toEqual(told);
    }
    await visitor.close();
  });
});
