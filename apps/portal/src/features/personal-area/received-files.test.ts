import { expect, it } from 'vitest'
import { replacedFiles } from './received-files.ts'

it('a file that a correction has replaced is listed as replaced', () => {
  const same = { label: 'ID', copies: [1, 2] }
  const replaced = { label: 'Studies', copies: [1] }
  const instead = { label: 'Studies', copies: [2] }
  const notSent = { label: 'Income', copies: [] }
  const gone = { label: null, copies: [] }
  const files = [same, replaced, instead, notSent, gone]
  expect([...replacedFiles(files)]).toEqual([replaced, gone])
  expect([...replacedFiles([{ label: 'ID', copies: [1] }])]).toEqual([])
})
