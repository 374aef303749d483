import { describe, expect, test } from 'vitest'
import { uploadTypes } from '../application/documents/registry.ts'
import { everythingOpen, requestIn } from '../status/circumstances.fixture.ts'
import { newRequest } from '../status/request-state.ts'
import { RequestStatus } from '../status/request-status.ts'
import { findUploadRefusal } from './upload-rules.ts'

const opened = (
  ...asked: Parameters<typeof findUploadRefusal> extends [string, ...infer Rest] ? Rest : never
) => [...uploadTypes].filter((type) => findUploadRefusal(type, ...asked) === undefined)

describe('files may be uploaded and deleted', () => {
  test('for every document in FILL mode', () => {
    expect(opened(newRequest, everythingOpen, [])).toEqual([...uploadTypes])
  })

  test('only for the flagged documents in a correction', () => {
    const flags = [{ field: 'id_front' }, { field: 'family_documents', member_type: 'SPOUSE' }]
    const returned = requestIn('REPAIR_BACK_FOR', { publishState: '0' })
    expect(opened(returned, everythingOpen, flags)).toEqual(['id_front', 'family_documents'])
    expect(opened(returned, everythingOpen, [])).toEqual([])
    expect(findUploadRefusal('id_back', returned, everythingOpen, flags)).toBe('WRONG_STATUS')
  })

  test('only for the confirmation of the account in a bank fix', () => {
    expect(opened(requestIn('INVALID_BANK_BACK_FOR_REPAIR'), everythingOpen, [])).toEqual([
      'bank_account_reference',
    ])
  })

  test.each(
    RequestStatus.options.filter(
      (status) => !['DRAFT', 'REPAIR_BACK_FOR', 'INVALID_BANK_BACK_FOR_REPAIR'].includes(status),
    ),
  )('for none in %s, whatever is flagged', (status) => {
    const flags = [{ field: 'id_front' }]
    expect(opened(requestIn(status), everythingOpen, flags)).toEqual([])
    expect(findUploadRefusal('id_front', requestIn(status), everythingOpen, flags)).toBe('WRONG_STATUS')
  })
})

test('a draft of a closed period, and a correction after its window, accept no files', () => {
  const closed = { ...everythingOpen, period: { ...everythingOpen.period, isOpen: false } }
  expect(findUploadRefusal('id_front', newRequest, closed, [])).toBe('PERIOD_CLOSED')
  const late = requestIn('REPAIR_BACK_FOR', { correctionDeadline: everythingOpen.now })
  expect(opened(late, everythingOpen, [{ field: 'id_front' }])).toEqual([])
})
