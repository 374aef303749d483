import type { legal as original } from '../he/legal.ts'
import type { WordsLike } from '../words.ts'

export const legal: WordsLike<typeof original> = {
  printTitle: 'شروط الاستخدام وسياسة الخصوصية وبيان إتاحة الوصول',
  version: 'النسخة {version}، سارية منذ {date}',
  sample: 'هذا نص نموذجي. الجهة المشغّلة للبوابة تستبدله بنصّها.',
  contents: 'في هذه الصفحة',
  download: 'تنزيل جميع النصوص بصيغة PDF',
  others: 'نصوص أخرى',
  failed: {
    title: 'لم نتمكن من تحميل النص',
    text: 'ربما انقطع الاتصال للحظة أو أن النظام مزدحم.',
  },
  consent: {
    title: 'حدّثنا النصوص التي وافقتم عليها عند التسجيل',
    text: 'اقرؤوا النسخة الجديدة ووافقوا عليها. حتى ذلك الحين يستمر كل شيء كالمعتاد، وسنسألكم مجددًا عند الدخول التالي.',
    accept: 'قرأتُ وأوافق',
    later: 'ليس الآن',
    accepted: 'شكرًا، حُفظت الموافقة.',
  },
}
