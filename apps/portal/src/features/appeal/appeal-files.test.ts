import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { describe, expect, test, vi } from 'vitest'
import { createAppealFiles, type KnownFile } from './appeal-files.ts'

const known = (name: string): KnownFile => ({ file_name: name, original_file_name: `${name}.pdf` })
const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })

const open = (
  start: readonly (KnownFile | null)[],
  isFree = true,
  seen: { readonly here?: readonly ReadabilityNote[]; readonly there?: readonly ReadabilityNote[] } = {},
) => {
  const changes: (readonly (string | null)[])[] = []
  const erased: string[] = []
  const answers: (() => void)[] = []
  const files = createAppealFiles({
    files: start,
    isFree,
    send: (_type, file) =>
      new Promise((resolve) =>
        answers.push(() =>
          resolve({
            ...known(`sent-${file.name}`),
            file_signed_url: null,
            original_file_name: file.name,
            readability: [...(seen.there ?? [])],
          }),
        ),
      ),
    look: async () => seen.here ?? [],
    erase: async (name) => erased.push(name),
    onChange: (after) => changes.push(after.map((file) => file?.file_name ?? null)),
  })
  const arrive = async () => {
    answers.shift()?.()
    await vi.waitFor(() => expect(files.isBusy()).toBe(false))
  }
  return { files, changes, erased, arrive }
}

describe('a free list', () => {
  test('offers one more place after the last file, up to ten', async () => {
    const { files, arrive, changes } = open([known('a')])
    expect(files.slots().map(({ file }) => file?.file_name ?? null)).toEqual(['a', null])
    files.choose(files.slots()[1]?.key ?? 0, pdf('b.pdf'))
    expect(files.slots()).toHaveLength(3)
    await arrive()
    expect(changes.at(-1)).toEqual(['a', 'sent-b.pdf'])
    const full = open(Array.from({ length: 10 }, (_, n) => known(`f${n}`)))
    expect(full.files.slots()).toHaveLength(10)
  })

  test('has no gap after a file is removed, and erases the file', () => {
    const { files, changes, erased } = open([known('a'), known('b')])
    files.remove(files.slots()[0]?.key ?? 0)
    expect(changes.at(-1)).toEqual(['b'])
    expect(files.slots().map(({ file }) => file?.file_name ?? null)).toEqual(['b', null])
    expect(erased).toEqual(['a'])
  })

  test('goes on with an upload after the files were replaced by others', async () => {
    const { files, changes, erased, arrive } = open([known('a')])
    files.choose(files.slots()[0]?.key ?? 0, pdf('instead-of-a.pdf'))
    files.take([known('b')])
    expect(changes.at(-1)).toEqual(['b'])
    await arrive()
    expect(changes.at(-1)).toEqual(['b', 'sent-instead-of-a.pdf'])
    expect(erased).toEqual([])
  })

  test('says what is wrong with a file before it is sent', () => {
    const { files, changes } = open([])
    files.choose(files.slots()[0]?.key ?? 0, new File([], 'empty.pdf'))
    expect(files.slots()[0]?.entry).toMatchObject({ kind: 'failed', failure: { code: 'TOO_SMALL' } })
    files.dismiss(files.slots()[0]?.key ?? 0)
    expect(files.slots()).toHaveLength(1)
    expect(changes).toEqual([])
  })
})

test('a place of a correction does not move', async () => {
  const { files, changes, arrive } = open([null, null], false)
  const [, second] = files.slots()
  files.choose(second?.key ?? 0, pdf('new.pdf'))
  await arrive()
  expect(changes.at(-1)).toEqual([null, 'sent-new.pdf'])
  files.remove(second?.key ?? 0)
  expect(changes.at(-1)).toEqual([null, null])
})

const dark: readonly ReadabilityNote[] = [{ code: 'TOO_DARK' }]
const small: readonly ReadabilityNote[] = [{ code: 'TOO_SMALL', params: { width: 9, height: 9 } }]

test.each([
  ['the browser', { here: dark, there: small }, dark],
  ['the server, where the browser has none', { there: small }, small],
])('a picture has the notes of %s, until it is replaced', async (_whose, seen, expected) => {
  const { files, arrive } = open([], true, seen)
  const key = files.slots()[0]?.key ?? 0
  files.choose(key, pdf('dark.jpg'))
  await arrive()
  await vi.waitFor(() => expect(files.slots()[0]?.notes).toEqual(expected))
  files.choose(key, new File([], 'empty.pdf'))
  expect(files.slots()[0]?.notes).toEqual([])
  files.dismiss(key)
  expect(files.slots()[0]?.notes).toEqual(expected)
  files.remove(key)
  expect(files.slots()[0]?.notes).toEqual([])
})
