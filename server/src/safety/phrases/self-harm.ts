import { phrases } from '../compile-phrases.ts'

/** Somebody who may take their own life or hurt themselves, or who speaks of another who may. */
export const selfHarm = phrases`
(want|wish|long|ready|prefer) to (just )?(be|go)( home)? (with|to) (jesus|god|the lord|my (saviou?r|maker)|heaven)( now| today| tonight| soon| already)
nothing left for me( here)?\b(?![^.!?]*\b(job|company|team|town|role|firm)\b)
(given|gave|giving) (away )?my (dog|cat|pets?|things|belongings|guitar|tools|savings)\b(?=[^.!?]*\b(friend|away|neighbou?r|papers|letter|done|ready)\b)
(sorted|put|got) (all )?my (papers|affairs)
(keep|kept|keeps|can'?t stop|caught myself|always) (looking at|staring at|thinking (of|about)|eyeing) (the|that|a|my) (\w+ )?(bridge|train|trains|roof|pills|tablets|rope|beam|knife|knives|gun|balcony|river|tracks?|railing|razor|edge|canal|cliff)\b(?![^.!?]*\b(price|photo|view|buy|order)\b)
(don'?t|won'?t|not|doubt) ([\w']+ ){0,4}?(be|still be) (around|here|alive) (for|by|at|until|till|next|this) (\w+ )?(christmas|easter|summer|winter|spring|birthday|weekend|year|month|week|monday|friday|wedding|graduation)
(such |just |only )?a burden (to|on|for) (everyone|everybody|my (family|kids|children|wife|husband)|them|people|others)
(take|takes|taking) (their|my|your|one'?s|his|her) own (life|lives)
(ways?|how) to (die|kill yourself|end (it|your life|one'?s life))
(painless|quick|easy|peaceful) (way|death|ways)\b(?=[^.!?]*\b(die|death|end|go|out)\b)
how (many|much) (\w+ ){0,3}?(to (die|kill)|is (lethal|fatal|deadly))
lethal dose
(happier|better|better off|easier|relieved|at peace|free|freer|glad|fine) (\w+ ){0,3}?(if i (wasn'?t|weren'?t|was not|were not|am not|'m not|were no longer|was no longer|were gone|was gone|disappeared|vanished|died|didn'?t exist|never existed)|without me (around|here|in it)|once i'?m gone|when i'?m gone|with me gone)
(better off|more) with (the|my) (life )?(insurance|pension|payout|money)
life insurance\b[^.!?]{0,60}\b(than|instead of|better|worth|more use|kids|family|suicide|clause|accident)\b(?![^.!?]*\b(sell|selling|policy ?holder|client|customer|broker|agent|quote|premium)\b)
(wrote|written|writing|write) (\w+ ){0,2}?(letters?|notes?) (to|for) (my|the) (wife|husband|kids|children|family|parents|mum|mom|mother|daughter|son|boys|girls)
say(ing)? (my )?(last |final )?goodbyes?\b(?=[^.!?]*\b(properly|before|forever|for good|tonight|last time|pray|everyone i love|this world|life)\b)(?![^.!?]*\b(colleague|team|office|retir\w*|leaving do|shift|new job|moving|funeral|mother|father|mum|dad|wife|husband|dying|hospice|grave)\b)
(only|just) (\w+ ){0,3}?(one|a single) way out
only way out
no (other )?way out\b(?=[^.!?]*\b(me|i|life|die|end|death)\b)
one way out of (this|it|here|everything) for me
(went|go|going|fell|fall|falling) (to sleep|asleep) and (i )?(just )?(never|not|didn'?t|don'?t|won'?t) (woke|wake|waking)( up)?
(bought|got|ordered|found|hidden|keep|kept|have) (myself )?(a|the|some) (\w+ )?(rope|noose)\b(?![^.!?]*\b(climb\w*|tow\w*|boat|sail\w*|cargo|site|safety|rescue|work order)\b)
hang(ing|ed)? (himself|herself|themselves)
(don'?t|won'?t|can'?t|not|doubt|unsure) ([\w']+ ){0,4}?(make it|survive|last|be alive|see) (\w+ )?(through )?(the|this|until|till|to|another)? ?(night|morning|tomorrow|weekend|christmas|week|monday)\b(?=[^.!?]*[.!?]? ?(please|pray|help|god|lord|goodbye|i'?m|$))(?![^.!?]*\b(deadline|report|project|shift|match|meeting|delivery|budget|money|payday|rent|party|coffee|sleep)\b)
(ask(ed|ing|s)?|beg(ged|ging|s)?|pray(ed|ing|s)?|told|telling) (god|the lord|him|jesus) (\w+ )?(to|for)( \w+){0,2} (die|death|let (me|him|her) die|end my life|take (me|my life)|not wake)
let (me|him) die
suicid\w*
sui(cide)?\b(?= thoughts)
unaliv\w*
kms
sewer ?slide
ctb
ki?ll(ing)? (myself|my self|me self|meself)
kil(l)?in? ?myself
(end|ending|finish|finishing) (it all|my (own )?life|my suffering|everything (tonight|today|for good)|it (tonight|all|for good))
(take|taking|took) my (own )?life
want(ed|ing)? (it|this|everything) (all )?to (just )?(be over|end)( for good| forever)?
end things for good
put an end to (it all|my life|myself)
check(ing)? out (for good|permanently|of life)
(want|wants|wanted|wanting|wanna|wish(ed|ing)?|pray(ed|ing)?|hop(e|ed|ing)|ready|rather|like|long(ing)?|ask(ed|ing)? god|beg(ged|ging)? god|think(ing)? (about|of)|thought(s)? (about|of)|fantasi[sz]\w* about|dream(ing|t|ed)? of) (\w+ ){0,5}?(to die|dying|i (was|were|would be) dead|to be dead|be dead|i('d| had| would)? (just )?(die|died)|i'd never been born|i (was|were|had) never (been )?born|death|not to (exist|be here|wake up)|(let|take) me (die|home to (him|heaven))|god would take me|(the lord|god|he) (would|will|to) take me|never (wake|waking)( up)?|i don'?t wake up|i won'?t wake up|i (could |would )?(just )?(not wake up|stop existing))
i (\w+ ){0,2}?(don'?t|do not|didn'?t|no longer|not|never|cannot|can'?t) (really |even |even want |wanna |want |wish |know (how|if i want) )?(to )?(want to |go on )?(live|living|be alive|being alive|be here any ?more|exist(ing)?|be in this world|see (another|the next) (day|morning)|wake up (tomorrow|again|any ?more|in the morning))\b(?! (like|this way|in fear|with (him|her|them|this)|there|in (this|that)|from|to work|off|up to|at home|without (coffee|him)))
what('s| is) the point (of|in) (living|being alive|going on|life)
no way out (but|except|other than) (death|dying|to die)
(no|any|see the|lost (my|the)|without a) (reason|point|will|desire|purpose|sense)( \w+){0,2} (to live|to go on living|in living|in being alive|to be alive|in going on|to keep living|to stay alive)
nothing (left )?to live for
(tired|sick|done|finished) (of|with) (living|life|being alive|existing|this life)\b(?! (in|at|with my|out of))
life('s| is)( just)?( not|n'?t)( really)? worth (living|it)
not worth living
better off (dead|without me|if i('m| am| was| were|'d|wasn't| wasn'?t| weren'?t)( not)?( \w+){0,2}|not here|gone)
worth more dead
more (use|useful|valuable) (to \w+ )?dead
(nobody|no one|no-one|who|would anyone|anyone|they)( \w+){0,4}? (miss|notice|care|cry)( me)? if i (\w+ ){0,2}?(was gone|were gone|died|disappeared|vanished|wasn'?t here|weren'?t here|never came back|was dead|did(n'?t)? wake|drove)
if i (died|was dead|were dead|disappeared|vanished)( \w+){0,6} (better|easier|relief|notice|care|miss)
(took|taken|swallow(ed|ing)?|take|taking|saved up|stockpil\w+|collect\w*|counting|count out|enough|bottle of|handful of|box of|all (of )?(the|my|these|his|her|those)) (\w+ ){0,5}?(pills|tablets|paracetamol|tylenol|sleeping (pills|tablets)|insulin|opioids?|painkillers|meds|medication)\b(?= (and (go|sleep|end|never|be done|just)|tonight|at once|to (end|die|sleep|go)|so i)|[^.!?]*\b(end|die|never wake|sleep forever|not wake|go to sleep and|all at once|over with)\b)
overdos\w+
od('d|ed)
(swallowed|took|taken) (\w+ ){0,6}?(pills|tablets)\b(?! (off|away|out of|to (the|my|his|her) (patients?|ward|pharmacy|room|mother|father)|for (my|a|the) (headache|back|cold|allerg\w*|blood pressure|migraine|thyroid|diabetes)|as prescribed|from (the|a) (shelf|pharmacy|customer)))
(swallowed|took|taken) (about |around |over |like |nearly )?(\d\d+|a dozen|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|every|the whole (box|packet|bottle|strip) of) (\w+ ){0,2}?(paracetamol|tylenol|acetaminophen|ibuprofen|aspirin|codeine|tramadol|insulin|pills?|tablets?|beta blockers)
(the|my) (pills|tablets|rope|razor blades?|noose|gun) (is|are|'s|'re)? ?(\w+ )?(ready|waiting|in my (drawer|locker|car|desk|glove))
(jump(ing|ed)?|step(ping|ped)?|walk(ing|ed)?(?! (\w+ ){0,3}?(from|on|over|out))|throw(ing)? myself|leap(ing)?|drop(ping)?|fall(ing)?|let(ting)? (myself )?(go|fall)|roll(ing)?) (\w+ ){0,2}?(off|in front of|under|from|out of|into|over|onto|out) (\w+ ){0,3}?(bridge|roof|train|bus|lorry|truck|traffic|platform|tracks?|building|balcony|window|car park|parking (garage|deck|structure)|ledge|edge|crane|scaffold\w*|river|sea|cliff|rails?|railing|tower|floor|harbou?r)\b(?! (to save|stop|ticket|for lunch))
(driv(e|ing)|steer(ing)?|swerv(e|ing)|crash(ing)?|turn(ing)? the wheel|ram(ming)?|run(ning)?|pull(ing)?) (\w+ ){0,4}?(into|off|in front of|under) (\w+ ){0,3}?(tree|wall|bridge|pillar|oncoming|river|truck|lorry|train|barrier|cliff|canal|ditch|road on purpose)
(hang(ing)?|shoot(ing)?|drown(ing)?|starv(e|ing)|poison(ing)?|gas(sing)?|burn(ing)?|cut(ting)?|slit(ting)?|slash(ing)?|stab(bing)?|hurt(ing)?|harm(ing)?|punish(ing)?|bleed(ing)?) (myself|my self|my (own )?(wrists?|arms?|legs?|thighs?|throat|veins?))
self[- ]?(harm|injur|mutilat)\w*
(a|the|this) noose
gun (to|at|against) my (head|temple|mouth)
(barrel|gun|pistol) in my mouth
bang(ing)? my head (against|on) the (wall|desk|tiles) (until|so|till|to (make|feel))
(goodbye|suicide|farewell|last) (letters?|notes?|messages?|videos?)\b(?= (to|for|is|are|on|under|in|i)\b)(?![^.!?]*\b(colleague|card|leaving|retir|new job|team)\b)
wrote? (my|a) (goodbye|will and)
say(ing)? goodbye to (everyone|my (kids|children|family)|them all)\b(?![^.!?]*\b(shift|trip|work|office|morning|train|deploy|school)\b)
giv(e|en|ing) away (all )?my (things|stuff|belongings)
(she|he|they|colleague|co-?worker|friend|teammate|husband|wife|son|daughter|brother|sister|employee|apprentice|student|pupil|trainee|patient|flatmate)\b[^.!?]{0,70}\b(kill|harm|hurt|cut|hang|shoot|cutting|killing|harming|hurting) (himself|herself|themselves|themself|itself)
(she|he|they)\b[^.!?]{0,60}\b(want(s|ed)? to die|end (his|her|their) (own )?li(fe|ves)|end it all|not be here (any ?more|tomorrow|much longer)|jump(ing)? off|doesn'?t want to (live|be here))
off myself
do (myself in|away with myself)
end up (dead|in a coffin) (by|because of) (my own|me)
top myself
end me
(my|a|an|the|last|previous|first|second|suicide) attempt(s|ed)?\b(?=[^.!?]*\b(surviv\w*|again|hospital|pills|overdose|alive|month|year|week|on my life)\b)
surviv\w+ (an|my|the|a) (\w+ )?attempt
tried to (die|kill|end)
relaps\w+ (in ?to|and|with) (\w+ ){0,2}?(cut|cutting|self|burn|burning)
(cutting|burning) (again|at night|in the (toilet|bathroom|shower|stall))
(cuts?|burns?|scars?) (all )?(on|over|up|down|along) (my|his|her|their) (own )?(arms?|wrists?|legs?|thighs?)
(blade|razor|scissors) (to|on|against|into) my (skin|arm|wrist|leg|thigh)s?
(there('s| is)|i('ve| have)?( got)?|i keep|i bought|i tied|i hung|i('ve| have) tied|with) (\w+ ){0,2}?(rope|noose|cord|belt)\b(?=[^.!?]*\b(shed|garage|attic|beam|rafters?|tree|neck|ready|car|basement|cellar|loft|hook|closet|wardrobe)\b)(?![^.!?]*\b(climb\w*|load|tow\w*|lorry load|rescue|boat|sail\w*|rigging|cargo|tie down)\b)
(pills|tablets|medication|meds|paracetamol|vodka and pills) (\w+ ){0,3}?(lined up|laid out|counted|in front of me|beside me|on the (table|bed|bedside|nightstand|desk)|stashed|hidden)
(lined up|counted|laid out|stashed|hoarded|saved) (\w+ ){0,3}?(pills|tablets|medication|meds|paracetamol)
(won'?t|will not|don'?t (intend|plan|expect) to|not going to|not gonna|wouldn'?t) be (around|here|alive|with (you|them|us))( (any ?more|much longer|on \w+day|tomorrow|next (week|month|year)|then|by|when|for long|to (see|read)))?\b(?=[.!?]|$| (any ?more|much longer|on \w+day|tomorrow|next|then|by|when|for long|to (see|read)))(?![^.!?]*\b(leave|holiday|vacation|retir\w*|new job|trip|conference|shift|maternity|training|day off)\b)
not (be|live) (long|to see) (in this world|(the )?(christmas|summer|spring|new year|morning))
one (more )?step\b(?=[^.!?]*\b(train|platform|edge|bridge|track|over|roof)\b)
(train|platform|edge|bridge|tracks?|roof|height|ledge|river)\b[^.!?]{0,60}\b(just )?(one|a) (small |single )?(step|jump)
(look|looking|stare|staring|stood|stand|standing|climb\w*|go|went|sit|sat) (\w+ ){0,6}?(down|over|at the edge|up to the (top|roof)|on the (ledge|railing|roof|edge|bridge))\b(?=[^.!?]*\b(think|thought|end|jump|drop|fall|imagin\w*|wonder\w*|every (evening|night|day))\b)(?=[^.!?]*\b(car park|parking|bridge|roof|balcony|ledge|edge|railing|multi-storey|cliff|crane|tower)\b)
(car park|parking garage|bridge|roof|balcony|crane|tower)\b[^.!?]{0,80}\blook(ing)? down
(no|not any|without|lost the|lost all|haven'?t (the|any)) (\w+ ){0,2}?(strength|will|courage|energy|wish|desire|reason)( \w+){0,2} to (live|go on living|stay alive|be alive)
(insurance|pension|payout|death benefit|will)\b[^.!?]{0,60}\b(if i (was|were|am|had an accident|died|die|go)|when i'?m (gone|dead)|i'm worth)
(if|when) i (had an accident|died|die|am gone|was gone|were gone|'m gone)\b[^.!?]{0,60}\b(insurance|money|better|free|peace|payout|relief|debts?)
(let|letting|nearly let|almost let) (the|my) (\w+ )?(car|lorry|truck|van|bike|bus|motorbike|wheel)\b[^.!?]{0,60}\b(drift|cross|oncoming|crash|on purpose|go)
(oncoming|crash|wall|tree)\b[^.!?]{0,30}\bon purpose
(wrote|written|writing|left|leaving|leave) (\w+ ){0,3}?(letters?|notes?)\b[^.!?]{0,60}[.!?]?[^.!?]{0,60}\b(won'?t be (around|here|alive)|be gone|when i'?m gone|find me|after i)
(disappear|vanish|sleep|gone|be gone|fade away|stop existing|go to sleep|fall asleep) (forever|for ever|for good|and never (wake|come back|come home|return)|permanently)
never (waking|wake) up( again)?
not wak(e|ing) up
wish i (wasn'?t|weren'?t|was not|were not) (here|alive|around)( any ?more)?
don'?t (want to|wanna) be (here|around|alive)( any ?more| on (this )?earth)?\b(?! (at|in|on) (this|the|my|work))
can'?t (do|take) (this )?life any ?more
give up on life
going to be with (jesus|my (late|dead) \w+|him|her) (tonight|soon|early)
i('ve| have) (got )?a plan
i know how i('d| would|'ll) do it
tonight is the night
i('m| am) ready to go home to (god|the lord|jesus)
(make|making) (the pain|it all|everything) stop for (good|ever)
# the wish to be dead, said sideways
(want|wanted|need|wish|like|love) (\w+ ){0,2}?(the |this |all the |my )?(pain|suffering|hurting|noise|everything) (\w+ )?(to |would )?(just )?(stop|end|be over)( forever| for good| now)?(?= (and|so|for good|forever|tonight|by any|no matter|even if|i)|[.!?]|$)(?![^.!?]*\b(back|knee|tooth|shoulder|neck|hip|physio\w*|doctor|migraine)\b)
(want|need|ready|longing|trying) to (just )?(leave|escape|exit|quit|depart|be done with|be rid of|get out of) (this|the) (world|earth|life|body)
(want|wanna|need|going|ready|about) to (just )?(give up on (life|living)|stop (living|existing|breathing|being)|not (be|exist|live|wake up)|never wake up|be no more|cease to exist|go and not come back|be erased)
(don'?t|do not|can'?t|cannot) (\w+ )?(see|imagine|picture) (myself |me )?(being )?(alive|here|living|around|growing old|a future with me|tomorrow|next (week|month|year|christmas|summer))\b(?![^.!?]*\b(company|job|role|team|office|firm|profession|career)\b)
(thought|idea|notion) of (dying|death|being dead|not (being here|existing|waking up)|ending (it|things|my life))( \w+){0,3} (comfort\w*|relief|peace\w*|calm\w*|appeal\w*|attract\w*|nice|good|tempting|warm|sweet|keeps?|won'?t|back)
(think|thinks|thinking|thought|thoughts|dream|dreaming|dreams|obsess\w*) (about|of|on) (\w+ )?(dying|death|my (own )?death|my funeral|not (existing|being here|being alive|waking up)|ending (it|things|everything|my life)|how (i('d| would|'ll)|to) (die|do it|end)|ways to (die|go|end)|jumping|suicide|doing it tonight)\b(?! (of|by) (my|our|a|his|her|jesus|christ|embarrassment|boredom)| jesus)
(wonder|wondering|wondered) (\w+ ){0,4}?(what it('s| is| would be|'d be)? like to (be dead|die|not exist)|if (it|dying|death) (would |will )?hurts?|how long (it|they) would take to (find me|notice)|if (anyone|anybody|they|people|god|he|she|my \w+) (would|will|'d) (\w+ )?(miss me|notice|care|cry|come to my funeral|be sad))
(would|will|does|do|did|'d) (anyone|anybody|they|he|she|people|my (boss|team|family|colleagues|wife|husband|kids)) (even )?(miss me|notice|care|cry) if i (\w+ )?(was|were|am|wasn'?t|weren'?t|disappear\w*|die|died|went|left|stopped|jump\w*|never|didn'?t)
(ready|prepared|packing|making peace|made (my )?peace|at peace) (to|with) (go|going|die|dying|leaving|leave|my death|death|the end|what (i'?m|i am) (about|going) to do)\b(?! (home|back|to|for|on|into|out|through|over|ahead|with) ?(work|sleep|bed|it|my|the|this|a|live)?)(?![^.!?]*\b(job|company|role|firm|team|retire\w*)\b)
(god|lord|jesus|father|please)[^.!?]{0,20}\b(take me|end (it|this|my life|me)|let (it|me) (end|die|go to sleep and)|just (kill|take) me|bring me home|come and take me)\b(?! (through|by|with|to (the|a|that|my|where|church|work)|home safe|as i|back|on|out|deeper|seriously|off|away from (here|this (job|place)))| into)
(last|final) (message|prayer|post|words|day|night|shift|week|time) (\w+ ){0,4}?(alive|on earth|of my life|to anyone|before i (go|die|end|leave this)|you('ll| will) (ever )?(hear|see|read))
(this|it|everything|all of it|the pain) (will|'ll) (all )?(be over|end|stop) (soon|tonight|tomorrow|today|for me|by (morning|tonight|tomorrow|monday|the weekend))\b(?![^.!?]*\b(project|meeting|shift|week|contract|exam|interview|hearing|audit)\b)
(won'?t|will not|not going to) be (a |anybody'?s |anyone'?s |your |their )?(problem|burden|bother|trouble) (\w+ ){0,2}?(any ?more|much longer|after|soon|to anyone)
(only|one) (thing|reason|person)( \w+){0,3} (stopping|stops|keeping|keeps|holding|holds) me (alive|here|going|from (doing it|it|jumping|ending|killing|going through|dying|suicide|harming|cutting|taking))\b
(stopping|stops|stop|keep|keeping|keeps|prevent\w*|talk) (me|myself) (from |alive|out of )(doing (it|something (stupid|to myself))|killing|ending|jumping|taking (them|the pills|my life)|hurting myself|harming)
(do|doing|did|done|try|tried|trying) something (stupid|bad|terrible|drastic|to myself|i can'?t take back|permanent)\b(?=[^.!?]*\b(to myself|tonight|myself|alone|safe|scared|afraid|worried|home|life|hurt)\b)(?![^.!?]*\b(email|resign|quit|reply|boss's|linkedin|shout)\b)
(don'?t|do not|can'?t|cannot|not) (\w+ )?(trust myself|feel safe with myself|keep myself safe|be (left )?alone with (myself|my thoughts|the (pills|knives|tablets)))
(not|n'?t) safe (from|with|around) myself
(i|i'?m|i'?ve|me) (\w+ ){0,3}?(googl\w+|search\w*|research\w*|look(ed|ing)? up|read(ing)? (up )?(about|on)) (\w+ ){0,3}?(how to (die|kill|hang|end|overdose|tie)|ways to (die|go|end)|painless|methods?( to die)?|suicide|lethal|overdose|how (much|many) (pills|tablets|insulin|paracetamol))\b(?![^.!?]*\b(prevention|training|policy|awareness|colleague|help)\b)
(bridge|cliff|tall building|train (line|track)s?|level crossing|high floor|rooftop)\b[^.!?]{0,60}\b(jump|end it|be easy|be quick|over in a second|step|let go|do it)\b
(easier|simpler|better|kinder|best|quicker) (for (everyone|everybody|them|all|my \w+|us all)|all round)? ?(\w+ )?(if i|to) (\w+ )?(was(n'?t)? (here|around|alive|gone|dead)|were(n'?t)? (here|around|alive|gone|dead)|die|died|be dead|not be here|not exist|disappear\w*|end it|ended it|go for good)
(should|could|would|might|may|will|'ll|gonna|going to|about to|decided to|tempted to|urge to|scared i('ll| will| might)) (just )?(\w+ )?(end it( all)?|kill myself|hang myself|jump( off| in front)?|overdose|take (them all|all (of them|the pills|my pills))|drive (off|into)|do away with myself|step (off|in front)|slit|cut myself|hurt myself|harm myself)\b(?! (at|in|into|on|to) (the|a|this|it|conclusions|that)( (company|job|call|project|meeting|train|chance|bandwagon))?)
(nobody|no one|noone|anyone|god|he|they) (can|could|will|would) (\w+ )?(save|stop|help) me (now|any ?more|this time|tonight)
(it'?s|it is) too late (for me|to (save|help|stop) me|now,? i('ve| have) (already )?(taken|decided|done))
i('ve| have)? (already )?(taken|swallowed|took|drunk|drank) (\w+ ){0,3}?(too many|a lot of|lots of|the whole|the entire|all (of )?(my|the|them)|everything in the|a handful of|a (whole |full )?(bottle|box) of (pills|tablets|para\w*|sleep\w*|vodka and)|an overdose|\d+ (of )?(my )?(pills|tablets|paracetamol|sleeping|sertraline|insulin))\b(?! (leave|overtime|shifts|holiday|work|on|calls|meetings|meeting|money|coffee|projects|notes))
(cut|cuts|cutting|slice|slicing|burn|burning|scratch|scratching|hit|hitting|punch|punching|bite|biting|starve|starving|hurt|hurting|harm|harming) (at )?(myself|my (own )?(skin|body|arms?|wrists?|legs?|thighs?|stomach|head))\b(?=[^.!?]*\b(again|to (cope|feel|stop|punish|release|calm|forget|get through)|because|after|when|every|before|until|secret\w*|nobody|no one|hide|toilet|bathroom|night|so i|stop|feel\w*|relief|pain)\b)(?! (up|shaving|while|cooking|on (the|a)))
(want|wants|wanted|wanting|threaten\w*|talk\w*|text\w*|said|says|saying|told|messag\w*|post\w*|hint\w*|think\w*|scared|afraid|worried|fear)\b[^.!?]{0,50}\b(he|she|they|him|her|colleague|friend|son|daughter|husband|wife|brother|sister|teammate|employee|apprentice|student|my \w+)\b[^.!?]{0,50}\b(kill(ing)? (himself|herself|themsel\w+)|end(ing)? (it( all)?|his life|her life|their life|things)|doesn'?t want to (live|be here|be alive|wake up)|want(s|ed)? to (die|disappear forever|be dead)|tak(e|ing) (his|her|their) (own )?life|harm(ing)? (himself|herself|themsel\w+)|suicid\w*|jump(ing)? off|won'?t be (here|around) (tomorrow|much longer|next)|goodbye (forever|for good)|better off dead)
(found|saw|discovered|read) (\w+ ){0,4}?(suicide note|goodbye (note|letter|message)|note saying goodbye|his letter saying|cuts on (his|her|their)|a (rope|noose) (in|under|hidden)|(rope|noose|pills) hidden)
(how|where) (do|can|could|should) (i|you) (\w+ )?(die(?! to)|kill myself|end (it|my life)|overdose|get (a gun|enough pills))
(is it|would it be|will it be|is that) (a sin|wrong|okay|ok|so bad|selfish|forgiv\w+|cowardly|that bad) (if i|to|for me to) (\w+ ){0,3}?(die|kill myself|want to die|end (it|my life|things)|take my( own)? life|stop living|not (live|be here)|let go of life|starve myself|go to heaven (early|now|sooner))
(will|would|does|can|could) (god|jesus|the lord|he) (\w+ )?(forgive|understand|accept|receive|take|hate|still love|send|welcome) me (\w+ ){0,3}?(if i|for|after|to hell if i|in if i) (\w+ ){0,3}?(kill\w*|die|end\w*|tak(e|ing)|took|do it|did it|jump\w*|suicide|hang|overdose\w*|going through)
(life|living|being alive|existing|breathing) (is|feels|has become|just feels|seems|hurts|'s) (\w+ )?(pointless|unbearable|too (much|hard|painful|heavy)|torture|meaningless|hell|not for me|impossible|empty|over|a prison|too much)\b(?! (at|in|with|because of) (this|the|my) (job|office|company))
(nothing|no one|nobody) (left |here )?((keeps|keeping|to keep|holds|holding) me (here|alive|going)|worth (living|staying alive|going on)|to live for|to stay alive|to wake up for)
(see|there'?s|there is|have|got|find) no (way (forward|out|on)|future|tomorrow|hope|reason|point|escape|end)\b[^.!?]{0,60}\b(die|death|dead|end it|alive|life|living|live|pills|tablets|bridge|goodbye|gone|myself|take me|sleep forever)\b
(going|go|gone|off|want|wish|ready|time) to (be with|join|see|meet) (my (late |dead |dear )?(mum|mom|mother|dad|father|wife|husband|son|daughter|baby|brother|sister|friend|nan|gran\w*)|him|her|them) (in heaven|again soon|up there|on the other side|tonight|now|soon)
# no reason left
(can'?t|cannot|couldn'?t|don'?t|do not|no longer|struggle to|unable to|not) (\w+ )?(think of|see|find|have|know|remember|name|come up with) (a|any|one|the|a single|much|much of a|another) (\w+ )?(reason|point)( \w+)? (to|in|for|why) (\w+ ){0,2}?(drive home|go home|going home|get up|getting up|wake up|waking up|go on|going on|keep going|stay|staying|continue|continuing|be here|being here|live|living|exist|carry on|carrying on|i should (live|stay|go on|be here|keep))\b(?! (in (this|the|my) (job|role|company|team)|at (this|the|my) (job|company|work)|here at|with (the|this) (project|job|company|team)|late|overtime))
# how it would be done
how (many|much)( \w+){0,4} (pills|tablets|meds|medication|insulin|paracetamol|sleeping|morphine|of them|of (my|these|those)|of it)\b(?=[^.!?]*\b(would it take|it would take|do i need|would i need|i'?d need|enough|before (it|i)|at once|to (die|end|sleep forever|never|be sure)|straight|kill)\b)
(closer|close|near|nearer|over|towards?|at|past|to) (\w+ ){0,2}?the (yellow line|edge)\b(?=.*\b(platform|train|bridge|roof|step|jump|tell anyone|fall|nobody|end)\b|(?<=\b(platform|train|bridge|roof|balcony|cliff|tracks?)\b.{0,120}))(?![^.!?]*\b(technology|cutting|desk|table|cliff walk)\b)
(almost|nearly|about to|ready to) (took|take) (the|that|a|one) (last |final )?(step|jump|leap)\b(?! (of faith|forward in|into (leadership|management|business|a new)))
(after|when|once|until|till|for when|in case|before) i('m| am| have| was|'ve|'ll be)? (dead|died|gone for good|done it|gone through with it|passed on by my own|do it|taken (them|my life))\b(?! (the (washing|dishes|report|job|course|training)|with (the|this|my) (shift|report|project)))
what i('m| am) (about|going|planning) to do( to myself)?\b(?=[^.!?]*\b(forgive|sorry|understand|tonight|blame|fault|goodbye|suffer|struggle|god)\b|[^.!?]*$)(?<=\b(forgive|sorry|dead|goodbye|last|because of|blame|after)\b.{0,120})
(prayer|psalm|verse|words?|thing) to (say|pray|read|hear) (last|at the end|before (i|it|the end)|when i('m| am) (going|dying|gone))\b(?! (the meeting|work|bed|my shift|interview|lunch|sleep|surgery|i (start|go (to work|in|on|into)|leave for work|preach|speak|teach)))
i('ve| have) (made up my mind|made my decision|decided|made the decision|made peace)\b[^.!?]{0,40}\b(peaceful|at peace|calm|relieved|relief|ready|no fear|not afraid|lighter|final)\b(?![^.!?]*\b(job|offer|resign\w*|quit|role|company|career|leave the firm|marry|move)\b)
(by|with) (his|her|their|there|my|your|one'?s) own hand\b
(think\w*|thought|considering|tempted|ready|afraid|close|near|planning|wonder\w*) (of|about|to|on) (doing|do|following|follow) (the same|it (too|tonight|today|again|now)|likewise|what (he|saul|judas|samson) did|that to myself|like (he|she|judas|saul) did|him there)
(try|tried|trying|attempt\w*|wanted|want|going|ready|about|close|plan\w*|came close|think\w* of|thought of|talk\w* of) (to |about |of )?(end|ending) (it|things|this life|everything|myself)\b(?! (here|now with|there|well|on|with (him|her|them|my (boy|girl|partner|fianc|ex)|the (client|supplier|contract))|amicably|between us|at (noon|five|ten)|by (friday|five)|early|politely|quickly (because|as)))
(she|he|they|who) (\w+ ){0,3}?(said|says|told|texted|wrote|messaged)\b[^.!?]{0,40}\b(can'?t|cannot|couldn'?t|could not) (go on|do this any ?more|live like|keep (going|living)|carry on|take it any ?more|see a way)\b(?=.*\b(phone|answer\w*|reply|replying|reach|find|missing|gone|goodbye|scared|afraid|worried|love|kids|pills|now)\b)
tell (my|the) (kids|children|wife|husband|mum|mom|mother|family|son|daughter|parents|girls|boys) (that )?i (\w+ )?(love|loved|am sorry|'?m sorry|tried)
# with those of the bible who wished to die
(elijah|jonah|job|judas|saul|samson|jeremiah|ahithophel)\b.{0,160}\b(so do i|i do too|me too|i feel the same|i pray the same|i ask the same|the same for me|just like (him|me)|i want (that|the same|it) too|ways to help (him|god) do it|i understand (him|them) now)
(ways|how) to help (him|god|the lord) (do|end|finish) it
# means at hand
(gun|rifle|pistol|rope|noose|knife|razor|blade|pills|tablets|bottle of \w+)\b[^.!?]{0,70}\b(keep|kept|keeps|can'?t stop|always|end up|just sit|sit there) (\w+ )?(looking|staring|thinking|going back|taking (it|them) out|counting|holding|coming back)
(sit|sits|sitting|sat|stand|stands|standing|drive|drives|hides?|goes|been) (\w+ ){0,6}?with (his|her|my|a|the|dad'?s) ([\w']+ )?(rifle|gun|pistol|shotgun|revolver|rope|noose|razor|service weapon)\b(?![^.!?]*\b(hunting (trip|season)|range|deer|patrol)\b)
(my|his|her) (body|heart) (will|would|to|might) (just )?(give (up|out)|stop( beating)?|fail|quit|shut down)\b(?=.*)(?<=\b(hop\w+|pray\w*|want\w*|wish\w*|wait\w*|until|till|so that|let)\b.{0,60})
(ready|want|wanted|decided|time|going|allowed|tempted) to (just )?(stop|quit|give up|be done with|let go of) (hanging on|holding on|fighting (to live|this any ?more)|living|breathing|existing|trying to (live|stay alive|survive))
if (i|you) (don'?t|do not|never) (\w+ )?(see|hear from|talk to) (you|me) again\b
# another who may
(lost|buried|misses) (his|her|their) (\w+ )?(wife|husband|son|daughter|child|partner|mother|father|brother|sister|twin|friend|baby)\b.{0,160}\b(join|joining|be with|follow|following|go to|see) (her|him|them) (soon|again|tonight)?(?! (church|group|team|choir|club|in (prayer|the office)|for (lunch|coffee)|at (church|the grave|work)))(?<=\b(talk\w*|speak\w*|said|says|about|wants?|going|will|ready)\b.{0,40})
(won'?t|will not|not|n'?t) (\w+ )?(need|needing|be needing) (it|them|these|this|those|his \w+|her \w+|my \w+)( any ?more| any longer)? (where (he|she|i)('s| is|'m| am| will be)? going|soon|after (tonight|today|tomorrow|friday|this week)|in heaven)
better off without (him|her|them|my)\b(?<=\b(says?|said|thinks?|believes?|tells?|told|texted|keeps? saying|convinced)\b.{0,60})(?! as (a )?(boss|manager|director|boyfriend|partner))
(once|after|when) i('m| am) gone\b(?! (from|to|on|for (lunch|the (day|week|weekend))|away|home|next|over|through))(?!.*\b(holiday|vacation|retir\w*|maternity|new (job|role|place|team)|two weeks'? notice|day off|parental)\b)
(samson|saul|judas|ahithophel)\b.{0,60}\b(dying|died|death|dead|die) by (his|their) own
(look after|take care of|watch over|be there for|check on) (his|her|my|their) (wife|husband|kids|children|family|dog|cat|mother|mum|mom|parents|girls|boys) ['"]?(when|if|after|once) (the time comes|i'?m (gone|not (here|around))|he'?s gone|she'?s gone|anything happens|it'?s over|something happens)
(won'?t|will not|not|never) have to (worry|care|think|bother|deal|pay|put up|look at)( about| with| for)? (me|him|her)( any ?more| much longer| again| after| soon|, nobody)
(took|taken|swallowed|drank|downed) (a|the|her|his|my) (whole|entire|full) (bottle|box|packet|pack|strip|blister) of(?! (wine|water|beer|milk|coke|juice|prosecco|champagne|chocolates?|biscuits|lemonade))
# on the edge
(stepped|step|walked|jumped|leaned|let myself) (\w+ )?off\b(?=.*\b(roof|bridge|ledge|platform|balcony|edge|building)\b|(?<=\b(roof|bridge|ledge|platform|balcony|edge|building)\b.{0,100}))(?<=\b(nearly|almost|could have|wanted to|about to|thought of|think of|imagin\w+|just)\b.{0,40})
(easy|simple|quick) (it )?(would|could|to) (be )?(not to turn|to not turn|let go|to (turn the wheel|swerve|step|jump|drive|slip))
unbuckl\w+ (my )?(seat ?belt|harness)|unclip\w* (my )?harness
(bought|buy|found|kept|hid|hidden|have) (\w+ ){0,2}?(blades|razor blades?|a razor|scalpels?)\b(?=.*\b(cut|cutting|clean of|table|home|again|relaps\w*|skin|arms?|myself|bathroom|harm)\b|(?<=\b(cut|cutting|clean|relaps\w*|harm)\b.{0,120}))
(clean|free) (of|from) (cutting|self-?harm|burning myself)\b(?=.*\b(blade|blades|bought|tonight|again|this morning|today|urge|almost|nearly|relaps\w*|table)\b)
(been |am |'m |started |have )?(giving|given|gave) (my )?(\w+ )?(things|stuff|belongings|possessions|tools|books|clothes|dog|cat) (away|to (the|my|a|him|her))\b(?=.*\b(over soon|peaceful|won'?t (need|be)|nobody has to|clean up after|at peace|goodbye|end|gone|last)\b)
(it|it'?ll|it will|everything) (will |'ll )?(all )?be over soon\b(?![^.!?]*\b(project|shift|meeting|quarter|exam|week|audit|contract|merger|busy)\b)
go home to (jesus|god|the lord|heaven|my father) (early|sooner|now|tonight|before)
(wait|waiting|leave it|leaving it) (on|for|to) god to (do it|take me|end it)\b
see you (all )?on the other side\b(?=.*\b(pills|picture|tired|fighting|goodbye|sorry|story|love|posted|phone|end)\b|(?<=\b(pills|tired|goodbye|posted|post|put|story|wrote)\b.{0,120}))
(say|saying|said|says) goodbye to (all of us|us all|the (whole )?team|everyone|everybody)\b(?=.*\b(phone|answer\w*|2 ?am|3 ?am|night|reply|find|reach|worried|scared)\b)
know (exactly )?(what|how|which|how many) i (would|'d|will|'ll) (take|use|do it|do)\b(?=.*\b(keys|meds|pills|reason not to|night|alone|nobody|god|end|tonight)\b)
(one|a|any) (single |good )?reason not to\b(?= ?[.!?]|$| (do it|jump|die|end|take|go through))
(long sleeves|sleeves down|cover(ing)? my (arms|wrists|legs))\b.{0,80}\b(guess why|so (that )?(nobody|no one|they don'?t|he doesn'?t|she doesn'?t|people don'?t)|because of (the|what|my) (cuts|scars|marks|burns))
(sav(e|ed|ing)|stor(e|ed|ing)|collect(ed|ing)?|hoard(ed|ing)?|stash(ed|ing)?|put(ting)? aside|keep(ing)?|kept|stockpil\w+) (up )?(\w+ ){0,3}?(tablets|pills|medication|meds|insulin|paracetamol|painkillers|sleepers)\b(?! (for (my|the|a) (patients?|ward|mother|father|trip|holiday|flight)|in the (cabinet|cupboard) (locked|safe)))
(bought|got|have|found|ordered|prepared|gathered) (everything |all )?what i need\b(?=.*\b(hid\w*|garage|attic|shed|drawer|car|secret|nobody|tonight|goodbye|end|die|truth)\b)
(has|have|had|'s got|with) (a|the|his|her) plan and (a|the) (date|day|time|place|means|method|way)
(made up my mind|decided|ready|going|choose|chose|chosen) to (go|leave|come to him|come home|depart)\b(?=.*\b(lord|god|jesus|heaven|bible|verse|him early|home)\b)(?! (to|back|on|into|for|with|out|through|ahead|home (early|at|for|from)|(this|the|my|our) (job|company|firm|church|town|team|role|country)|on (holiday|leave|a trip|retreat)|full.time|part.time)\b)(?![^.!?]*\b(job|company|firm|career|retreat|conference|mission trip|seminary)\b)
(insurance|pension|policy|payout)\b.{0,60}\b(pays?|paid|money|covers?|worth)\b.{0,60}\b(if|when|once|after) i('m| am| was| die| were)? ?(dead|die|gone|died|dying)\b(?![^.!?]*\b(advis\w*|agent|broker|quote|will and testament|should i buy|premium)\b)
(go|be|join|going|follow) (and )?(be |go )?(with|to|after) (him|her|them) (\w+ )?(and lately|lately|tonight|working out how|planning|how i)|working out how (to|i)\b(?=.*\b(die|be with|join|end|do it|go)\b|(?<=\b(be with|join|die|died|end it)\b.{0,80}))
(take|taking|remove|removing|get|getting|cut|cutting|write|writing) myself (out|off|away from) (of )?(the picture|this world|the world|the equation|their (lives|way)|everyone'?s (way|lives)|existence|it all|the earth)
`
