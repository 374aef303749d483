import type { Notice } from '@milgo/contracts/office/get-notices'
import type { ContentDocument } from '@milgo/domain/content/content-document'
import { plainText, textIn } from '@milgo/domain/content/content-document'
import { isShownAt, isShownIn, type NoticePlace, noticeToneOf } from '@milgo/domain/content-editing/notice'
import type { Language } from '@milgo/messages/languages'
import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import { type CurrentContent, currentContent } from './current-content.ts'

/** All notices whose version is published, as one value of a query; `noticesAt` chooses those that are shown. */
export const allNotices = (clock: Clock): SQL => sql`coalesce((
  select jsonb_agg(jsonb_build_object('key', key, 'document', document)) from (${currentContent('notice', clock)}) notice
), '[]')`

const startOf = ({ shared }: ContentDocument): number => Date.parse(String(shared['from']))

/** Returns the notices that are shown in a place at a moment, the oldest first. */
export const noticesAt = (
  all: readonly CurrentContent[],
  place: NoticePlace,
  now: Date,
  language: Language,
): Notice[] =>
  all
    .filter(({ document }) => isShownIn(document, place) && isShownAt(document, now))
    .toSorted(
      (one, other) => startOf(one.document) - startOf(other.document) || Number(one.key) - Number(other.key),
    )
    .map(({ key, document }) => ({
      id: key,
      tone: noticeToneOf(document),
      text: plainText(textIn(document, language, 'text')),
    }))
