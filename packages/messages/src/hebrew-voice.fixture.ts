/**
 * Hebrew speaks to its reader in one voice (ADR 0236): the plural ("בחרו", "שלכם"), never one man or one woman, and no
 * impersonal "יש ל" or "ניתן". A person who is named has both forms with a slash (סטודנט/ית). What the reader says of
 * themselves ("אני מצהיר/ה") is theirs.
 */
const otherVoices: readonly RegExp[] = [
  /(?<!\p{L})(?:את\/ה|אינך|שלך|אליך|לך|אותך|בך|ממך|עליך|עצמך|לרשותך|בקשתך)(?!\p{L})/u,
  /(?<!\p{L})ש?(?:קיבלת|מסרת|עצרת|למדת|שירתת|נולדת|שלחת)(?!\p{L})/u,
  /(?<!\p{L})(?:יש|אין) ל(?!כם|הם|הן|נו|י|ו(?!\p{L}))\p{L}{3,}/u,
  /(?<!\p{L})(?:לא )?ניתן(?: יהיה)? ל\p{L}/u,
]

export const isOtherVoice = (text: string): boolean => otherVoices.some((voice) => voice.test(text))
