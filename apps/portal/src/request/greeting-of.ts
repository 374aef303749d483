import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import type { CoreAnswer } from '@milgo/web-client/call-types'

type Area = Pick<CoreAnswer<'/page-data/personal-area'>, 'first_name' | 'request'>
type Words = { readonly greeting: string; readonly greetingAlone: string; readonly number: string }

/** Returns the greeting of the page: the student's name and request number, as far as they are known. */
export const greetingOf = ({ first_name: name, request }: Area, words: Words): string => {
  const greeting = name === null ? words.greetingAlone : fill(words.greeting, { name: `\u2068${name}\u2069` })
  return request
    ? `${greeting} · ${fill(words.number, { number: leftToRight(request.request_number) })}`
    : greeting
}
