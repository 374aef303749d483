/**
 * Arabic has one word for one thing, the word of the glossary: an appeal, points of a score, the portal, the accessibility
 * statement, a bank account, a national priority area, the result letter, the product's own name. Then Hebrew in Arabic
 * letters: "did not succeed in", "no need for" with the wrong preposition, "on your name"; last, a second spelling of a verb.
 */
const otherTerms: readonly RegExp[] = [
  /اعتراض/u,
  /علاماتكم|العلامات/u,
  /(?<!\p{L})(?:ال|لل)موقع(?!\p{L})/u,
  /سهولة الوصول/u,
  /(?<!\p{L})الإتاحة/u,
  /حساب (?:ال)?بنك(?!\p{L})/u,
  /أفضلية/u,
  /(?:رسالة|رسائل) الرد(?!\p{L})/u,
  /(?<!\p{L})ملغو/u,
  /لم ننجح في/u,
  /لا حاجة ل/u,
  /على اسمكم/u,
  /[بق][در]أوا/u,
]

export const isOtherArabicTerm = (text: string): boolean => otherTerms.some((term) => term.test(text))
