import { readFileSync } from 'node:fs'

/**
 * Small files that no code of ours can write: PDFs encrypted by qpdf, pictures by heif-enc, a spreadsheet by xlwt;
 * all of them made of empty pages and plain colours for these tests.
 */
export const fixture = (name: string): Buffer => readFileSync(new URL(`../fixtures/${name}`, import.meta.url))
