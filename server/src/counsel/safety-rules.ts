/** What a person may be in; `crisis` ones are answered first with where to get help now. */
export type Danger =
  | 'self-harm'
  | 'harm-to-others'
  | 'violence'
  | 'abuse'
  | 'emergency'
  | 'harassment'
  | 'despair'
  | 'loss'
  | 'addiction'
  | 'unsafe-work'

export type Rule = { readonly danger: Danger; readonly level: 'crisis' | 'concern'; readonly says: RegExp }

const person =
  '(?:him|her|them|someone|somebody|everyone|everybody|people|(?:my|the|that|this|those) (?:\\w+ )?(?:boss|manager|supervisor|foreman|chef|owner|director|colleagues?|co-?workers?|workmates?|wife|husband|partner|ex|family|kids?|child|children|son|daughter|baby|mother|father|brother|sister|landlord|customers?|clients?|man|woman|guy|bastard|bitch|people|team|neighbou?r|teacher|pastor|sergeant|patient|resident))'

const somebody =
  '(?:he|she|they|who|someone|somebody|(?:my|our|the|a|her|his) (?:\\w+[ -]){0,2}?(?:boss|manager|supervisor|foreman|chef|owner|director|sergeant|captain|coach|client|customer|patient|pupil|student|resident|inmate|passenger|colleague|co-?worker|workmate|teammate|husband|wife|partner|boyfriend|girlfriend|ex|ex-?\\w+|father|mother|dad|mum|mom|brother|sister|uncle|stepfather|stepdad|son|daughter|flatmate|roommate|landlord|employer|man|guy|madam|sir|family|neighbou?r|pastor|priest|elder))'
const between = "(?:'s|'ll|'d)?(?: \\w+(?:'t)?){0,4}?"
const strikes =
  '(?:hits?|hitting|beats?|beaten|beating(?: up)?|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|kick(?:s|ed|ing)?|burn(?:s|ed|t)|stab(?:s|bed)?|attack(?:s|ed)|assault(?:s|ed)|bit(?:es|ten)?|whip(?:s|ped)?|pinned|headbutt(?:ed)?|grabbed|smack(?:s|ed)?|knock(?:s|ed)|drag(?:s|ged)|push(?:es|ed)|shov(?:es|ed)|spat (?:on|at))'
const rule = (danger: Danger, level: Rule['level'], source: string): Rule => ({
  danger,
  level,
  says: new RegExp(source),
})

const known: readonly Rule[] = [
  rule(
    'abuse',
    'crisis',
    '\\b(?:child|kid|boy|girl|pupil|student|toddler|baby|niece|nephew|son|daughter|grandson|granddaughter|teen\\w*|minor|little one|class|sunday school|year \\d)\\b[^.!?]{0,90}\\b(?:bruis\\w+|cigarette burns?|burn marks?|welts?|black eye|marks on (?:his|her|their)|touch(?:es|ed|ing) (?:her|him|them)|hits? (?:her|him|them)|beats? (?:her|him|them)|hurts? (?:her|him|them)|scared to go home|afraid to go home|afraid of (?:his|her|their) (?:dad|father|mum|mom|mother|step\\w+|uncle))\\b|\\b(?:step-?\\w+|dad|father|uncle|coach|grandfather|grandpa|teacher|brother|cousin|pastor|priest|trainer|neighbou?r|mother|mum|mom|babysitter|carer) (?:\\w+ ){0,2}?(?:touch(?:es|ed|ing)|molest\\w*|rap(?:es|ed|ing)|abus(?:es|ed|ing)|hits|hit|beats|beat|hurts|hurt|burns|burnt|burned|undress\\w*|films|filmed|showers with|sleeps with) (?:her|him|them|me|us|his|my|the (?:kids?|children|child|girls?|boys?|baby|residents?|patients?))\\b|\\b(?:slap(?:s|ped)?|shak(?:e|es|ing)|shook|hit(?:s|ting)?|hurt(?:s|ing)?|kick(?:s|ed)?|beat(?:s|ing)?|tie[sd]?|tying|starv\\w+|drag(?:s|ged)?|shov(?:e|es|ed)|grop\\w+) (?:and (?:slap|shake|hit|kick)\\w* )?(?:a|an|the|one of the|one of our|my|his|her) (?:\\w+ )?(?:baby|babies|child|children|kids?|toddler|infant|residents?|patients?|old (?:man|woman|lady)|pupils?|students?|dementia \\w+)\\b|\\b(?:makes?|made|making|forc\\w+|force) (?:me|us|her|them|the girls) (?:to )?(?:sleep with|have sex|go with|be with|undress|strip|do things with|service|entertain)\\b|\\b(?:pay|work(?:ing)?|paying|worked) (?:back |off )?(?:the|my|our|a|this) debts?\\b[^.!?]{0,50}\\b(?:visa|passport|agent|agency|recruiter|owner|madam|boss|journey|travel)\\b|\\bdebt for my (?:visa|passport|travel|ticket)\\b',
  ),
  rule(
    'self-harm',
    'crisis',
    "\\b(?:want|wish|long|ready|prefer) to (?:just )?(?:be|go)(?: home)? (?:with|to) (?:jesus|god|the lord|my (?:saviou?r|maker)|heaven)(?: now| today| tonight| soon| already)\\b|\\bnothing left for me(?: here)?\\b(?![^.!?]*\\b(?:job|company|team|town|role|firm)\\b)|\\b(?:given|gave|giving) (?:away )?my (?:dog|cat|pets?|things|belongings|guitar|tools|savings)\\b(?=[^.!?]*\\b(?:friend|away|neighbou?r|papers|letter|done|ready)\\b)|\\b(?:sorted|put|got) (?:all )?my (?:papers|affairs)\\b|\\b(?:keep|kept|keeps|can'?t stop|caught myself|always) (?:looking at|staring at|thinking (?:of|about)|eyeing) (?:the|that|a|my) (?:\\w+ )?(?:bridge|train|trains|roof|pills|tablets|rope|beam|knife|knives|gun|balcony|river|tracks?|railing|razor|edge|canal|cliff)\\b(?![^.!?]*\\b(?:price|photo|view|buy|order)\\b)|\\b(?:don'?t|won'?t|not|doubt) (?:[\\w']+ ){0,4}?(?:be|still be) (?:around|here|alive) (?:for|by|at|until|till|next|this) (?:\\w+ )?(?:christmas|easter|summer|winter|spring|birthday|weekend|year|month|week|monday|friday|wedding|graduation)\\b|\\b(?:such |just |only )?a burden (?:to|on|for) (?:everyone|everybody|my (?:family|kids|children|wife|husband)|them|people|others)\\b",
  ),
  rule(
    'abuse',
    'crisis',
    "\\b(?:lose|keep|get|cut|fired?|promot\\w+|shifts?|hours|visa|contract|job)\\b[^.!?]{0,50}\\b(?:unless|if|when|as long as|until) i (?:\\w+ )?(?:sleep|slept|have sex|had sex|go to bed|spend the night|go home) with (?:him|her|them)\\b|\\bunless i (?:sleep|have sex|go to bed|spend the night)\\b|\\b(?:being|are|is|were|kept|held) (?:held|kept|locked|imprisoned) (?:there|here|in|against|inside|captive)\\b|\\bnever allowed (?:out|to leave|outside|to go)\\b|\\b(?:not|n'?t) allowed (?:out|to leave|outside|to go (?:out|outside|home))\\b|\\b(?:sexual|explicit|naked|nude|dirty|porn\\w*) (?:messages?|texts?|photos?|pictures?|videos?|images?|jokes)\\b[^.!?]{0,40}\\b(?:daughter|son|pupil|student|child|girl|boy|minor|\\d{1,2}.?year)\\b|\\bi'?m (?:only )?(?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)\\b[^.!?]{0,80}\\b(?:touch\\w*|kiss\\w*|hand|hits?|hurts?|sex\\w*|grab\\w*|alone with)\\b|\\b(?:keeps?|kept) (?:touching|grabbing|groping|kissing|rubbing|pressing (?:himself|against)) (?:me|her|my)\\b",
  ),
  rule(
    'harm-to-others',
    'crisis',
    '\\b(?:sin|wrong|ok|okay|allowed|forgiven?|justified) (?:to|if i|for) (?:\\w+ )?(?:kill|poison|stab|shoot|murder|hurt|harm)\\w* (?:someone|somebody|him|her|them|my (?:\\w+ )?\\w+|a (?:man|woman|person|boss|colleague))\\b|\\bput (?:\\w+ ){0,2}?in (?:his|her|their) (?:coffee|tea|food|drink|lunch|water)\\b(?=[^.!?]*)(?<=\\b(?:thought|think|thinking|know|decided|going|want)\\b.{0,60})|\\bburn(?:ing)? (?:the|that|this|their|his|her|it|everything)(?: \\w+)? (?:down|to the ground)\\b|\\b(?:has|have|had|need|needs|must|deserves?|deserved|ought|going) to die\\b(?<=\\b(?:boss|manager|he|she|they|supervisor|director|him|her|them|colleague|man|woman|bastard|people|owner|foreman|all)\\b.{0,30})(?! (?:for (?:my|our) sins|one day|some ?day|eventually))',
  ),
  rule(
    'emergency',
    'crisis',
    '\\b(?:smoke|fire|flames|water|gas)\\b[^.!?]{0,60}\\btrapped\\b|\\btrapped\\b[^.!?]{0,60}\\b(?:fire|smoke|flames|water|machine|floor|rubble|lift shaft|under)\\b|\\bsmoke is filling\\b',
  ),
  rule(
    'self-harm',
    'crisis',
    "\\b(?:take|takes|taking) (?:their|my|your|one'?s|his|her) own (?:life|lives)\\b|\\b(?:ways?|how) to (?:die|kill yourself|end (?:it|your life|one'?s life))\\b|\\b(?:painless|quick|easy|peaceful) (?:way|death|ways)\\b(?=[^.!?]*\\b(?:die|death|end|go|out)\\b)|\\bhow (?:many|much) (?:\\w+ ){0,3}?(?:to (?:die|kill)|is (?:lethal|fatal|deadly))\\b|\\blethal dose\\b",
  ),
  rule(
    'harm-to-others',
    'crisis',
    '\\b(?:bring|bringing|take|taking|carry|carrying|get|fetch) (?:my|a|the) (?:\\w+ )?(?:gun|rifle|pistol|knife|machete|weapon) (?:tomorrow|today|tonight|on \\w+day|next (?:week|time)|with me|along)\\b|\\bmake (?:them|him|her|everyone) (?:all )?pay for\\b(?=[^.!?]*\\b(?:did|done|to me|gun|knife|blood)\\b)|\\b(?:loosened|tampered with|cut|sabotaged) (?:the |his |her |their )?(?:\\w+ )?(?:bolts?|brakes?|brake (?:line|cable)s?|rope|harness|ladder|wheel nuts?)\\b',
  ),
  rule(
    'self-harm',
    'crisis',
    "\\b(?:happier|better|better off|easier|relieved|at peace|free|freer|glad|fine) (?:\\w+ ){0,3}?(?:if i (?:wasn'?t|weren'?t|was not|were not|am not|'m not|were no longer|was no longer|were gone|was gone|disappeared|vanished|died|didn'?t exist|never existed)|without me (?:around|here|in it)|once i'?m gone|when i'?m gone|with me gone)\\b|\\b(?:better off|more) with (?:the|my) (?:life )?(?:insurance|pension|payout|money)\\b|\\blife insurance\\b[^.!?]{0,60}\\b(?:than|instead of|better|worth|more use|kids|family|suicide|clause|accident)\\b(?![^.!?]*\\b(?:sell|selling|policy ?holder|client|customer|broker|agent|quote|premium)\\b)|\\b(?:wrote|written|writing|write) (?:\\w+ ){0,2}?(?:letters?|notes?) (?:to|for) (?:my|the) (?:wife|husband|kids|children|family|parents|mum|mom|mother|daughter|son|boys|girls)\\b|\\bsay(?:ing)? (?:my )?(?:last |final )?goodbyes?\\b(?=[^.!?]*\\b(?:properly|before|forever|for good|tonight|last time|pray|everyone i love|this world|life)\\b)(?![^.!?]*\\b(?:colleague|team|office|retir\\w*|leaving do|shift|new job|moving|funeral|mother|father|mum|dad|wife|husband|dying|hospice|grave)\\b)|\\b(?:only|just) (?:\\w+ ){0,3}?(?:one|a single) way out\\b|\\bonly way out\\b|\\bno (?:other )?way out\\b(?=[^.!?]*\\b(?:me|i|life|die|end|death)\\b)|\\bone way out of (?:this|it|here|everything) for me\\b|\\b(?:went|go|going|fell|fall|falling) (?:to sleep|asleep) and (?:i )?(?:just )?(?:never|not|didn'?t|don'?t|won'?t) (?:woke|wake|waking)(?: up)?\\b|\\b(?:bought|got|ordered|found|hidden|keep|kept|have) (?:myself )?(?:a|the|some) (?:\\w+ )?(?:rope|noose)\\b(?![^.!?]*\\b(?:climb\\w*|tow\\w*|boat|sail\\w*|cargo|site|safety|rescue|work order)\\b)|\\bhang(?:ing|ed)? (?:himself|herself|themselves)\\b|\\b(?:don'?t|won'?t|can'?t|not|doubt|unsure) (?:[\\w']+ ){0,4}?(?:make it|survive|last|be alive|see) (?:\\w+ )?(?:through )?(?:the|this|until|till|to|another)? ?(?:night|morning|tomorrow|weekend|christmas|week|monday)\\b(?=[^.!?]*[.!?]? ?(?:please|pray|help|god|lord|goodbye|i'?m|$))(?![^.!?]*\\b(?:deadline|report|project|shift|match|meeting|delivery|budget|money|payday|rent|party|coffee|sleep)\\b)|\\b(?:ask(?:ed|ing|s)?|beg(?:ged|ging|s)?|pray(?:ed|ing|s)?|told|telling) (?:god|the lord|him|jesus) (?:\\w+ )?(?:to|for)(?: \\w+){0,2} (?:die|death|let (?:me|him|her) die|end my life|take (?:me|my life)|not wake)\\b|\\blet (?:me|him) die\\b",
  ),
  rule(
    'violence',
    'crisis',
    "\\b(?:threw|throws?|throwing|thrown|hurl(?:s|ed|ing)?|flung|chucked) (?:\\w+ ){0,3}?(?:chairs?|pans?|pots?|plates?|knife|knives|phone|stapler|laptop|tools?|wrench|spanner|bottle|cup|mug|glass|box(?:es)?|keys|hammer|books?|shoe|brick|stones?|rocks?|ashtray|tray|something|things|stuff|scissors|bin|monitor|keyboard|hot \\w+) (?:\\w+ )?at (?:me|us|my (?:head|face)|her|him|the (?:apprentice|trainee|girl|boy|new \\w+))\\b|\\bnext time (?:he|she|they|i)(?:'ll| will| won'?t| would)? (?:\\w+ )?(?:miss|hit|kill|finish|be worse)\\b|\\bknows? where (?:i live|we live|i park|you live|(?:my|our) (?:\\w+ )?(?:kids?|children|family|house|daughter|son|mother|wife|parents|sister)\\b)|\\b(?:shoot(?:ing)?|shot|blow(?:ing)?) up (?:the|our|this|his|her|my) (?:\\w+ )?(?:office|school|place|warehouse|store|shop|plant|building|church|site|department|factory|hospital|party)\\b|\\b(?:he|she|they)(?:'d|'ll| would| will| is going to|'s going to|'re going to) (?:\\w+ )?(?:break|cut|smash|crush) (?:my|our|his|her) (?:legs?|arms?|neck|face|fingers?|hands?|jaw|bones|knees?|skull|throat)\\b",
  ),
  rule(
    'harm-to-others',
    'crisis',
    "\\bpoison(?:ing)? (?:the|his|her|their|everyone'?s) (?:coffee|tea|food|water|lunch|drinks?|well)\\b|\\blet god sort them out\\b|\\bmake (?:him|her|them|everyone|all of them) pay (?:with (?:blood|their lives?)|for good|in blood)\\b",
  ),
  rule(
    'emergency',
    'crisis',
    "\\b(?:there(?:'s| is) (?:a )?(?:fire|smoke)|(?:building|kitchen|warehouse|factory|floor|machine|car|van|truck|house|shop) (?:is|'s) (?:on fire|burning|full of smoke)|caught fire)\\b(?=[^.!?]*\\b(?:people|inside|upstairs|trapped|still|now|what do|help|spreading|building|out)\\b)|\\bsmell(?:s|ing)? (?:of )?gas\\b|\\bpeople (?:are )?(?:still )?(?:inside|upstairs|trapped)\\b(?=[^.!?]*\\b(?:fire|smoke|gas|burn\\w*|collapse\\w*)?)",
  ),
  rule(
    'self-harm',
    'crisis',
    '\\bsuicid\\w*|\\bsui(?:cide)?\\b(?= thoughts)|\\bunaliv\\w*|\\bkms\\b|\\bsewer ?slide|\\bctb\\b',
  ),
  rule('self-harm', 'crisis', '\\bki?ll(?:ing)? (?:myself|my self|me self|meself)\\b|\\bkil(?:l)?in? ?myself\\b'),
  rule(
    'self-harm',
    'crisis',
    '\\b(?:(?:end|ending|finish|finishing) (?:it all|my (?:own )?life|my suffering|everything (?:tonight|today|for good)|it (?:tonight|all|for good))|(?:take|taking|took) my (?:own )?life)\\b|\\bwant(?:ed|ing)? (?:it|this|everything) (?:all )?to (?:just )?(?:be over|end)(?: for good| forever)?\\b|\\bend things for good\\b|\\bput an end to (?:it all|my life|myself)\\b|\\bcheck(?:ing)? out (?:for good|permanently|of life)\\b',
  ),
  rule(
    'self-harm',
    'crisis',
    "\\b(?:want|wants|wanted|wanting|wanna|wish(?:ed|ing)?|pray(?:ed|ing)?|hop(?:e|ed|ing)|ready|rather|like|long(?:ing)?|ask(?:ed|ing)? god|beg(?:ged|ging)? god|think(?:ing)? (?:about|of)|thought(?:s)? (?:about|of)|fantasi[sz]\\w* about|dream(?:ing|t|ed)? of) (?:\\w+ ){0,5}?(?:to die|dying|i (?:was|were|would be) dead|to be dead|be dead|i(?:'d| had| would)? (?:just )?(?:die|died)|i'd never been born|i (?:was|were|had) never (?:been )?born|death|not to (?:exist|be here|wake up)|(?:let|take) me (?:die|home to (?:him|heaven))|god would take me|(?:the lord|god|he) (?:would|will|to) take me|never (?:wake|waking)(?: up)?|i don'?t wake up|i won'?t wake up|i (?:could |would )?(?:just )?(?:not wake up|stop existing))\\b",
  ),
  rule(
    'self-harm',
    'crisis',
    "\\bi (?:\\w+ ){0,2}?(?:don'?t|do not|didn'?t|no longer|not|never|cannot|can'?t) (?:really |even |even want |wanna |want |wish |know (?:how|if i want) )?(?:to )?(?:want to |go on )?(?:live|living|be alive|being alive|be here any ?more|exist(?:ing)?|be in this world|see (?:another|the next) (?:day|morning)|wake up (?:tomorrow|again|any ?more|in the morning))\\b(?! (?:like|this way|in fear|with (?:him|her|them|this)|there|in (?:this|that)|from|to work|off|up to|at home|without (?:coffee|him)))",
  ),
  rule(
    'self-harm',
    'crisis',
    "\\b(?:what(?:'s| is) the point (?:of|in) (?:living|being alive|going on|life)|no way out (?:but|except|other than) (?:death|dying|to die))\\b|\\b(?:no|any|see the|lost (?:my|the)|without a) (?:reason|point|will|desire|purpose|sense)(?: \\w+){0,2} (?:to live|to go on living|in living|in being alive|to be alive|in going on|to keep living|to stay alive)\\b|\\bnothing (?:left )?to live for\\b|\\b(?:tired|sick|done|finished) (?:of|with) (?:living|life|being alive|existing|this life)\\b(?! (?:in|at|with my|out of))|\\blife(?:'s| is)(?: just)?(?: not|n'?t)(?: really)? worth (?:living|it)\\b|\\bnot worth living\\b",
  ),
  rule(
    'self-harm',
    'crisis',
    "\\bbetter off (?:dead|without me|if i(?:'m| am| was| were|'d|wasn't| wasn'?t| weren'?t)(?: not)?(?: \\w+){0,2}|not here|gone)\\b|\\bworth more dead\\b|\\bmore (?:use|useful|valuable) (?:to \\w+ )?dead\\b|\\b(?:nobody|no one|no-one|who|would anyone|anyone|they)(?: \\w+){0,4}? (?:miss|notice|care|cry)(?: me)? if i (?:\\w+ ){0,2}?(?:was gone|were gone|died|disappeared|vanished|wasn'?t here|weren'?t here|never came back|was dead|did(?:n'?t)? wake|drove)\\b|\\bif i (?:died|was dead|were dead|disappeared|vanished)(?: \\w+){0,6} (?:better|easier|relief|notice|care|miss)\\b",
  ),
  rule(
    'self-harm',
    'crisis',
    "\\b(?:took|taken|swallow(?:ed|ing)?|take|taking|saved up|stockpil\\w+|collect\\w*|counting|count out|enough|bottle of|handful of|box of|all (?:of )?(?:the|my|these|his|her|those)) (?:\\w+ ){0,5}?(?:pills|tablets|paracetamol|tylenol|sleeping (?:pills|tablets)|insulin|opioids?|painkillers|meds|medication)\\b(?= (?:and (?:go|sleep|end|never|be done|just)|tonight|at once|to (?:end|die|sleep|go)|so i)|[^.!?]*\\b(?:end|die|never wake|sleep forever|not wake|go to sleep and|all at once|over with)\\b)|\\boverdos\\w+|\\bod(?:'d|ed)\\b|\\b(?:swallowed|took|taken) (?:\\w+ ){0,4}?(?:pills|tablets)\\b|\\b(?:the|my) (?:pills|tablets|rope|razor blades?|noose|gun) (?:is|are|'s|'re)? ?(?:\\w+ )?(?:ready|waiting|in my (?:drawer|locker|car|desk|glove))\\b",
  ),
  rule(
    'self-harm',
    'crisis',
    '\\b(?:jump(?:ing|ed)?|step(?:ping|ped)?|walk(?:ing|ed)?(?! (?:\\w+ ){0,3}?(?:from|on|over|out))|throw(?:ing)? myself|leap(?:ing)?|drop(?:ping)?|fall(?:ing)?|let(?:ting)? (?:myself )?(?:go|fall)|roll(?:ing)?) (?:\\w+ ){0,2}?(?:off|in front of|under|from|out of|into|over|onto|out) (?:\\w+ ){0,3}?(?:bridge|roof|train|bus|lorry|truck|traffic|platform|tracks?|building|balcony|window|car park|parking (?:garage|deck|structure)|ledge|edge|crane|scaffold\\w*|river|sea|cliff|rails?|railing|tower|floor|harbou?r)\\b(?! (?:to save|stop|ticket|for lunch))',
  ),
  rule(
    'self-harm',
    'crisis',
    '\\b(?:driv(?:e|ing)|steer(?:ing)?|swerv(?:e|ing)|crash(?:ing)?|turn(?:ing)? the wheel|ram(?:ming)?|run(?:ning)?|pull(?:ing)?) (?:\\w+ ){0,4}?(?:into|off|in front of|under) (?:\\w+ ){0,3}?(?:tree|wall|bridge|pillar|oncoming|river|truck|lorry|train|barrier|cliff|canal|ditch|road on purpose)\\b',
  ),
  rule(
    'self-harm',
    'crisis',
    '\\b(?:hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?|starv(?:e|ing)|poison(?:ing)?|gas(?:sing)?|burn(?:ing)?|cut(?:ting)?|slit(?:ting)?|slash(?:ing)?|stab(?:bing)?|hurt(?:ing)?|harm(?:ing)?|punish(?:ing)?|bleed(?:ing)?) (?:myself|my self|my (?:own )?(?:wrists?|arms?|legs?|thighs?|throat|veins?))\\b|\\bself[- ]?(?:harm|injur|mutilat)\\w*|\\b(?:a|the|this) noose\\b|\\bgun (?:to|at|against) my (?:head|temple|mouth)\\b|\\b(?:barrel|gun|pistol) in my mouth\\b|\\bbang(?:ing)? my head (?:against|on) the (?:wall|desk|tiles) (?:until|so|till|to (?:make|feel))',
  ),
  rule(
    'self-harm',
    'crisis',
    '\\b(?:goodbye|suicide|farewell|last) (?:letters?|notes?|messages?|videos?)\\b(?= (?:to|for|is|are|on|under|in|i)\\b)(?![^.!?]*\\b(?:colleague|card|leaving|retir|new job|team)\\b)|\\bwrote? (?:my|a) (?:goodbye|will and)|\\bsay(?:ing)? goodbye to (?:everyone|my (?:kids|children|family)|them all)\\b(?![^.!?]*\\b(?:shift|trip|work|office|morning|train|deploy|school)\\b)|\\bgiv(?:e|en|ing) away (?:all )?my (?:things|stuff|belongings)\\b',
  ),
  rule(
    'self-harm',
    'crisis',
    "\\b(?:she|he|they|colleague|co-?worker|friend|teammate|husband|wife|son|daughter|brother|sister|employee|apprentice|student|pupil|trainee|patient|flatmate)\\b[^.!?]{0,70}\\b(?:kill|harm|hurt|cut|hang|shoot|cutting|killing|harming|hurting) (?:himself|herself|themselves|themself|itself)\\b|\\b(?:she|he|they)\\b[^.!?]{0,60}\\b(?:want(?:s|ed)? to die|end (?:his|her|their) (?:own )?li(?:fe|ves)|end it all|not be here (?:any ?more|tomorrow|much longer)|jump(?:ing)? off|doesn'?t want to (?:live|be here))\\b",
  ),
  rule(
    'self-harm',
    'crisis',
    '\\boff myself\\b|\\bdo (?:myself in|away with myself)\\b|\\bend up (?:dead|in a coffin) (?:by|because of) (?:my own|me)\\b|\\btop myself\\b|\\bend me\\b|\\b(?:my|a|an|the|last|previous|first|second|suicide) attempt(?:s|ed)?\\b(?=[^.!?]*\\b(?:surviv\\w*|again|hospital|pills|overdose|alive|month|year|week|on my life)\\b)|\\bsurviv\\w+ (?:an|my|the|a) (?:\\w+ )?attempt\\b|\\btried to (?:die|kill|end)\\b',
  ),
  rule(
    'self-harm',
    'crisis',
    '\\brelaps\\w+ (?:in ?to|and|with) (?:\\w+ ){0,2}?(?:cut|cutting|self|burn|burning)\\b|\\b(?:cutting|burning) (?:again|at night|in the (?:toilet|bathroom|shower|stall))\\b|\\b(?:cuts?|burns?|scars?) (?:all )?(?:on|over|up|down|along) (?:my|his|her|their) (?:own )?(?:arms?|wrists?|legs?|thighs?)\\b|\\b(?:blade|razor|scissors) (?:to|on|against|into) my (?:skin|arm|wrist|leg|thigh)s?\\b',
  ),
  rule(
    'self-harm',
    'crisis',
    "\\b(?:there(?:'s| is)|i(?:'ve| have)?(?: got)?|i keep|i bought|i tied|i hung|i(?:'ve| have) tied|with) (?:\\w+ ){0,2}?(?:rope|noose|cord|belt)\\b(?=[^.!?]*\\b(?:shed|garage|attic|beam|rafters?|tree|neck|ready|car|basement|cellar|loft|hook|closet|wardrobe)\\b)(?![^.!?]*\\b(?:climb\\w*|load|tow\\w*|lorry load|rescue|boat|sail\\w*|rigging|cargo|tie down)\\b)|\\b(?:pills|tablets|medication|meds|paracetamol|vodka and pills) (?:\\w+ ){0,3}?(?:lined up|laid out|counted|in front of me|beside me|on the (?:table|bed|bedside|nightstand|desk)|stashed|hidden)\\b|\\b(?:lined up|counted|laid out|stashed|hoarded|saved) (?:\\w+ ){0,3}?(?:pills|tablets|medication|meds|paracetamol)\\b",
  ),
  rule(
    'self-harm',
    'crisis',
    "\\b(?:won'?t|will not|don'?t (?:intend|plan|expect) to|not going to|not gonna|wouldn'?t) be (?:around|here|alive|with (?:you|them|us))(?: (?:any ?more|much longer|on \\w+day|tomorrow|next (?:week|month|year)|then|by|when|for long|to (?:see|read)))?\\b(?=[.!?]|$| (?:any ?more|much longer|on \\w+day|tomorrow|next|then|by|when|for long|to (?:see|read)))(?![^.!?]*\\b(?:leave|holiday|vacation|retir\\w*|new job|trip|conference|shift|maternity|training|day off)\\b)|\\bnot (?:be|live) (?:long|to see) (?:in this world|(?:the )?(?:christmas|summer|spring|new year|morning))\\b|\\bone (?:more )?step\\b(?=[^.!?]*\\b(?:train|platform|edge|bridge|track|over|roof)\\b)|\\b(?:train|platform|edge|bridge|tracks?|roof|height|ledge|river)\\b[^.!?]{0,60}\\b(?:just )?(?:one|a) (?:small |single )?(?:step|jump)\\b|\\b(?:look|looking|stare|staring|stood|stand|standing|climb\\w*|go|went|sit|sat) (?:\\w+ ){0,6}?(?:down|over|at the edge|up to the (?:top|roof)|on the (?:ledge|railing|roof|edge|bridge))\\b(?=[^.!?]*\\b(?:think|thought|end|jump|drop|fall|imagin\\w*|wonder\\w*|every (?:evening|night|day))\\b)(?=[^.!?]*\\b(?:car park|parking|bridge|roof|balcony|ledge|edge|railing|multi-storey|cliff|crane|tower)\\b)|\\b(?:car park|parking garage|bridge|roof|balcony|crane|tower)\\b[^.!?]{0,80}\\blook(?:ing)? down\\b",
  ),
  rule(
    'self-harm',
    'crisis',
    "\\b(?:no|not any|without|lost the|lost all|haven'?t (?:the|any)) (?:\\w+ ){0,2}?(?:strength|will|courage|energy|wish|desire|reason)(?: \\w+){0,2} to (?:live|go on living|stay alive|be alive)\\b|\\b(?:insurance|pension|payout|death benefit|will)\\b[^.!?]{0,60}\\b(?:if i (?:was|were|am|had an accident|died|die|go)|when i'?m (?:gone|dead)|i'm worth)\\b|\\b(?:if|when) i (?:had an accident|died|die|am gone|was gone|were gone|'m gone)\\b[^.!?]{0,60}\\b(?:insurance|money|better|free|peace|payout|relief|debts?)\\b|\\b(?:let|letting|nearly let|almost let) (?:the|my) (?:\\w+ )?(?:car|lorry|truck|van|bike|bus|motorbike|wheel)\\b[^.!?]{0,60}\\b(?:drift|cross|oncoming|crash|on purpose|go)\\b|\\b(?:oncoming|crash|wall|tree)\\b[^.!?]{0,30}\\bon purpose\\b|\\b(?:wrote|written|writing|left|leaving|leave) (?:\\w+ ){0,3}?(?:letters?|notes?)\\b[^.!?]{0,60}[.!?]?[^.!?]{0,60}\\b(?:won'?t be (?:around|here|alive)|be gone|when i'?m gone|find me|after i)\\b",
  ),
  rule(
    'violence',
    'crisis',
    "\\b(?:man|men|guy|someone|somebody|customer|colleague|coworker|co-worker|ex|husband|woman|patient|kid|boy|he|she|they|gang|people) (?:\\w+ ){0,3}?(?:with|has|had|holding|carrying|waving|hiding) (?:\\w+ ){0,2}?(?:gun|knife|machete|axe|pistol|rifle|blade|screwdriver|hammer|weapon|iron bar|crowbar|bottle in his hand|petrol)\\b|\\b(?:hiding|hid|barricaded|locked ourselves) (?:\\w+ ){0,3}?(?:under|in|behind|inside)\\b(?=[^.!?]*\\b(?:gun|knife|shoot\\w*|attack\\w*|shouting|him|them|he is|he's|storeroom|toilet|desks?)\\b)|\\b(?:broke|broken|fractured|smashed|bloodied|split|dislocated) my (?:nose|jaw|arm|ribs?|teeth|tooth|wrist|finger|cheekbone|lip|eye socket|collarbone)\\b(?=.*)(?<=\\b(?:he|she|they|husband|wife|partner|boss|boyfriend|girlfriend|ex|father|brother|foreman|customer|patient|colleague|chef|manager|who|supervisor)\\b.{0,40})|\\bblack eye\\b|\\bbury (?:me|us)\\b|\\b(?:drive|driving|drove|plough|ram) (?:\\w+ ){0,4}?into (?:the|a) (?:crowd|people|queue|shop|office|gate)\\b",
  ),
  rule(
    'abuse',
    'crisis',
    "\\block(?:s|ed|ing)? (?:\\w+ ){0,5}?(?:in|inside|up|out)\\b(?=[^.!?]*\\b(?:until|phones?|night|room|cold|dark|work is|order is|won'?t|can'?t|us|beg)\\b)(?<=\\b(?:boss|he|she|they|owner|manager|foreman|family|husband|wife|madam|employer|supervisor|farmer)\\b.{0,40})|\\btook (?:all )?(?:our|my|their) (?:phones?|papers|passports?)\\b|\\bcomes? (?:in ?to|to) my (?:room|bed) (?:at night|every night|when|drunk)?\\b|\\b(?:keeps?|kept) (?:turning|showing|coming) up (?:outside|at) (?:my|our)\\b|\\b(?:pictures?|photos?|videos?) of (?:my (?:front door|house|kids|children|window|car|flat)|me (?:sleeping|undress\\w*|in the shower|naked))\\b|\\b(?:passed out|blacked out|marks on my neck|bruises)\\b(?=[^.!?]*\\b(?:he|she|partner|husband|wife|boyfriend|hide|cover|sleeves)\\b)",
  ),
  rule(
    'emergency',
    'crisis',
    "\\b(?:fell|fallen|collapsed|fainted|lying|lies|on the (?:floor|ground)|electrocuted|crushed|trapped|hit by)\\b[^.!?]{0,60}\\b(?:isn'?t|is not|not|doesn'?t|does not|won'?t|can'?t) (?:\\w+ )?(?:mov(?:e|ing)|breath(?:e|ing)|respond\\w*|answer\\w*|wak(?:e|ing)|conscious|get (?:him|her|them|out))\\b|\\b(?:swallowed|inhaled|drank|splashed) (?:\\w+ ){0,3}?(?:bleach|acid|poison|chemicals?|chlorine|cleaner|solvent|gas)\\b|\\b(?:face|arm|side) (?:\\w+ ){0,2}?(?:droop\\w*|gone numb|went numb|is numb)\\b|\\bhaving contractions\\b|\\bthroat (?:is )?(?:closing|swelling)\\b",
  ),
  rule(
    'harm-to-others',
    'crisis',
    `\\b(?:(?:i(?:'m| am)? |we )?(?:want(?:ed)? to|going to|gonna|wanna|plan(?:ning|ned)? (?:on|to)|urges? to|thinking (?:of|about)|thoughts? (?:of|about)|dream(?:ing|t)? (?:of|about)|fantasi\\w+ about|tempted to|about to|ready to|feel like|might|decided to|scared i(?:'ll| will| might)|afraid i(?:'ll| will| might)|voices \\w+ me to|like to)|i(?:'ll| will)) (?:\\w+ ){0,2}?(?:kill|killing|hurt|hurting|stab|stabbing|shoot|shooting|strangle|strangling|poison|poisoning|harm|harming|murder|murdering|burn(?:ing)? down|set fire to|run over|running over|beat(?:ing)?(?: up)?|smash(?:ing)? (?:in )?(?:the (?:head|face|skull) of|up)?|blow(?:ing)? up|choke|choking) ${person}`,
  ),
  rule(
    'harm-to-others',
    'crisis',
    '\\b(?:brought|bring(?:ing|s)?|carry(?:ing)?|carrying|packed|got|have|keeps?|hid(?:den)?) (?:\\w+ ){0,3}?(?:gun|knife|rifle|pistol|weapon|machete|petrol|bomb) (?:\\w+ ){0,2}?(?:to|in|at|for|into|under) (?:\\w+ ){0,2}?(?:work|office|school|bag|locker|car|desk|site|warehouse|shift|pocket|him|her|them|tomorrow)\\b',
  ),
  rule(
    'violence',
    'crisis',
    '\\b(?:has|had|pulled|waving|holding|drew|swung|pointed|came (?:in|at \\w+) with|threatened \\w+ with|armed with|brought) (?:\\w+ ){0,2}?(?:gun|knife|machete|weapon|pistol|hammer|bat|axe|crowbar|blade|scissors)\\b(?! (?:skills|set|drawer|block))|\\bactive shooter\\b|\\bbomb threat\\b|\\bgunman\\b|\\bheld (?:hostage|at (?:gun|knife)point)\\b|\\bat (?:gun|knife)point\\b',
  ),
  rule(
    'violence',
    'crisis',
    `\\b${somebody}${between} ${strikes} (?:me|us|my (?:face|head|arm|hand|leg|stomach|throat|hair|neck|children|kids|son|daughter|mother|mum|mom|sister|brother|colleague|coworker|workmate)|her|him|them|the (?:child|children|kids|apprentice|boy|girl|cook|maid|trainee|new lad|lad))\\b(?! (?:with (?:questions|work|emails?|a bill|requests|a deadline|it)|to (?:it|the|do|finish|make)|aside|out(?! of (?:a|the) (?:\\w+ )?(?:window|car|van|truck|lorry|door|house))|for (?:promotion|answers|more)|up(?: for)? a|hard (?:with|to)|into (?:a|the) (?:role|corner|project|job|position|management)|towards|off the|on (?:the|linkedin)|\\w+ limits?))`,
  ),
  rule(
    'violence',
    'crisis',
    `\\b(?:been|being|was|were|got|getting|get) (?:\\w+ )?(?:beaten(?: up)?|punched|slapped|choked|strangled|kicked|stabbed|assaulted|attacked|mugged|robbed|raped|molested|groped|hit|whipped|burnt with|(?<!(?:one|a|my|another) )shot|held down|pinned)\\b(?! (?:by (?:the|a) (?:news|wave|flu|bill|rise|cost)|hard (?:by|financially)|with (?:a )?(?:questions|bill|fine|layoffs|tax|work|target)|in (?:the )?(?:press|meeting|review|meetings|email)|to (?:it|the post)|off|out of|for my (?:faith|views|opinion)))`,
  ),
  rule(
    'violence',
    'crisis',
    "\\b(?:threat(?:en\\w*|s?)|said|says|swore|swears|told me|promis(?:ed|es)|vow(?:ed|s)|going|wants|trying|tried|text(?:ed|s)) (?:\\w+'?\\w* ){0,6}?(?:kill|murder|shoot|stab|hurt|beat|burn|rape|harm|cut|strangle|bury|break (?:my|our|his|her) (?:legs?|arms?|neck|face|fingers|jaw|bones)) (?:me|us|(?:all|both|the lot) of us|everyone|everybody|the staff|my (?:family|kids|children|wife|husband|mother|sister|brother)|him|her|them)\\b|\\bdeath threats?\\b|\\bthreats? (?:on|against|to) my life\\b|\\bhe(?:'ll|'s going to| will| is going to) (?:\\w+ )?(?:kill|hurt|find) me\\b|\\bafraid (?:he|she|they|my \\w+)(?:'ll|'s going to| will| is going to| might| may) (?:kill|hurt|hit|harm|beat|attack)\\b",
  ),
  rule(
    'abuse',
    'crisis',
    "\\brap(?:e|ed|es|ist|ing)\\b|\\bsexual(?:ly)? (?:assault\\w*|abus\\w*|violen\\w*|exploit\\w*)|\\bmolest\\w*|\\bgrop(?:e|ed|es|ing)\\b|\\bforc(?:ed|es|ing) (?:himself|herself|themselves) on\\b|\\bforc(?:ed|es|ing) me (?:to (?:have sex|touch|sleep with|undress|kiss)|into (?:sex|his bed|bed|the (?:storeroom|cupboard|car|back)))\\b|\\b(?:touch(?:ed|es|ing)?|grabb?(?:ed|s|ing)?|put (?:his|her|their) hands?|hands? (?:up|under|down|inside|between)|feels? me up|felt me up|rub(?:bed|s)?|kissed) (?:\\w+ ){0,3}?(?:breasts?|thighs?|crotch|genitals|bum|bottom|private parts?|chest|under my|between my legs|up my skirt|down my (?:top|blouse|trousers|pants)|inappropriately|sexually|against my will)\\b|\\b(?:sex|sleep with (?:him|her|me)|sexual favou?rs?)\\b[^.!?]{0,40}\\b(?:or (?:i'?ll|i will|lose|he'?ll|be)|promotion|keep my job|contract|shift|fired|visa|papers)\\b|\\bspik(?:ed|ing) my (?:drink|coffee)\\b|\\b(?:nudes?|naked (?:photos?|pictures?|videos?)|revenge porn|sextort\\w*)\\b[^.!?]{0,60}\\b(?:me|my|blackmail|leak|share|send|post|boss|colleagues)\\b|\\bblackmail\\w*[^.!?]{0,40}\\b(?:nudes?|naked|photos?|videos?)\\b",
  ),
  rule(
    'abuse',
    'crisis',
    "\\b(?:domestic (?:abuse|violence)|battered|coercive control|violent (?:husband|wife|partner|boyfriend|girlfriend|father|mother|home|marriage|relationship|ex|man)|abusive (?:husband|wife|partner|boyfriend|girlfriend|father|mother|marriage|relationship|home|parent|ex|family)|abus(?:es|ed|ing) (?:me at home|me physically|my (?:kids|children|mother|sister|son|daughter))|physical(?:ly)? (?:abus\\w*|hurt\\w*|violen\\w*|attack\\w*))\\b|\\b(?:afraid|scared|terrified|frightened|not safe|unsafe|don'?t feel safe|can'?t) (?:\\w+ ){0,2}?(?:to )?(?:go(?:ing)? (?:back )?home|be(?:ing)? (?:at )?home|of (?:my (?:husband|wife|partner|boyfriend|girlfriend|ex|father|dad|stepfather|brother|son)|him hitting|her hitting|what (?:he|she|my \\w+) (?:will|might|may|would|'ll) do)|at home|in my own (?:home|house)|in my house|leave him)(?: (?:husband|wife|partner|boyfriend|girlfriend|ex|father|dad|brother))?\\b(?! (?:performance|presentation|numbers|review|tone|opinion|emails?|reaction to|judg\\w+))|\\b(?:husband|wife|partner|boyfriend|girlfriend|ex|father|dad|stepfather|brother)\\b[^.!?]{0,60}\\b(?:hits|hit|beats|beat (?:me|us|up|the (?:kids|children))|chok\\w+|hurts|hurt|locks me|locked me|won'?t let me (?:leave|out|go|work|have|use)|took my (?:phone|keys|card|passport)|controls (?:my|every)|tracks my|throws (?:things|plates|me)|threw (?:me|plates|things)|smashed (?:me|my)|pushed|shoved|rages|violent|punch\\w*)\\b",
  ),
  rule(
    'abuse',
    'crisis',
    '\\b(?:child|kid|boy|girl|pupil|student|daughter|son|niece|nephew|toddler|baby|teen\\w*|minor|children|kids|little one)\\b[^.!?]{0,80}\\b(?:being (?:abused|hurt|beaten|touched|hit|starved|neglected)|is abused|was abused|bruises|burn marks|abus(?:es|ing) (?:him|her|them)|touch(?:es|ed|ing) (?:him|her|them)|hits (?:him|her|them)|beats? (?:him|her|them)|hurt(?:s|ing)? (?:him|her|them)|sleeps? with (?:him|her)|afraid to go home)\\b|\\bchild (?:abuse|porn\\w*|sexual)\\b|\\babus(?:ed|ing|es) (?:a |the |this |that |my |her |his |their )?(?:own )?(?:child|children|kids?|son|daughter|resident|patient|pupil|student)s?\\b|\\b(?:hit|hitting|shaking|shook|hurt|hurting|slapped) (?:my|the) (?:baby|child|kids?|toddler|son|daughter|resident|patient)\\b',
  ),
  rule(
    'abuse',
    'crisis',
    "\\b(?:traffick(?:ed|ing|er)?|modern slavery|held captive|forced labou?r|debt bondage|kidnapp?ed)\\b|\\b(?:took|takes|taken|keeps?|kept|holds?|holding|has|hid(?:den)?|confiscated|withh[eo]ld\\w*) (?:away )?(?:my|our|their|her|his|all our) (?:passports?|papers|documents|ids?|visas?)\\b|\\b(?:not allowed to leave|won'?t let (?:me|us|them|her) (?:leave|go|out|go home)|lock(?:s|ed)? (?:me|us|them|her) (?:in|up)|can'?t leave the (?:house|building|site|compound|farm|ship|dormitory))\\b|\\bstalk(?:er|ers|ing|ed|s)?\\b(?! (?:on linkedin|of (?:celery|rhubarb)|the competition|prices))|\\bfollow(?:s|ed|ing)? me (?:home|to my (?:car|house|flat|bus)|from work|around outside|in (?:his|her|a) (?:car|van)|every(?:where| night))\\b|\\b(?:waits?|waiting|waited|sits?|stands?|parked) (?:\\w+ ){0,2}?(?:for me )?outside my (?:house|work|office|home|flat|window|building|school|gate|shift)\\b",
  ),
  rule(
    'emergency',
    'crisis',
    "\\b(?:chest pains?|pains? in (?:my|the|his|her) (?:chest|left arm|jaw)|crushing (?:pain|chest))\\b[^.!?]{0,80}\\b(?:now|right now|arm|jaw|can'?t breathe|sweat\\w*|spreading|since (?:this|an hour))\\b|\\b(?:having|is having) (?:a|another) (?:stroke|seizure|overdose|heart attack)\\b|\\b(?:can'?t|cannot|struggling to) breathe\\b(?=[^.!?]*\\b(?:chest|lips|throat|arm|ambulance|blue|sting|stung|allerg\\w*|smoke|help me)\\b)|\\b(?:bleeding (?:a lot|badly|heavily|out|won'?t stop)|won'?t stop bleeding|unconscious|not breathing|collapsed (?:and|on|in|at|just|now)|unresponsive|call an ambulance|carbon monoxide|gas leak|building is on fire|trapped (?:in|under) (?:the|a|an) (?:machine|lift|fire|rubble|building|vehicle|trench))\\b",
  ),
  rule(
    'self-harm',
    'crisis',
    "\\b(?:disappear|vanish|sleep|gone|be gone|fade away|stop existing|go to sleep|fall asleep) (?:forever|for ever|for good|and never (?:wake|come back|come home|return)|permanently)\\b|\\bnever (?:waking|wake) up(?: again)?\\b|\\bnot wak(?:e|ing) up\\b|\\bwish i (?:wasn'?t|weren'?t|was not|were not) (?:here|alive|around)(?: any ?more)?\\b|\\bdon'?t (?:want to|wanna) be (?:here|around|alive)(?: any ?more| on (?:this )?earth)?\\b(?! (?:at|in|on) (?:this|the|my|work))|\\bcan'?t (?:do|take) (?:this )?life any ?more\\b|\\bgive up on life\\b|\\bgoing to be with (?:jesus|my (?:late|dead) \\w+|him|her) (?:tonight|soon|early)\\b|\\b(?:i(?:'ve| have) (?:got )?a plan|i know how i(?:'d| would|'ll) do it|tonight is the night|i(?:'m| am) ready to go home to (?:god|the lord|jesus))\\b|\\b(?:make|making) (?:the pain|it all|everything) stop for (?:good|ever)\\b",
  ),
  rule(
    'harassment',
    'concern',
    '\\bharass\\w*|\\bbull(?:y|ied|ies|ying)\\b|\\babus(?:e|ed|es|ive|ing|er)\\b|\\bhumiliat\\w*|\\bdiscriminat\\w*|\\bracis[mt]\\w*|\\bracial\\w*|\\bsexis[mt]\\w*|\\bslurs?\\b|\\bretaliat\\w*|\\bintimidat\\w*|\\bthreat(?:en\\w*|s)?\\b|\\b(?:scream|yell|shout)(?:s|ed|ing)? (?:at|in) (?:me|us|my face|everyone)\\b|\\b(?:hand|hands|arm) (?:on|around|over) my (?:back|shoulders?|leg|knee|waist|lower back|neck)\\b|\\b(?:throws?|threw|throwing|hurls?|hurled) (?:\\w+ ){0,3}(?:at (?:me|us|the \\w+)|pans?|plates?|tools?|things|chairs?)\\b|\\b(?:comments?|jokes?|remarks?) (?:about|on) my (?:body|breasts|chest|figure|looks|skin|accent|race|religion|skirt|legs|weight)\\b|\\bwants me to (?:sleep with|go out with|come to his (?:room|hotel))\\b|\\bdick pic\\w*|\\bsexual\\w*\\b|\\bleer(?:s|ed|ing)?\\b',
  ),
  rule(
    'unsafe-work',
    'concern',
    '\\b(?:without|no|broken|missing|removed the|took off the|disabled the|bypass\\w*(?: the)?|defeat\\w*(?: the)?) (?:\\w+ ){0,2}?(?:harness\\w*|guards?|safety \\w+|helmets?|masks?|ppe|hard hats?|training|rest breaks?|interlocks?|fire (?:exits?|doors?)|lock-?outs?|ventilation|scaffold\\w*|gas check)\\b|\\bunsafe\\b|\\basbestos\\b|\\b(?:orders?|ordered|told|tells?|forces?|forced|forcing|pressur\\w+|made|makes|making|asked|asks|wants?)(?: (?:me|us|him|her|them|the \\w+))? to (?:\\w+ ){0,4}?(?:lie|falsif\\w*|forge|backdate|fake|sign off|cover (?:it |this )?up|shred|destroy|break the law|defraud|bribe|skip the (?:safety|check|inspection)|drive (?:over|past) (?:my|the) hours|misreport|launder|delete (?:the |all )?(?:e-?mails?|records|evidence|logs)|ignore the (?:safety|law|regulations?)|work without|drop (?:my|the) complaint)\\b|\\billegal(?:ly)?\\b|\\bagainst the law\\b|\\bfraud\\w*',
  ),
  rule(
    'despair',
    'concern',
    "\\bhopeless\\w*|\\bno hope\\b|\\bworthless\\b|\\bdepress\\w+|\\bpanic attacks?\\b|\\bbreak(?:ing)? ?down\\b|\\bbroke down\\b|\\b(?:can'?t|cannot) (?:go on|take (?:it|this|any more|much more)|cope|stop crying|do this any ?more|carry on|get out of bed|keep going|face (?:it|another|tomorrow|the day))\\b|\\bnumb\\b|\\bfeel (?:dead|empty|nothing) inside\\b|\\bdisappear\\b|\\bhate (?:myself|my life)\\b|\\bcry(?:ing)? (?:every|all|myself|in the (?:toilet|bathroom|car|cupboard|walk-in|stairwell))\\b|\\btraumati\\w+|\\bptsd\\b|\\bflashbacks?\\b|\\bnightmares?\\b|\\bburn(?:ed|t|ing)?[- ]?out\\b|\\bat (?:the|my) (?:end of my rope|wits'? end|breaking point)\\b|\\bbulimi\\w*|\\banorexi\\w*|\\bstarving myself\\b|\\bmak(?:e|ing) myself (?:sick|throw up|vomit)\\b|\\bpurg(?:e|ing)\\b|\\bchest pains?\\b",
  ),
  rule(
    'loss',
    'concern',
    '\\bgrie(?:f|v\\w+)\\b|\\bfuneral\\b|\\bmiscarr\\w+|\\bstillb\\w+|\\bpassed away\\b|\\b(?:mother|father|mom|mum|dad|wife|husband|son|daughter|child|brother|sister|baby|friend|colleague|co-?worker|workmate|parents?|grandm\\w+|grandf\\w+|patient|apprentice|partner|fianc\\w+) (?:just |has |had |recently |who |suddenly )*(?:died|dying|killed|is gone)\\b|\\b(?:death|loss) of (?:my|our|a|his|her)\\b|\\blost my (?:mother|father|mom|mum|dad|wife|husband|son|daughter|child|brother|sister|baby|best friend|twin)\\b|\\bterminal\\w*\\b|\\bcancer\\b|\\bbereave\\w*|\\bwidow\\w*',
  ),
  rule(
    'addiction',
    'concern',
    '\\b(?:relaps\\w+|addict\\w*|alcoholi\\w*|gambl\\w+|drunk (?:at|on|before) (?:work|shift|the)|drinking (?:every|before|at work|alone|again|too much|to (?:sleep|cope|forget))|bottle of (?:vodka|wine|whisky|whiskey|gin|rum) (?:a|every|each|in my|under)|using (?:again|cocaine|meth|heroin|drugs)|sober|porn\\w*|cocaine|heroin|meth|fentanyl|pills to (?:get|cope|sleep))\\b',
  ),
]

// Who is struck at home is in another danger than who is struck by a stranger: the nearer one is named.
const order: readonly Danger[] = ['self-harm', 'abuse', 'harm-to-others', 'violence', 'emergency']
const rank = ({ danger, level }: Rule) => (level === 'concern' ? order.length : order.indexOf(danger))

/** Read on `plainWords` without figures of speech: the first that matches decides, crises first. */
export const rules: readonly Rule[] = known.toSorted((a, b) => rank(a) - rank(b))
