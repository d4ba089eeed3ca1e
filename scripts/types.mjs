// What `tsc --noEmit` says of the server's code, and how much of it has a type that is not `any`, by one program: to
// make and to check it is most of the work of either.
import { lintSync } from 'type-coverage-core';
import ts from 'typescript';

const AT_LEAST = 99.1; // percent

const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (fault) => complain([fault]) };
const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host);
const { program, correctCount, totalCount } = lintSync(config.options, config.fileNames);
const errors = [...config.errors, ...ts.getPreEmitDiagnostics(program)];
if (errors.length > 0) complain(errors);
const percent = (100 * correctCount) / totalCount;
console.log(
  `${correctCount} of ${totalCount} names (${percent.toFixed(2)} %) have a type; at least ${AT_LEAST} % must.`,
);
process.exit(errors.length === 0 && percent >= AT_LEAST ? 0 : 1);

function complain(faults) {
  const format = {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => process.cwd(),
    getNewLine: () => '\n',
  };
  console.log(ts.formatDiagnostics(faults, format));
}
