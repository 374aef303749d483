import { paths } from '@milgo/contracts/portal-paths'
import type { SentFile } from '@milgo/contracts/sent-file'
import { newRequest } from '@milgo/domain/status/request-state'
import { studentDeadlines } from '@milgo/domain/status/student-deadlines'
import { deadlines as arabic } from '@milgo/messages/ar/deadlines'
import { deadlines as english } from '@milgo/messages/en/deadlines'
import { fill } from '@milgo/messages/fill'
import { deadlines as hebrew } from '@milgo/messages/he/deadlines'
import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import type { WordsLike } from '@milgo/messages/words'
import { AppError } from '../../errors.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { getOwnCase } from '../requests/get-case.ts'
import { numberOf } from '../requests/request-case.ts'
import { calendarText } from './calendar-text.ts'

const words: Record<Language, WordsLike<typeof hebrew>> = { he: hebrew, ar: arabic, en: english }

/** Returns a calendar file with every open deadline of the student. Throws 404 if there is none. */
export const getDeadlineCalendar = async (
  platform: Platform,
  token: TokenClaims,
  language: Language,
): Promise<SentFile> => {
  const loaded = await getOwnCase(platform, token)
  const { student, request, period, now } = loaded
  const open = studentDeadlines(request?.state ?? newRequest, { now, period })
  if (open.length === 0) throw new AppError('NOT_FOUND')
  const { calendar, kinds } = words[language]
  const url = new URL(paths.personalArea, platform.config.PUBLIC_URL ?? 'http://localhost').href
  const number = request ? numberOf({ ...loaded, request }) : ''
  const entries = open.map(({ kind, at }) => ({
    uid: `${kind.toLowerCase()}-${student.id}@milgo`,
    at,
    title: fill(calendar.title, { deadline: kinds[kind] }),
    description: [
      fill(calendar.description, { url }),
      ...(number ? [fill(calendar.number, { number: leftToRight(number) })] : []),
    ].join('\n'),
  }))
  return { name: 'milgo-deadlines.ics', content: Buffer.from(calendarText(entries, now)) }
}
