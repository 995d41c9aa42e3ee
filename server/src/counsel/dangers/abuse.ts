import { phrases } from './phrases.ts'

/** Abuse at home, of children and of those who cannot defend themselves; assault; people held and used. */
export const abuse = phrases`
(child|children|kids?|boys?|girls?|pupils?|students?|toddlers?|baby|babies|nieces?|nephews?|sons?|daughters?|grand(son|daughter|child)s?|teen\w*|minors?|little ones?|class|sunday school|year \d|\d+.year.olds?)\b[^.!?]{0,90}\b(bruis\w+|cigarette burns?|burn marks?|welts?|black eye|(\w+ )?marks on (his|her|their)|beat(s|en|ing)? (him|her|them)? ?with|touch(es|ed|ing) (her|him|them)|hits? (her|him|them)|beats? (her|him|them)|hurts? (her|him|them)|scared to go home|afraid to go home|afraid of (his|her|their) (dad|father|mum|mom|mother|step\w+|uncle))
(step-?\w+|dad|father|uncle|coach|grandfather|grandpa|teacher|brother|cousin|pastor|priest|trainer|neighbou?r|mother|mum|mom|babysitter|carer) (\w+ ){0,2}?(touch(es|ed|ing)|molest\w*|rap(es|ed|ing)|abus(es|ed|ing)|hits|hit|beats|beat|hurts|hurt|burns|burnt|burned|undress\w*|films|filmed|showers with|sleeps with) (her|him|them|me|us|his|my|the (kids?|children|child|girls?|boys?|baby|residents?|patients?))
(slap(s|ped)?|shak(e|es|ing)|shook|hit(s|ting)?|hurt(s|ing)?|kick(s|ed)?|beat(s|ing)?|tie[sd]?|tying|starv\w+|drag(s|ged)?|shov(e|es|ed)|grop\w+) (and (slap|shake|hit|kick)\w* )?(a|an|the|one of the|one of our|my|his|her) (\w+ )?(baby|babies|child|children|kids?|toddler|infant|residents?|patients?|old (man|woman|lady)|pupils?|students?|dementia \w+)
(makes?|made|making|forc\w+|force) (me|us|her|them|the girls) (to )?(sleep with|have sex|go with|be with|undress|strip|do things with|service|entertain)
(pay|work(ing)?|paying|worked) (back |off )?(the|my|our|a|this) debts?\b[^.!?]{0,50}\b(visa|passport|agent|agency|recruiter|owner|madam|boss|journey|travel)
debt for my (visa|passport|travel|ticket)
(lose|keep|get|cut|fired?|promot\w+|shifts?|hours|visa|contract|job)\b[^.!?]{0,50}\b(unless|if|when|as long as|until) i (\w+ )?(sleep|slept|have sex|had sex|go to bed|spend the night|go home) with (him|her|them)
unless i (sleep|have sex|go to bed|spend the night)
(being|are|is|were|kept|held) (held|kept|locked|imprisoned) (there|here|in|against|inside|captive)
never allowed (out|to leave|outside|to go)
(not|n'?t) allowed (out|to leave|outside|to go (out|outside|home))
(sexual|explicit|naked|nude|dirty|porn\w*) (messages?|texts?|photos?|pictures?|videos?|images?|jokes)\b[^.!?]{0,40}\b(daughter|son|pupil|student|child|girl|boy|minor|\d{1,2}.?year)
i'?m (only )?(1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)\b[^.!?]{0,80}\b(touch\w*|kiss\w*|hand|hits?|hurts?|sex\w*|grab\w*|alone with)
(keeps?|kept) (touching|grabbing|groping|kissing|rubbing|pressing (himself|against)) (me|her|my)
lock(s|ed|ing)? (\w+ ){0,5}?(in|inside|up|out)\b(?=[^.!?]*\b(until|phones?|night|room|cold|dark|work is|order is|won'?t|can'?t|us|beg)\b)(?<=\b(boss|he|she|they|owner|manager|foreman|family|husband|wife|madam|employer|supervisor|farmer)\b.{0,40})
took (all )?(our|my|their) (phones?|papers|passports?)
comes? (in ?to|to) my (room|bed) (at night|every night|when|drunk)?
(keeps?|kept) (turning|showing|coming) up (outside|at) (my|our)
(pictures?|photos?|videos?) of (my (front door|house|kids|children|window|car|flat)|me (sleeping|undress\w*|in the shower|naked))
(passed out|blacked out|marks on my neck|bruises)\b(?=[^.!?]*\b(he|she|partner|husband|wife|boyfriend|hide|cover|sleeves)\b)
rap(e|ed|es|ist|ing)
sexual(ly)? (assault\w*|abus\w*|violen\w*|exploit\w*)
molest\w*
grop(e|ed|es|ing)
forc(ed|es|ing) (himself|herself|themselves) on
forc(ed|es|ing) me (to (have sex|touch|sleep with|undress|kiss)|into (sex|his bed|bed|the (storeroom|cupboard|car|back)))
(touch(ed|es|ing)?|grabb?(ed|s|ing)?|put (his|her|their) hands?|hands? (up|under|down|inside|between)|feels? me up|felt me up|rub(bed|s)?|kissed) (\w+ ){0,3}?(breasts?|thighs?|crotch|genitals|bum|bottom|private parts?|chest|under my|between my legs|up my skirt|down my (top|blouse|trousers|pants)|inappropriately|sexually|against my will)
(sex|sleep with (him|her|me)|sexual favou?rs?)\b[^.!?]{0,40}\b(or (i'?ll|i will|lose|he'?ll|be)|promotion|keep my job|contract|shift|fired|visa|papers)
spik(ed|ing) my (drink|coffee)
(nudes?|naked (photos?|pictures?|videos?)|revenge porn|sextort\w*)\b[^.!?]{0,60}\b(me|my|blackmail|leak|share|send|post|boss|colleagues)
blackmail\w*[^.!?]{0,40}\b(nudes?|naked|photos?|videos?)
domestic (abuse|violence)
battered
coercive control
violent (husband|wife|partner|boyfriend|girlfriend|father|mother|home|marriage|relationship|ex|man)
abusive (husband|wife|partner|boyfriend|girlfriend|father|mother|marriage|relationship|home|parent|ex|family)
abus(es|ed|ing) (me at home|me physically|my (kids|children|mother|sister|son|daughter))
physical(ly)? (abus\w*|hurt\w*|violen\w*|attack\w*)
(afraid|scared|terrified|frightened|not safe|unsafe|don'?t feel safe|can'?t) (\w+ ){0,2}?(to )?(go(ing)? (back )?home|be(ing)? (at )?home|of (my (husband|wife|partner|boyfriend|girlfriend|ex|father|dad|stepfather|brother|son)|him hitting|her hitting|what (he|she|my \w+) (will|might|may|would|'ll) do)|at home|in my own (home|house)|in my house|leave him)( (husband|wife|partner|boyfriend|girlfriend|ex|father|dad|brother))?\b(?! (performance|presentation|numbers|review|tone|opinion|emails?|reaction to|judg\w+))
(husband|wife|partner|boyfriend|girlfriend|ex|father|dad|stepfather|brother)\b[^.!?]{0,60}\b(hits|hit|beats|beat (me|us|up|the (kids|children))|chok\w+|hurts|hurt|locks me|locked me|won'?t let me (leave|out|go|work|have|use)|took my (phone|keys|card|passport)|controls (my|every)|tracks my|throws (things|plates|me)|threw (me|plates|things)|smashed (me|my)|pushed|shoved|rages|violent|punch\w*)
(child|kid|boy|girl|pupil|student|daughter|son|niece|nephew|toddler|baby|teen\w*|minor|children|kids|little one)\b[^.!?]{0,80}\b(being (abused|hurt|beaten|touched|hit|starved|neglected)|is abused|was abused|bruises|burn marks|abus(es|ing) (him|her|them)|touch(es|ed|ing) (him|her|them)|hits (him|her|them)|beats? (him|her|them)|hurt(s|ing)? (him|her|them)|sleeps? with (him|her)|afraid to go home)
child (abuse|porn\w*|sexual)
abus(ed|ing|es) (a |the |this |that |my |her |his |their )?(own )?(child|children|kids?|son|daughter|resident|patient|pupil|student)s?
(hit|hitting|shaking|shook|hurt|hurting|slapped) (my|the) (baby|child|kids?|toddler|son|daughter|resident|patient)
(traffick(ed|ing|er)?|modern slavery|held captive|forced labou?r|debt bondage|kidnapp?ed)
(took|takes|taken|keeps?|kept|holds?|holding|has|hid(den)?|confiscated|withh[eo]ld\w*) (away )?(my|our|their|her|his|all our) (passports?|papers|documents|ids?|visas?)
not allowed to leave
won'?t let (me|us|them|her) (leave|go|out|go home)
lock(s|ed)? (me|us|them|her) (in|up)
can'?t leave the (house|building|site|compound|farm|ship|dormitory)
stalk(er|ers|ing|ed|s)?\b(?! (on linkedin|of (celery|rhubarb)|the competition|prices))
follow(s|ed|ing)? me (home|to my (car|house|flat|bus)|from work|around outside|in (his|her|a) (car|van)|every(where| night))
(waits?|waiting|waited|sits?|stands?|parked) (\w+ ){0,2}?(for me )?outside my (house|work|office|home|flat|window|building|school|gate|shift)
# at home
(my |the )?(husband|wife|partner|boyfriend|girlfriend|fianc\w+|ex|father|dad|mother|mum|mom|step\w+|brother|son|uncle|in-?laws?|flatmate|landlord|carer|man i live with)('s)? (\w+ ){0,4}?(hits?|hit|beats?|slaps?|slapped|slapping|punch\w*|kick\w*|chok\w*|strangl\w*|grabs|grabbed|shov\w+|push(es|ed)|spits?|spat|hurts?|throws? (me|things|plates|stuff)|threw|drags?|dragged|burn(s|ed|t)|bit|bites|pins?|pinned|rap(es|ed)|forces?|forced|threaten(s|ed)|scares|terrifies|terrorises) (me|us|my|the (kids|children|baby|dog)|our|her|him|himself on|things at)\b(?! (to (church|work|think|laugh|see|do|apply|pray|read)|with (love|jokes|kindness)|into (applying|thinking|the arms)|for (a hug|attention)|towards|goodbye|up from))
(he|she|they)( \w+)? (hits?|beats?|chok(es|ed)|strangl(es|ed)|slap(s|ped)|punch(es|ed)|kick(s|ed)) (me|us) (\w+ ){0,4}?(when|if|because|again|every|last|at home|in front|whenever|after|until|over)\b(?! (the|a|an)? ?(target|deadline|price|number|score))
(put|puts|wrapped|had|has|got|getting|laid) (his|her|their) hands? (round|around|on|over|to) my (neck|throat|mouth)
(hands|fingers|grip|belt|cord|arm) (round|around|on|over) my (neck|throat)
(he|she|husband|wife|partner|boyfriend|girlfriend|ex|father|mother|family|in-?laws)\b[^.!?]{0,40}\b(won'?t|doesn'?t|don'?t|never|refuses? to|will not) (let|allow|permit) (me|us|her|my \w+) (\w+ ){0,2}?(leave|out|go (out|anywhere|home|outside)|see (my|anyone|friends|family|a doctor)|have (my|any|a|friends|money|a phone)|use|speak|talk|work|call|eat|sleep|keep)
(takes?|took|keeps?|kept|controls?|controlled|hides?|withholds?|steals?) (all )?(of )?my (wages|salary|pay|money|bank card|cards?|phone|keys|car keys|pension|benefits|medication|inhaler|passport|documents)\b(?=[^.!?]*\b(he|she|they|husband|wife|partner|boyfriend|girlfriend|father|mother|family|boss|employer|agent|son|landlord|and (i|he|she|they|i'?m))\b|[^.!?]*$)(?<=\b(he|she|they|husband|wife|partner|boyfriend|girlfriend|father|mother|family|boss|employer|agent|son|landlord|owner|madam|agency)\b.{0,60})
(checks?|tracks?|monitors?|goes through|reads|watches) my (phone|location|messages|every move|car|texts)\b(?<=\b(husband|wife|partner|boyfriend|girlfriend|ex|he|she)\b.{0,60})(?=[^.!?]*\b(hurt|hit|scared|afraid|lock|angry|accus\w+|kill|money|leave|allowed|let me|threat\w*|punish\w*)\b)
(walk|walking|living|live|tiptoe\w*) (on eggshells|in fear|in terror)\b(?=[^.!?]*\b(home|husband|wife|partner|boyfriend|girlfriend|father|mother|house|him|hits?|hurt|kids|children)\b)
(scared|afraid|terrified|frightened) (of|to) (my (husband|wife|partner|boyfriend|girlfriend|ex|father|dad|stepdad|stepfather|son|brother|mother|uncle|landlord|family)|(go|be|sleep|stay|return) (at |back )?(home|there with him|alone with (him|her)))
(hide|hiding|hid|cover\w*|explain\w*|lie about|lied about|makeup over|wear long sleeves to) (\w+ ){0,3}?(bruis\w+|black eye|marks|burns|cuts|scars|split lip)
(bruis\w+|black eye|marks|burns|split lip|broken (arm|rib|nose|wrist|jaw)) (\w+ ){0,5}?(from (him|her|my (husband|wife|partner|boyfriend|girlfriend|father|mother|ex|boss))|he (gave|left)|she (gave|left)|his belt|her ring)
(marital rape|rape (kit|crisis)|date rape|coerced (me )?into)
(refus\w+|said no|say no|saying no|don'?t want to|didn'?t want to|asleep|sleeping|drunk|unconscious|froze)\b[^.!?]{0,60}\b(sex|slept with me|had his way|on top of me|touched me|he (does|did) it anyway|forced|inside me|undress\w*)
# children and those who cannot defend themselves
(child|kid|boy|girl|pupil|student|toddler|baby|niece|nephew|daughter|son|teen\w*|minor|little one|foster \w+|year-?old|neighbou?r'?s? (child|kids?|children))\b[^.!?]{0,100}\b(locked in|not fed|hungry every|starv\w+|left alone (all|for days|at night)|belt|beaten|whipped|molest\w*|inappropriat\w+|undress\w*|naked|photos? of (him|her|them)|secret (game|touch\w*)|comes to (school|class|nursery) with|flinch\w*|(hurts|touches|hits|scares) (me|him|her|them) at (home|night)|private parts|being (hurt|harmed|abused|groomed|exploited|neglected|touched|beaten)|told me (that )?(his|her|their) (\w+ ){1,2}(hits|hurts|touches|beats|comes))
groom(ed|ing|s) (a |the |my |her |him |me |an? )?(\w+ )?(child|girl|boy|minor|pupil|student|teen\w*|daughter|son|online|underage|me when i was)
(resident|patient|service user|client|elderly|old (man|woman|lady)|dementia|disabled|vulnerable adult)\b[^.!?]{0,70}\b(being (hit|hurt|abused|neglected|mistreated|slapped|tied|starved|drugged|robbed)|bruis\w+|slapped|rough(ly)? handled|left in (his|her|their) own|tied to|hit by|screams when|restrained)
(carer|caretaker|helper|nanny|sitter|babysitter|childminder|nurse|colleague|coworker|co-worker|staff|care worker|aide|teacher|assistant|manager|night staff)\b[^.!?]{0,60}\b(hits?|hit|slaps?|slapped|hurts?|hurting|shakes?|pinch\w*|drug\w*|ties?|tied|abus\w+|starv\w+|rough with|neglect\w*|steal\w*|mistreat\w*) (\w+ )?(a |an |the |our |one of |his |her )?(\w+ )?(residents?|patients?|children|child|kids?|babies|baby|pupils?|toddlers?|old (man|woman|lady|people)|service users?|clients? with)
# at work
(boss|manager|supervisor|colleague|coworker|co-worker|owner|foreman|chef|customer|client|director|pastor|priest|elder|teacher|coach|professor|landlord|employer|guest|patient|guard|officer|driver|doctor|he|she|they)\b[^.!?]{0,40}\b(touch(ed|es|ing)?|kiss(ed|es|ing)?|grop\w+|fondl\w+|strok(ed|es|ing)|press(ed|es|ing)? (himself|against)|rub(s|bed|bing)?|cornered|exposed himself|flash(ed|es)|masturbat\w*|got on top of|pinned|undress\w*|expos\w+ himself|followed) (me|her|him|us|my (body|breasts?|thighs?|legs?|waist|bum|hair|neck|hips?|back(side)?)|himself (against|on|in front)|in front of)\b(?! (base|on (linkedin|instagram|twitter|social)|up (on|about|by)|back|down about|through the|into the (meeting|room|office) with|by (his|her|the) (kindness|words|story|prayer|faith|message)|deep\w*|with (his|her|their) (kindness|words|story)|when (he|she) prayed))
(sexual|physical) (advances|contact|touching|act|favou?rs?|relationship|things) (\w+ ){0,3}?(from|with|by|for|to|or|in return|in exchange)
(exposed|showed|sent) (himself|me his|me (a )?(picture|photo|video)s? of his) (private|penis|genital\w*|naked|body|dick|to me)
# held and used
(not|n'?t|never) (\w+ )?(let|allowed) (us|me|them) (to )?(leave|out|go home|go outside|have our|call|eat|rest|see a doctor)\b(?=[^.!?]*\b(passport|papers|phone|debt|visa|locked|police|deport\w*|owner|boss|family|agent|guard\w*|house|farm|site|ship|factory|day off)\b)
(deport\w*|call immigration|report (me|us) to (immigration|the police|the authorities)|send (me|us) back)\b[^.!?]{0,60}\b(if (i|we)|unless|sleep|leave|speak|complain|tell|refuse|stop)\b(?=[^.!?]*)(?<=\b(threat\w*|says|said|told|will|he|she|they|boss|owner|agent|employer)\b.{0,80})
(never|not|n'?t|without) (being |been |get(ting)? |got )?(paid|pay|wages)\b[^.!?]{0,60}\b(not allowed|can'?t leave|locked|passport|sleep (in|on) the|no day off|beat\w*|hit|threat\w*|debt|afraid to leave)
(sold|selling|sell) (me|us|her|them|girls?|women|people|my (daughter|sister|body)) (to|into|for)\b(?! (the idea|a (job|role|client|company)|on))
(forced|made|makes|making|force|forcing|pressur\w+|blackmail\w*) (me|her|us|them|girls|women|a \w+) (\w+ )?(to |into )?(prostitut\w*|have sex|sleep with|sex work|strip\w*|perform|service (men|clients|customers)|send (nudes|naked|photos|pictures)|marry|beg (on|in) the street|abort\w*|have an abortion)
(forced|arranged against my will) (into )?(a )?marriage
(makes?|made|making|forc\w+|tells?|orders?|sends?|takes?|took) (me|us|her|them|the girls|my \w+) (to )?(see|meet|take|visit|please|go to|go with|entertain|look after|be nice to|stay with) (\w+ )?(clients?|men|customers?|guests?|strangers|his friends|buyers|johns|punters)\b(?=[^.!?]*\b(hotel|rooms?|bed|night|nights|money|keeps|pay|flat|apartment|undress\w*|naked|touch\w*|debt|owe|drunk|alone|sex\w*)\b)(?![^.!?]*\b(for (lunch|coffee|a meeting)|presentation|contract|sales (call|visit))\b)
(comes?|came|coming|walks?|walked|sneaks?|sneaked|gets?|got|climb\w*) (in|in ?to|to|inside) (my|her|his|our|their|the girls'?|my \w+'?s?) (bed ?)?(room|bed|bunk|cabin|tent|shower|bathroom)\b(?=[^.!?]*\b(night|nights|drunk|dark|alone|while|when|touch\w*|lock\w*|asleep|sleep\w*|undress\w*|every|used to|grabs?)\b)(?<=\b(he|she|they|who|father|dad|uncle|brother|step\w+|boss|owner|employer|sir|cousin|grandfather|grandpa|lodger|landlord|manager|guest|son|client|man)\b.{0,60})
(doing|does|did|do) (it|that|this|the same|things) to (my |the |her |his )?(little |younger |small |baby )?(sister|brother|daughter|son|kids|children|child|girls?|boys?|niece|nephew|other (girls|boys|kids|women))\b(?=.*\b(touch\w*|room|night|hit\w*|hurt\w*|abus\w*|bed|he|she|rap\w*|beat\w*)\b)
(has|have|had|'s|'ve) been (\w+ )?(hitting|beating|slapping|hurting|touching|abusing|molesting|starving|kicking|raping|choking|strangling|grooming|burning|shaking|drugging|locking|groping|fondling|assaulting|exploiting) (him|her|them|me|us|my|our|one of|a|the (\w+ )?(kids?|child|children|girls?|boys?|residents?|patients?|pupils?|students?|staff|baby))
(touch(es|ed|ing)?|kiss(es|ed|ing)?|fondl\w+|grop\w+|strok(es|ed|ing)|undress\w*|rub(s|bed|bing)?|feel(s|ing)? up) (me|her|him|my daughter|my son) (\w+ )?(when|where|while|under|there|down|at night|in (the|his|bed)|without|even though|if|inappropriate\w*|all the time|again)\b(?! (i (pray|worship|think|sing)|he (prays|preaches)|she (prays|sings)))
(touch\w*|kiss\w*|sex\w*|our (little )?secret|undress\w*|hurts? me|hits? me|naked|my bed|his bed)\b.{0,140}\bi'?m (only )?(1[0-7]|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b
`
