/**
 * From the root to a value. Keys may hold dots (a form's own labels), so paths are joined only to look something up.
 */
export type Path = readonly (string | number)[];

export const dotted = (path: Path): string => path.join('.');
export const shapeOf = (path: Path): string => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
export const nameOf = (path: Path): string => String(path.findLast((key) => typeof key === 'string') ?? '');

/** Of dotted paths: is the one the other, or within it? */
export const isAtOrBelow = (key: string, path: string): boolean => key === path || key.startsWith(`${path}.`);
