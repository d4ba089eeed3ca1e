// What `tsc --noEmit` says of the server's code, and how much of it has a type that is not `any`, by one program: to
// make and to check it is most of the work of either.
import { lint } from 'type-coverage-core';
import ts from 'typescript';

const AT_LEAST = 99.1; // percent

const { program, correctCount, totalCount } = await lint('tsconfig.json');
const errors = ts.getPreEmitDiagnostics(program);
if (errors.length > 0) {
  const format = {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => process.cwd(),
    getNewLine: () => '\n',
  };
  console.log(ts.formatDiagnostics(errors, format));
}
const percent = (100 * correctCount) / totalCount;
console.log(
  `${correctCount} of ${totalCount} names (${percent.toFixed(2)} %) have a type; at least ${AT_LEAST} % must.`,
);
process.exit(errors.length === 0 && percent >= AT_LEAST ? 0 : 1);
