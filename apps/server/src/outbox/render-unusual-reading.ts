import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import type { UnusualReading } from '@milgo/domain/trail/unusual-reading'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { officeTrail } from '@milgo/messages/he/office-trail'
import { defaultLanguage as language } from '@milgo/messages/languages'
import type { Config } from '../config.ts'
import { siteAddressOf } from '../platform/site-address.ts'
import { lettersIn } from './letters-in.ts'
import type { UnwrittenMessage } from './unwritten-message.ts'

/**
 * Returns the mail to one reader of the audit trail about one hour: which staff opened how much. No student is named.
 * Staff get messages in Hebrew.
 */
export const renderUnusualReading = (
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>,
  { id, email }: { readonly id: string; readonly email: string },
  hour: string,
  readings: readonly UnusualReading[],
): UnwrittenMessage => {
  const { unusualReading } = lettersIn(language)
  const [year, month, day] = hour.slice(0, 10).split('-')
  const address = new URL(officeBase + officePaths.trail, siteAddressOf(config))
  return {
    template: 'UNUSUAL_READING',
    language,
    values: {
      hour: `${hour.slice(11)}:00`,
      day: `${day}.${month}.${year}`,
      readings: readings.map(({ staffName, kind, count }) =>
        fill(unusualReading, {
          name: staffName,
          what: counted(officeTrail.unusual.kinds[kind], count, language),
        }),
      ),
      link: address.href,
    },
    cause: `unusual-reading:${hour}:${id}`,
    channel: 'mail',
    recipient: email,
  }
}
