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
const opened = () => openApplication(start, correctionShowing(start))

describe('the form of a request that was sent back', () => {
  it('is open in the flagged place and the declaration, and nowhere else', () => {
    const { store } = opened()
    const open = store.model.form.questions.filter((question) => !store.field(question.id).isReadOnly)
    expect(open.map((question) => question.id)).toEqual(['idFront', 'declarationCorrectnessInformation'])
    store.change({ questionId: 'firstName' }, 'אחר')
    expect(store.answers()['firstName']).toBe('דמו')
  })

  it('asks for a new file and for the declaration, which was given for the first sending alone', () => {
    const { store } = opened()
    const missing = () => store.check(['documents']).map(({ place }) => place.questionId)
    expect(missing()).toEqual(['idFront', 'declarationCorrectnessInformation'])
    store.change({ questionId: 'idFront' }, 'another.pdf')
    store.change({ questionId: 'declarationCorrectnessInformation' }, true)
    expect(missing()).toEqual([])
  })

  it('knows the old file, and when another has taken its place', () => {
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

  it('takes back from this browser what may be corrected, and nothing of before', () => {
    unsentAnswers(steppedApplication).keep(id, 'a page before', {
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
})
