import { readFileSync } from 'node:fs'

/**
 * Small files that our code cannot write: PDFs encrypted by qpdf, pictures by heif-enc, a spreadsheet by xlwt. All
 * consist of empty pages and plain colours, made for these tests.
 */
export const fixture = (name: string): Buffer => readFileSync(new URL(`../fixtures/${name}`, import.meta.url))
