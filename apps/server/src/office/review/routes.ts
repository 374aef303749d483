import { addRequestNote } from '@milgo/contracts/office/add-request-note'
import { compareDocument as compareCall } from '@milgo/contracts/office/compare-document'
import { decideRequest as decideCall } from '@milgo/contracts/office/decide-request'
import { declareConflict as conflictCall } from '@milgo/contracts/office/declare-conflict'
import { dismissDuplicate as dismissCall } from '@milgo/contracts/office/dismiss-duplicate'
import { keepRequestOpen } from '@milgo/contracts/office/keep-request-open'
import { openRequest as openCall } from '@milgo/contracts/office/open-request'
import { openStudentForm } from '@milgo/contracts/office/open-student-form'
import { revealNumber as revealCall } from '@milgo/contracts/office/reveal-number'
import { rotateDocument as rotateCall } from '@milgo/contracts/office/rotate-document'
import { saveFigures as figuresCall } from '@milgo/contracts/office/save-figures'
import { setDocumentVerdict } from '@milgo/contracts/office/set-document-verdict'
import { tickChecklistItem } from '@milgo/contracts/office/tick-checklist-item'
import { viewDocument as viewCall } from '@milgo/contracts/office/view-document'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { registerCall } from '../../platform/http/register-call.ts'
import { downloadHeaders } from '../../platform/http/send-file.ts'
import type { Platform } from '../../platform/platform.ts'
import { declareConflict } from '../work/declare-conflict.ts'
import { addNote } from './add-note.ts'
import { compareDocument } from './compare-document.ts'
import { decideRequest } from './decide-request.ts'
import { dismissDuplicate } from './dismiss-duplicate.ts'
import { keepOpen } from './keep-open.ts'
import { openForm } from './open-form.ts'
import { openReview } from './open-review.ts'
import { readViewedFile } from './read-viewed-file.ts'
import { revealNumber } from './reveal-number.ts'
import { rotateDocument } from './rotate-document.ts'
import { saveFigures } from './save-figures.ts'
import { setVerdict } from './set-verdict.ts'
import { tickItem } from './tick-item.ts'
import { viewPath } from './view-address.ts'
import { viewDocument } from './view-document.ts'

export const reviewRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, openCall, ({ caller, params, body, language }) =>
    openReview(
      platform,
      caller,
      {
        requestId: params.id,
        takesOver: body.take_over ?? false,
        isPreview: body.is_preview ?? false,
      },
      language,
    ),
  )
  registerCall(app, platform, keepRequestOpen, ({ caller, params, body }) =>
    keepOpen(platform, caller, params.id, {
      isClosing: body.is_closing ?? false,
      isIdle: body.is_idle ?? false,
    }),
  )
  registerCall(app, platform, viewCall, ({ caller, params, body }) =>
    viewDocument(platform, caller, params.id, body),
  )
  registerCall(app, platform, compareCall, ({ caller, params, body }) =>
    compareDocument(platform, caller, params.id, body),
  )
  registerCall(app, platform, revealCall, ({ caller, params, body }) =>
    revealNumber(platform, caller, params.id, body),
  )
  registerCall(app, platform, setDocumentVerdict, ({ caller, params, body, language }) =>
    setVerdict(platform, caller, params.id, body, language),
  )
  registerCall(app, platform, tickChecklistItem, ({ caller, params, body, language }) =>
    tickItem(platform, caller, params.id, body, language),
  )
  registerCall(app, platform, figuresCall, ({ caller, params, body, language }) =>
    saveFigures(platform, caller, params.id, body, language),
  )
  registerCall(app, platform, addRequestNote, ({ caller, params, body }) =>
    addNote(platform, caller, params.id, body.text),
  )
  registerCall(app, platform, dismissCall, ({ caller, params, body }) =>
    dismissDuplicate(platform, caller, params.id, body),
  )
  registerCall(app, platform, conflictCall, async ({ caller, params }) => {
    await declareConflict(platform, caller.id, params.id)
    return { is_handed_over: true as const }
  })
  registerCall(app, platform, rotateCall, ({ caller, params, body }) =>
    rotateDocument(platform, caller, params.id, body),
  )
  registerCall(app, platform, decideCall, ({ caller, params, body }) =>
    decideRequest(platform, caller, params.id, body),
  )
  registerCall(app, platform, openStudentForm, ({ caller, params, body }) =>
    openForm(platform, caller, params.id, body.reason),
  )
  fileRoute(app, platform)
}

const fileSchema = {
  hide: true,
  params: z.object({ name: z.string().max(100) }),
  querystring: z.object({ until: z.coerce.number().int().positive(), signature: z.string().max(100) }),
}

/** Sends the bytes of a document to the office's viewer; never as a page, and nothing in it can run. */
const fileRoute = (app: FastifyInstance, platform: Platform): void => {
  app.get(viewPath, { schema: fileSchema }, async (request, reply) => {
    const view = await readViewedFile(platform, request.headers, {
      ...(request.params as z.infer<typeof fileSchema.params>),
      ...(request.query as z.infer<typeof fileSchema.querystring>),
    })
    reply
      .headers(downloadHeaders(view.mediaType, view.disposition))
      .header('content-length', view.bytes)
      .header('cross-origin-resource-policy', 'same-origin')
    return reply.send(view.content)
  })
}
