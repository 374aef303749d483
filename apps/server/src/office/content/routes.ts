import { addContent as addCall } from '@milgo/contracts/office/add-content'
import { callBackContent as callBackCall } from '@milgo/contracts/office/call-back-content'
import { discardContentDraft } from '@milgo/contracts/office/discard-content-draft'
import { getNotices as noticesCall } from '@milgo/contracts/office/get-notices'
import { listContent as listCall } from '@milgo/contracts/office/list-content'
import { listFaqFeedback as feedbackCall } from '@milgo/contracts/office/list-faq-feedback'
import { listMessageTemplates as templatesCall } from '@milgo/contracts/office/list-message-templates'
import { openContent } from '@milgo/contracts/office/open-content'
import { publishContent as publishCall } from '@milgo/contracts/office/publish-content'
import { restoreContent as restoreCall } from '@milgo/contracts/office/restore-content'
import { saveContentDraft } from '@milgo/contracts/office/save-content-draft'
import { searchContent as searchCall } from '@milgo/contracts/office/search-content'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { addContent } from './add-content.ts'
import { callBackContent } from './call-back-content.ts'
import { discardDraft } from './discard-draft.ts'
import { getContent } from './get-content.ts'
import { getNotices } from './get-notices.ts'
import { listContent } from './list-content.ts'
import { listFaqFeedback } from './list-faq-feedback.ts'
import { listMessageTemplates } from './list-message-templates.ts'
import { publishContent } from './publish-content.ts'
import { restoreContent } from './restore-content.ts'
import { saveDraft } from './save-draft.ts'
import { searchContent } from './search-content.ts'

export const contentRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, noticesCall, ({ language }) => getNotices(platform, language))
  registerCall(app, platform, listCall, ({ language }) => listContent(platform, language))
  registerCall(app, platform, searchCall, ({ language, body }) =>
    searchContent(platform, language, body.words),
  )
  registerCall(app, platform, feedbackCall, ({ language }) => listFaqFeedback(platform, language))
  registerCall(app, platform, templatesCall, () => listMessageTemplates(platform))
  registerCall(app, platform, openContent, ({ params }) => getContent(platform, params))
  registerCall(app, platform, addCall, ({ caller, body }) => addContent(platform, caller, body))
  registerCall(app, platform, saveContentDraft, ({ caller, params, body }) =>
    saveDraft(platform, caller, params, body),
  )
  registerCall(app, platform, discardContentDraft, ({ caller, params, body }) =>
    discardDraft(platform, caller, params, body.seen),
  )
  registerCall(app, platform, publishCall, ({ caller, params, body }) =>
    publishContent(platform, caller, params, body),
  )
  registerCall(app, platform, restoreCall, ({ caller, params, body }) =>
    restoreContent(platform, caller, params, body),
  )
  registerCall(app, platform, callBackCall, ({ caller, params, body }) =>
    callBackContent(platform, caller, params, body.seen),
  )
}
