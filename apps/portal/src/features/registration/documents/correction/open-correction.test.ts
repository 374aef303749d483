import { steppedApplication } from '@milgo/domain/application/form'
import { beforeEach, describe, expect, it } from 'vitest'
import { examplePeriod } from '../../../../lib/period/example-period.fixture.ts'
import { stubStorage } from '../../../../lib/session/browser-storage.fixture.ts'
import { unsentAnswers } from '../../../../request/keeping/unsent-answers.ts'
import { openApplication } from '../../open-application.ts'
import type { Start } from '../../start.ts'
import { correctionShowing } from './open-correction.ts'

beforeEach(() => {
  stubStorage('localStorage')
})

const id = '00000000-0000-4000-8000-000000000000'
const file = (name: string) => ({
  file_name: `${name}.pdf`,
  original_file_name: `my ${name}.pdf`,
  file_signed_url: null,
})
const toFix = [
  {
    field: 'id_front',
    reason: 'UNREADABLE',
    reason_text: 'unreadable',
    note: null,
    asked_at: '2026-01-15T10:00:00.000Z',
    sent_file: file('front'),
    is_replaced: false,
  },
]
const start: Start = {
  user: {
    id,
    username: 'demo',
    email: 'demo@example.org',
    identity_number: '123456782',
    phone: '0501234567',
    register_period: '2025',
    academic_year: 2024,
    is_current_period: true,
    currently_studying: 'BACHELOR',
    texts_to_accept: [],
    academic_institution: { id: 7, name: 'Demo', is_sponsored: false, is_religious: false },
    request: {
      id,
      request_number: '2025-000001',
      request_status: 'REPAIR_BACK_FOR',
      publish_state: '0',
      created_at: '2026-01-01T10:00:00.000Z',
      submitted_at: '2026-01-02T10:00:00.000Z',
      actions: ['FIX_DOCUMENTS'],
      form_mode: 'FIX',
      returned: true,
      correction_deadline: '2026-01-25T10:00:00.000Z',
      appeal_deadline: null,
      is_confirmed: true,
      shows_survey: true,
    },
  },
  period: examplePeriod,
  municipalCodes: new Map(),
  clock: { shown: new Date('2026-01-16T10:00:00.000Z'), readAt: performance.now() },
  saved: {
    personal: { version: 3, first_name: 'דמו' },
    bank: { version: 1 },
    family: { version: 1 },
    documents: {
      version: 2,
      id_front: file('front'),
      id_attachment: file('attachment'),
      declaration_correctness_information: true,
    },
  },
  toFix,
  sessionId: undefined,
  livePages: new Set(),
  isActing: false,
}
const opened = (from: Start = start) => openApplication(from, correctionShowing(from))

describe('the form of a request that was sent back', () => {
  it('is editable in the flagged place and the declaration only', () => {
    const { store } = opened()
    const open = store.model.form.questions.filter((question) => !store.field(question.id).isReadOnly)
    expect(open.map((question) => question.id)).toEqual(['idFront', 'declarationCorrectnessInformation'])
    store.change({ questionId: 'firstName' }, 'אחר')
    expect(store.answers()['firstName']).toBe('דמו')
  })

  it('requires a new file and a new declaration', () => {
    const { store } = opened()
    const missing = () => store.check(['documents']).map(({ place }) => place.questionId)
    expect(missing()).toEqual(['idFront', 'declarationCorrectnessInformation'])
    store.change({ questionId: 'idFront' }, 'another.pdf')
    store.change({ questionId: 'declarationCorrectnessInformation' }, true)
    expect(missing()).toEqual([])
  })

  it('knows the old file, and whether it was replaced', () => {
    const { store, showing } = opened()
    const [before] = showing.correction?.documents(store.answers()) ?? []
    expect(before).toMatchObject({
      questionId: 'idFront',
      isReplaced: false,
      flag: { sent_file: file('front') },
    })
    const [after] = showing.correction?.documents({ ...store.answers(), idFront: 'new.pdf' }) ?? []
    expect(after?.isReplaced).toBe(true)
  })

  it('restores from this browser only answers that may be corrected', () => {
    unsentAnswers(steppedApplication).store(id, 'a page before', {
      personal: { startedFrom: 2, entered: { firstName: 'ישן' }, changed: ['firstName'] },
      documents: {
        startedFrom: 2,
        entered: { idFront: 'new.pdf', idAttachment: 'other.pdf' },
        changed: ['idFront', 'idAttachment'],
      },
    })
    const { store, keeper } = opened()
    expect(store.answers()).toMatchObject({
      firstName: 'דמו',
      idFront: 'new.pdf',
      idAttachment: 'attachment.pdf',
    })
    expect([...keeper.state().unsaved]).toEqual(['documents'])
    expect(keeper.state().conflict).toBeUndefined()
  })

  const isDeclared = ({ store }: ReturnType<typeof opened>) =>
    store.answers()['declarationCorrectnessInformation'] === true
  const declare = ({ store, keeper }: ReturnType<typeof opened>) => {
    const stop = keeper.follow()
    store.change({ questionId: 'declarationCorrectnessInformation' }, true)
    stop()
  }
  const documentsAt = (version: number, declared: boolean): Start => ({
    ...start,
    saved: {
      ...start.saved,
      documents: { ...start.saved.documents, version, declaration_correctness_information: declared },
    },
  })

  it('stores an unsaved declaration in this browser, also where it was declared before the return', () => {
    const before = opened()
    expect(isDeclared(before)).toBe(false)
    declare(before)
    expect([...before.keeper.state().unsaved]).toEqual(['documents'])
    const after = opened()
    expect(isDeclared(after)).toBe(true)
    expect([...after.keeper.state().unsaved]).toEqual(['documents'])
  })

  it('counts a declaration that was saved since the correction was opened, and shows no conflict with it', () => {
    declare(opened())
    const after = opened(documentsAt(3, true))
    expect(isDeclared(after)).toBe(true)
    expect(after.keeper.state().conflict).toBeUndefined()
    expect(after.keeper.hasUnsaved()).toBe(false)
    expect(isDeclared(opened(documentsAt(4, false)))).toBe(false)
  })

  it('does not count a declaration that this browser stored before the return', () => {
    unsentAnswers(steppedApplication).store(id, 'a page before', {
      documents: {
        startedFrom: 2,
        entered: { idFront: 'new.pdf', declarationCorrectnessInformation: true },
        changed: ['idFront', 'declarationCorrectnessInformation'],
      },
    })
    expect(isDeclared(opened())).toBe(false)
  })
})
