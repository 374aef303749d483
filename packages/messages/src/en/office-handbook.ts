import type { officeHandbook as original } from '../he/office-handbook.ts'
import type { WordsLike } from '../words.ts'

export const officeHandbook: WordsLike<typeof original> = {
  title: 'Office handbook',
  text: 'How we work here: a chapter for each role, with pictures of the screens themselves.',
  chapters: 'Chapters',
  screens: 'The screens',
  open: 'Go to the screen',
  messages: 'Message templates',
  picture: 'Picture of the screen: {page}',
  stories: {
    day: 'A working day',
    period: 'A registration period',
    resultsDay: 'A day of results',
  },
  roles: {
    reviewer: {
      day: [
        'Log in with your password and the code of your app, and open the work queue. What is most urgent comes first.',
        '“Take the next one” opens an application and locks it for you for 30 minutes. If you know the student, press “I know this person”.',
        'Go through the documents one by one: accept each, or flag it with a reason. Enter what you verified beside the document that proves it.',
        'At the end return it, approve it or deny it. What is still missing for a decision is written beside the buttons.',
      ],
      period: [
        'First come new applications, later corrections: they come back to you.',
        'An application whose corrections were not submitted in time comes back as it is, and files that were uploaded and not submitted are marked.',
        'What you approved goes to a manager. A decision of yours may be drawn for a second look by somebody else.',
      ],
      resultsDay: [
        'Finish the second looks that wait for you before the release.',
        'On the day itself students read their result. Until then nothing may be hinted at, not by phone either.',
        'After it come appeals. An appeal is reviewed by somebody who did not review the application.',
      ],
    },
    manager: {
      day: [
        'The dashboard says where work is stuck and who has too much. Every number is a link to the same applications in the queue.',
        'Confirm applications that were reviewed, send some back, and hand work over.',
        'Decide appeals, sign what other managers propose, and look at unusual reading in the audit trail.',
      ],
      period: [
        'Before it opens, propose tables of points and tiers; another manager puts them in force.',
        'While it runs, apply lists of institutions and answer those who ask to be erased.',
        'At its end compute everything, read what other tiers would do, and prepare a release.',
      ],
      resultsDay: [
        'Check the release in a dry run: every letter is printed and compared with its application, and nothing is sent.',
        'Another manager approves, and you set a time. A few letters go first, then the rest.',
        'Follow the delivery. A published result changes only by a revision of two managers, with a new letter.',
      ],
    },
    finance: {
      day: [
        'Open the payments: what is due, on its way and paid, always by the ledger.',
        'Look at new bank accounts of students, and accept them or ask for others.',
        'Rows to decide wait for two people: one proposes a correction or to close the row without a change, another confirms it.',
      ],
      period: [
        'After the release prepare a batch. Whoever prepared it does not approve it.',
        'Export the file for the bank, and a list for institutions that pass the money on. A file never changes again.',
        'Take in the file of results: a preview first, then apply it. Rows that do not fit wait for two people.',
      ],
      resultsDay: [
        'Entitlements open on the day of the release. Nothing is paid before it.',
        'Students without a usable account are asked for one, and reminded.',
        'After a granted appeal only the difference is paid.',
      ],
    },
    'content-editor': {
      day: [
        'Write the texts of the portal in three languages side by side. What is missing in a language is marked.',
        'A change is stored as a draft. Read it in the preview before you publish it.',
      ],
      period: [
        'Before it opens, bring questions and answers, field help and the notices at the top of pages up to date.',
        'A legal text gets a new version, and students are asked to agree at their next login.',
      ],
      resultsDay: [
        'Prepare a notice with its times ahead, and questions and answers about appeals and payments.',
        'Values in texts and messages are chosen from a list and never typed.',
      ],
    },
    administrator: {
      day: [
        'Invite staff and give roles. Reviewer, manager, finance and administrator are given by two people.',
        'When somebody leaves, their work is handed over and their sessions end at once.',
        'Look at the jobs of the system: what waits, and what failed and can be tried again.',
      ],
      period: [
        'Make a new period from the last one, correct dates and amounts, and read what students will read.',
        'Bring the dictionaries up to date: check a file, read the report, import it.',
        'Make the period the current one. What is in use changes only after you confirm it.',
      ],
      resultsDay: [
        'Make sure beforehand that jobs run and messages go out.',
        'During the release watch the messages that wait. Nothing has to be stopped.',
        'At night the whole audit trail is verified; the outcome is at the top of its page.',
      ],
    },
  },
  pages: {
    queue:
      'All applications of the period, the most urgent first. Filter, store a view, change many at once, export a table.',
    request:
      'One application: answers, documents, automatic checks and figures. Every opening is recorded. It leads to the messages that were sent, too.',
    secondLook: 'A decision that was drawn to be looked at again. You decide without seeing the first one.',
    dashboard:
      'Where applications wait and for how long, in and out per day, reasons of returns, workload, of this period or an earlier one. A number opens the same applications.',
    secondLooks: 'Both decisions side by side, and how often they agreed. Disagreements are settled here.',
    computing:
      'Scores, their distribution, budget and tiers. Move a tier, see who is affected, propose new rules.',
    releases: 'A release: make it, run it dry, approve it by two, set a time and follow it.',
    revisions: 'Changing a published result: propose figures or rules, another manager signs.',
    institutionLists:
      'A file of an institution that rejects students: check it, read what each row would do, apply or revoke.',
    erasures:
      'Students who asked to be erased, by application number or identity number, also without an application. One person records it, another erases. Where this is not possible yet, the reason is shown.',
    payments:
      'Batches, files of results, rows to decide, accounts to fix, and the reconciliation of all sums.',
    bankFixes:
      'New bank details of students. Compare the account with its confirmation, and accept it or ask again. Whoever knows the student hands it over.',
    content:
      'Every text of the portal, three languages side by side. A draft, a preview on a phone and a computer, light and dark, publishing now or at a set time, and a history with differences.',
    messages:
      'Every message that the system sends by e-mail and SMS, and when. Values are chosen from a list and never typed. A preview fills them in from a masked application, and you can send it to yourself. A paragraph without its value is left out.',
    periods:
      'All values of a period, checked, with a preview of what students will read, and the tables of points.',
    dictionaries:
      'Localities, institutions, banks and more: check a file, read the report, import it. A file of another dictionary is refused.',
    staff: 'Who can log in and in which role, proposals that wait for a second person, resets and leaving.',
    trail:
      'Who did and viewed what. The whole story of one application by its number, unusual reading, and whether the trail is intact.',
    jobs: 'What the system does by itself: messages that wait, regular jobs, and what failed.',
    account: 'Your password and recovery codes.',
  },
}
