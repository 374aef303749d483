import { type Form, wireNameOf } from '@milgo/domain/answers/define'

/** An item of the server's refusal: in the student's language, and with the wire name of the field to blame. */
export type RefusedItem = { readonly message: string; readonly field?: string | undefined }

/** What the server refused, by question; what belongs to none, or to several, is told on top of the form. */
export const placeRefusal = (
  form: Form,
  shown: ReadonlySet<string>,
  items: readonly RefusedItem[],
): { readonly byQuestion: ReadonlyMap<string, string>; readonly messages: readonly string[] } => {
  const byQuestion = new Map<string, string>()
  const messages: string[] = []
  for (const { field, message } of items) {
    const blamed = form.questions.filter(({ id, ...row }) => shown.has(id) && wireNameOf(row) === field)
    const [question] = blamed
    if (field === undefined || question === undefined || blamed.length > 1) messages.push(message)
    else if (!byQuestion.has(question.id)) byQuestion.set(question.id, message)
  }
  return { byQuestion, messages }
}
