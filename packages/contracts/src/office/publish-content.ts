import { Instant } from '@milgo/domain/time/instant'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ContentParams, ContentSeen, OpenContent } from './content.ts'

export const publishContent = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/content/{kind}/{key}/publish',
  guard: 'staff',
  right: 'edit-content',
  summary: 'Publish the draft of a text, now or at a time',
  params: ContentParams,
  body: z.strictObject({
    seen: ContentSeen,
    publish_at: Instant.nullable().meta({ description: 'Null: now' }),
  }),
  response: OpenContent,
  isMendable: true,
})
