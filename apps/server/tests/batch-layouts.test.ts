import { createHash } from 'node:crypto'
import { officePayments } from '@milgo/messages/he/office-payments'
import { expect, it } from 'vitest'
import { type BatchFileFormat, fileLayouts, presentLayout } from '../src/office/payments/batch-files.ts'
import type { FileSource } from '../src/office/payments/files/batch-file.ts'

const order = {
  reference: '2025-001-0001',
  bankReference: '202500100001',
  amount: 4_000,
  payee: {
    requestNumber: '2025-000001',
    name: 'דנה לוי',
    identityNumber: '000000018',
    bank: '12',
    branch: '641',
    accountNumber: '123456',
  },
}

const source = (isInstitutions: boolean): FileSource => ({
  files: {
    bank: isInstitutions
      ? null
      : {
          payerCode: '12345678',
          senderCode: '12345',
          payerName: 'מלגו',
          day: '260115',
          serial: '1',
        },
    // Headings as that version had frozen them; the present words may differ.
    headings: { ...officePayments.fileHeadings, amount: 'סכום בש״ח' },
    sha256: {},
  },
  exportedAt: new Date('2026-01-15T10:00:00.000Z'),
  isInstitutions,
  orders: async function* () {
    yield order
  },
})

/**
 * The hashes of the files of each layout. They never change: a new layout gets a new number and lines of its own. The
 * workbook of the first layout was compressed by the machine's zlib, whose bytes differ.
 */
const bytesOf: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: { BANK: '186c6a53ec9964ec', CSV: '54a45a599857970d', 'CSV of an institution': '61b8259f1742c0e7' },
  2: {
    BANK: '186c6a53ec9964ec',
    CSV: '54a45a599857970d',
    'CSV of an institution': '61b8259f1742c0e7',
    XLSX: 'd6e0e1db15a04eb1',
    'XLSX of an institution': '6372e419dfc621e9',
  },
}

const hashOf = async (layout: number, format: BatchFileFormat, isInstitutions: boolean): Promise<string> => {
  const hash = createHash('sha256')
  const content = fileLayouts[layout]?.[format].write(source(isInstitutions)) ?? []
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex').slice(0, 16)
}

it('every layout still makes the same bytes, and the present layout is listed here', async () => {
  for (const layout of Object.keys(fileLayouts).map(Number)) {
    const made = {
      BANK: await hashOf(layout, 'BANK', false),
      CSV: await hashOf(layout, 'CSV', false),
      'CSV of an institution': await hashOf(layout, 'CSV', true),
      ...(layout > 1 && {
        XLSX: await hashOf(layout, 'XLSX', false),
        'XLSX of an institution': await hashOf(layout, 'XLSX', true),
      }),
    }
    expect(made).toEqual(bytesOf[layout])
  }
  expect(fileLayouts[presentLayout]).toBeDefined()
})
