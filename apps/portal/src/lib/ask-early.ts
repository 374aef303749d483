import { baseOf } from '@milgo/contracts/define-call'
import { paths, withoutEndSlash } from '@milgo/contracts/portal-paths'
import type { Language } from '@milgo/messages/languages'
import { callHeaders } from '@milgo/web-client/call-headers'
import type { PathOf } from '@milgo/web-client/call-types'
import { announceCode } from './announce-code.ts'
import { askOnce, dropEarlyAnswers } from './early-answers.ts'
import { partsOf } from './page-parts.ts'
import { sessionHeaders } from './session/session-headers.ts'
import { currentSession } from './session/session-store.ts'

type Asked = {
  readonly byAnyone?: readonly PathOf<'open'>[]
  readonly byStudent?: readonly PathOf<'student'>[]
}

/**
 * The calls that a page needs to be drawn. The page itself would make them too late: after its code is loaded, and one
 * after the other.
 */
const askedFirst: Readonly<Record<string, Asked>> = {
  [paths.login]: { byAnyone: ['/registration-period/get-all', '/user/get-current-time'] },
  [paths.checkEligibility]: { byAnyone: ['/page-data/check-eligibility'] },
  [paths.faq]: { byAnyone: ['/faq-category/all'] },
  [paths.scholarshipFaq]: { byAnyone: ['/scholarship-faq-category/all'] },
  [paths.registration]: { byStudent: ['/page-data/registration'] },
  [paths.personalArea]: { byStudent: ['/page-data/personal-area'] },
}

/** In milliseconds: an answer that is not used by then is dropped. */
const patience = 30_000

/** Makes the first calls of the page while its code loads. The page's own calls then find the answers. */
export const askEarly = (language: Language): void => {
  const session = currentSession()
  const headers = callHeaders(language, session && sessionHeaders(session))
  const ask = (path: PathOf<'open' | 'student'>): void => {
    const address = baseOf('core') + path
    const signal = AbortSignal.timeout(patience)
    askOnce(address, headers, () => fetch(address, { headers, signal }))
      ?.then((response) => followAnswer(path, response))
      .catch(() => {})
  }
  const followAnswer = async (path: string, response: Response): Promise<void> => {
    const parts = Object.entries(partsOf(path))
    if (parts.length === 0 || !response.ok) return
    const content = await response.clone().json()
    const shown = parts.filter(([, { isShown }]) => isShown(content as never))
    for (const [name, { asks }] of shown) {
      announceCode(name)
      if (asks) ask(asks)
    }
  }
  const { byAnyone = [], byStudent = [] } = askedFirst[withoutEndSlash(location.pathname)] ?? {}
  for (const path of [...(session ? byStudent : []), ...byAnyone]) ask(path)
  setTimeout(dropEarlyAnswers, patience)
}
