/**
 * Hebrew texts address the reader in one voice (ADR 0236): the plural ("בחרו", "שלכם"), never one man or one woman, and
 * no impersonal "יש ל" or "ניתן". A named person has both forms with a slash (סטודנט/ית), but the verb "must" in the
 * plural; "מי ש" is followed by the plural. What readers say about themselves ("אני מצהיר/ה") is not affected. These
 * patterns find other voices.
 */
const otherVoices: readonly RegExp[] = [
  /(?<!\p{L})(?:את\/ה|אינך|שלך|אליך|לך|אותך|בך|ממך|עליך|עצמך|לרשותך|בקשתך)(?!\p{L})/u,
  /(?<!\p{L})ש?(?:קיבלת|מסרת|עצרת|למדת|שירתת|נולדת|שלחת)(?!\p{L})/u,
  /(?<!\p{L})[שו]?(?:יש|אין) ל(?!כם|הם|הן|נו|י|ו(?!\p{L}))\p{L}{3,}/u,
  /(?<!\p{L})(?:לא )?ניתן(?: יהיה)? ל\p{L}/u,
  /צרי[כך]\/ה/u,
  /(?<!\p{L})[ולבמכה]{0,2}מי ש(?!(?:אין|גם|הוא|היא|יש|כבר|לא|עדיין|עוד)(?!\p{L}))\p{L}*[^\P{L}וםןת](?![\p{L}/])/u,
]

export const isOtherVoice = (text: string): boolean => otherVoices.some((voice) => voice.test(text))
