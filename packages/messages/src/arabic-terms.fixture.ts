/**
 * Arabic terms that must not be used, because the glossary has another word for the same thing: an appeal, points of a
 * score, the portal, the accessibility statement, a bank account, a national priority area, the result letter, the
 * product's own name. Then literal translations from Hebrew: "did not succeed in", "no need for" with the wrong
 * preposition, "on your name"; a second spelling of a verb; an answer "on" something; details that are handed over like
 * an object; a second word for malware; last, a field of study with the form of a person.
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
  /[بق][در]أو/u,
  /إجابة على/u,
  /سلّم(?:تم|وا)|تُسلَّم/u,
  /برمجي(?:ة|ات) خبيثة/u,
  /هندسي\/ة/u,
]

export const isOtherArabicTerm = (text: string): boolean => otherTerms.some((term) => term.test(text))
