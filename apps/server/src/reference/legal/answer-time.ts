import { answerDays, type SupportTopic } from '@milgo/domain/content/support-topic'
import { contact as arabic } from '@milgo/messages/ar/contact'
import { counted } from '@milgo/messages/counted'
import { contact as english } from '@milgo/messages/en/contact'
import { contact as hebrew } from '@milgo/messages/he/contact'
import type { Language } from '@milgo/messages/languages'

const sentences = { he: hebrew.answerTime, ar: arabic.answerTime, en: english.answerTime }

/** Returns within how many working days a message is answered, in the words of the contact page. */
export const answerTime = (topic: SupportTopic, language: Language): string =>
  counted(sentences[language], answerDays[topic], language)
