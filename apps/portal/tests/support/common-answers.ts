import { eligibilityModals as keys } from '@milgo/domain/eligibility/modals'
import { eligibilityModals as arabic } from '@milgo/messages/ar/eligibility'
import { eligibilityModals as english } from '@milgo/messages/en/eligibility'
import { eligibilityModals as hebrew } from '@milgo/messages/he/eligibility'
import { type Answers, type MadeCall, noConnection } from '@milgo/page-testing/answer-calls'
import { openPeriod } from './period.ts'

const words = { he: hebrew, ar: arabic, en: english }

const wordsFor = ({ language }: MadeCall) => words[(language ?? 'he') as keyof typeof words]

const windowsIn = (made: MadeCall) =>
  keys.map((key) => {
    const { header, text, positive, negative } = wordsFor(made)[key]
    return {
      key,
      header,
      text,
      positive_button: positive,
      positive_redirect: null,
      negative_button: negative,
      negative_redirect: null,
    }
  })

/** The answers to the calls of public pages. */
export const commonAnswers: Answers = {
  'GET /setting/get-all': [
    { key: 'REGISTER_PERIOD', value: openPeriod.code },
    // As on a server. Without a wait, the second press of a double press can ask for another code.
    { key: 'RESEND_SECONDS', value: '60' },
  ],
  'GET /registration-period/get-all': [openPeriod],
  'GET /user/get-current-time': () => ({ current_time: new Date().toISOString() }),
  'GET /modal-windows/get-all': windowsIn,
  'GET /fields-help/get-all': [],
  'GET /academic/get-all': [
    { id: 1, name: 'אוניברסיטת חיפה', other_names: [] },
    { id: 2, name: 'אוניברסיטת תל אביב', other_names: [] },
  ],
  // A session lasts longer than a test; a test of its end passes another answer.
  'POST /auth/refresh': noConnection,
  'GET /information-sliders/get-all': [
    { title: 'שקופית ראשונה', icon: 'calendar' as const },
    { title: 'שקופית שנייה', icon: 'mail' as const },
    { title: 'שקופית שלישית', icon: 'scale' as const },
  ].map((slide, id) => ({ id, badge: null, text: 'מה כתוב בה', link: null, link_text: null, ...slide })),
  'GET /information-squares/get-all': [
    { id: 1, title: 'מי זכאי', text: 'מי שלומדים לתואר ראשון', icon: 'help', link: null },
  ],
}
