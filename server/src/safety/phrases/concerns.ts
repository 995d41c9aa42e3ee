import { phrases } from '../compile-phrases.ts'

/* What is no danger to life by itself, and yet asks for care. */

/** Being wronged at work. */
export const harassment = phrases`
harass\w*
bull(y|ied|ies|ying)
abus(e|ed|es|ive|ing|er)
humiliat\w*
discriminat\w*
racis[mt]\w*
racial\w*
sexis[mt]\w*
slurs?
retaliat\w*
intimidat\w*
threat(en\w*|s)?
(scream|yell|shout)(s|ed|ing)? (at|in) (me|us|my face|everyone)
(hand|hands|arm) (on|around|over) my (back|shoulders?|leg|knee|waist|lower back|neck)
(throws?|threw|throwing|hurls?|hurled) (\w+ ){0,3}(at (me|us|the \w+)|pans?|plates?|tools?|things|chairs?)
(comments?|jokes?|remarks?) (about|on) my (body|breasts|chest|figure|looks|skin|accent|race|religion|skirt|legs|weight)
wants me to (sleep with|go out with|come to his (room|hotel))
dick pic\w*
sexual\w*
leer(s|ed|ing)?
`

/** Work that is unsafe or against the law. */
export const unsafeWork = phrases`
(without|no|broken|missing|removed the|took off the|disabled the|bypass\w*( the)?|defeat\w*( the)?) (\w+ ){0,2}?(harness\w*|guards?|safety \w+|helmets?|masks?|ppe|hard hats?|training|rest breaks?|interlocks?|fire (exits?|doors?)|lock-?outs?|ventilation|scaffold\w*|gas check)
unsafe
asbestos
(orders?|ordered|told|tells?|forces?|forced|forcing|pressur\w+|made|makes|making|asked|asks|wants?)( (me|us|him|her|them|the \w+))? to (\w+ ){0,4}?(lie|falsif\w*|forge|backdate|fake|sign off|cover (it |this )?up|shred|destroy|break the law|defraud|bribe|skip the (safety|check|inspection)|drive (over|past) (my|the) hours|misreport|launder|delete (the |all )?(e-?mails?|records|evidence|logs)|ignore the (safety|law|regulations?)|work without|drop (my|the) complaint)
illegal(ly)?
against the law
fraud\w*
`

/** Being at the end of one's strength. */
export const despair = phrases`
hopeless\w*
no hope
worthless
depress\w+
panic attacks?
break(ing)? ?down
broke down
(can'?t|cannot) (go on|take (it|this|any more|much more)|cope|stop crying|do this any ?more|carry on|get out of bed|keep going|face (it|another|tomorrow|the day))
numb
feel (dead|empty|nothing) inside
disappear
hate (myself|my life)
cry(ing)? (every|all|myself|in the (toilet|bathroom|car|cupboard|walk-in|stairwell))
traumati\w+
ptsd
flashbacks?
nightmares?
burn(ed|t|ing)?[- ]?out
at (the|my) (end of my rope|wits'? end|breaking point)
bulimi\w*
anorexi\w*
starving myself
mak(e|ing) myself (sick|throw up|vomit)
purg(e|ing)
chest pains?
`

/** A death, or one that is near. */
export const loss = phrases`
grie(f|v\w+)
funeral
miscarr\w+
stillb\w+
passed away
(mother|father|mom|mum|dad|wife|husband|son|daughter|child|brother|sister|baby|friend|colleague|co-?worker|workmate|parents?|grandm\w+|grandf\w+|patient|apprentice|partner|fianc\w+|aunt|uncle|cousin|dog|cat|pet|horse) (of \w+ \w+ )?(just |has |had |recently |who |suddenly )*(died|dying|killed|is gone)
(death|loss) of (my|our|a|his|her)
lost my (mother|father|mom|mum|dad|wife|husband|son|daughter|child|brother|sister|baby|best friend|twin)
terminal\w*
cancer
bereave\w*
widow\w*
`

/** What holds somebody captive. */
export const addiction = phrases`
relaps\w+
addict\w*
alcoholi\w*
gambl\w+
drunk (at|on|before) (work|shift|the)
drinking (every|before|at work|alone|again|too much|to (sleep|cope|forget))
bottle of (vodka|wine|whisky|whiskey|gin|rum) (a|every|each|in my|under)
using (again|cocaine|meth|heroin|drugs)
sober
porn\w*
cocaine
heroin
meth
fentanyl
pills to (get|cope|sleep)
`
