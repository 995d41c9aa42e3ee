/* What is asked for (a verse, a prayer, what the Bible says) is a form; the matter is the rest. */

const kind =
  '(?:(?:short|quick|good|brief|simple|bible|morning|evening) )*(?:bible )?(?:verses?|scriptures?|passages?|psalms?|prayers?|devotion(?:al)?s?)'
const link = '(?: (?:for|about|on|when|to|that|of|with|in))?'

const forms: readonly RegExp[] = [
  new RegExp(
    `\\b(?:please )?(?:(?:can|could|would) you )?(?:give|send|find|show|share|need|want|write|say)(?: me| us)? (?:a|an|some|any|the) ${kind}${link}\\b`,
    'gi',
  ),
  new RegExp(`\\b(?:a|an|any|some|which|what) ${kind} (?:please|for|about|on|when)\\b`, 'gi'),
  new RegExp(`^\\W*${kind} (?:for|about|on|when)\\b`, 'gi'),
  /\bwhat (?:does|do|did|would) (?:the bible|the scriptures?|scripture|god's word|god|jesus|christ)(?: \w+)? (?:say|teach|tell us|think|want|do)(?: about| on| when| if)?\b/gi,
  /\b(?:is there|are there) (?:a|any) (?:bible )?(?:verses?|scriptures?|passages?)(?: for| about| on)?\b/gi,
  /\b(?:please )?(?:can you |could you )?pray (?:for|with) me\b/gi,
  /\bas a (?:christian|believer|follower of (?:christ|jesus))\b|\bin a (?:christian|biblical|godly) (?:way|manner)\b/gi,
  /\bbiblically\b|\b(?:from|with) a (?:biblical|christian) perspective\b|\bfrom the bible\b/gi,
]

/** The text without the form it asks for; the text itself where nothing else is said. */
export function matterOf(text: string): string {
  const rest = forms
    .reduce((left, form) => left.replace(form, ' '), text)
    .replace(/\s+/g, ' ')
    .trim()
  return (rest.match(/\p{L}{3,}/gu) ?? []).length >= 2 ? rest : text
}
