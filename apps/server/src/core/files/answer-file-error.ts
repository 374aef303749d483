import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, answers } from '../../errors.ts'
import { answerError } from '../../platform/http/error-handler.ts'
import { wordsFor } from '../../platform/http/error-words.ts'
import { html } from '../../platform/http/html.ts'
import { htmlPage } from '../../platform/http/html-page.ts'
import { languageOf } from '../../platform/http/language.ts'

/**
 * Answers an error of the file route. A browser, for example one that opens an old address from its history, gets a
 * page with one sentence.
 */
export const answerFileError = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const isRead = request.headers.accept?.includes('text/html') === true
  if (!(error instanceof AppError) || !isRead) return answerError(error, request, reply)
  const language = languageOf(request.headers['accept-language'])
  const sentence = wordsFor(language).sentence(error.code, error.params)
  return reply
    .code(answers[error.code].http)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
    .send(htmlPage(sentence, html`<p>${sentence}</p>`, language))
}
