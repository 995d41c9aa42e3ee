import { between, somebody, strikes } from './people.ts'
import { phrases } from './phrases.ts'

/** Violence and the threat of it. */
export const violence = phrases`
(threw|throws?|throwing|thrown|hurl(s|ed|ing)?|flung|chucked) (\w+ ){0,3}?(chairs?|pans?|pots?|plates?|knife|knives|phone|stapler|laptop|tools?|wrench|spanner|bottle|cup|mug|glass|box(es)?|keys|hammer|books?|shoe|brick|stones?|rocks?|ashtray|tray|something|things|stuff|scissors|bin|monitor|keyboard|hot \w+) (\w+ )?at (me|us|my (head|face)|her|him|the (apprentice|trainee|girl|boy|new \w+))
next time (he|she|they|i)('ll| will| won'?t| would)? (\w+ )?(miss|hit|kill|finish|be worse)
knows? where (i live|we live|i park|you live|(my|our) (\w+ )?(kids?|children|family|house|daughter|son|mother|wife|parents|sister)\b)
(shoot(ing)?|shot|blow(ing)?) up (the|our|this|his|her|my) (\w+ )?(office|school|place|warehouse|store|shop|plant|building|church|site|department|factory|hospital|party)
(he|she|they)('d|'ll| would| will| is going to|'s going to|'re going to) (\w+ )?(break|cut|smash|crush) (my|our|his|her) (legs?|arms?|neck|face|fingers?|hands?|jaw|bones|knees?|skull|throat)
(man|men|guy|someone|somebody|customer|colleague|coworker|co-worker|ex|husband|woman|patient|kid|boy|he|she|they|gang|people) (\w+ ){0,3}?(with|has|had|holding|carrying|waving|hiding) (\w+ ){0,2}?(gun|knife|machete|axe|pistol|rifle|blade|screwdriver|hammer|weapon|iron bar|crowbar|bottle in his hand|petrol)
(hiding|hid|barricaded|locked ourselves) (\w+ ){0,3}?(under|in|behind|inside)\b(?=[^.!?]*\b(gun|knife|shoot\w*|attack\w*|shouting|him|them|he is|he's|storeroom|toilet|desks?)\b)
(broke|broken|fractured|smashed|bloodied|split|dislocated) my (nose|jaw|arm|ribs?|teeth|tooth|wrist|finger|cheekbone|lip|eye socket|collarbone)\b(?=.*)(?<=\b(he|she|they|husband|wife|partner|boss|boyfriend|girlfriend|ex|father|brother|foreman|customer|patient|colleague|chef|manager|who|supervisor)\b.{0,40})
black eye
bury (me|us)
(drive|driving|drove|plough|ram) (\w+ ){0,4}?into (the|a) (crowd|people|queue|shop|office|gate)
(has|had|pulled|waving|holding|drew|swung|pointed|came (in|at \w+) with|threatened \w+ with|armed with|brought) (\w+ ){0,2}?(gun|knife|machete|weapon|pistol|hammer|bat|axe|crowbar|blade|scissors)\b(?! (skills|set|drawer|block))
active shooter
bomb threat
gunman
held (hostage|at (gun|knife)point)
at (gun|knife)point
${somebody}${between} ${strikes} (me|us|my (face|head|arm|hand|leg|stomach|throat|hair|neck|children|kids|son|daughter|mother|mum|mom|sister|brother|colleague|coworker|workmate)|her|him|them|the (child|children|kids|apprentice|boy|girl|cook|maid|trainee|new lad|lad))\b(?! (with (questions|work|emails?|a bill|requests|a deadline|it)|to (it|the|do|finish|make)|aside|out(?! of (a|the) (\w+ )?(window|car|van|truck|lorry|door|house))|for (promotion|answers|more)|up( for)? a|hard (with|to)|into (a|the) (role|corner|project|job|position|management)|towards|off the|on (the|linkedin)|\w+ limits?))
(been|being|was|were|got|getting|get) (\w+ )?(beaten( up)?|punched|slapped|choked|strangled|kicked|stabbed|assaulted|attacked|mugged|robbed|raped|molested|groped|hit|whipped|burnt with|(?<!(one|a|my|another) )shot|held down|pinned)\b(?! (by (the|a) (news|wave|flu|bill|rise|cost)|hard (by|financially)|with (a )?(questions|bill|fine|layoffs|tax|work|target)|in (the )?(press|meeting|review|meetings|email)|to (it|the post)|off|out of|for my (faith|views|opinion)))
(threat(en\w*|s?)|said|says|swore|swears|told me|promis(ed|es)|vow(ed|s)|going|wants|trying|tried|text(ed|s)) (\w+'?\w* ){0,6}?(kill|murder|shoot|stab|hurt|beat|burn|rape|harm|cut|strangle|bury|break (my|our|his|her) (legs?|arms?|neck|face|fingers|jaw|bones)) (me|us|(all|both|the lot) of us|everyone|everybody|the staff|my (family|kids|children|wife|husband|mother|sister|brother)|him|her|them)
death threats?
threats? (on|against|to) my life
he('ll|'s going to| will| is going to) (\w+ )?(kill|hurt|find) me
afraid (he|she|they|my \w+)('ll|'s going to| will| is going to| might| may) (kill|hurt|hit|harm|beat|attack)
# threats
(threaten(s|ed|ing)?|threat) (\w+ ){0,4}?(with (a |his |her |violence|death|acid|fire)|to (kill|hurt|harm|beat|shoot|stab|burn|rape|find|come (to|for)|cut|break|blow|attack|throw (me|acid)|hit|slit|smash|kidnap|take (my|the) (kids|children)|set fire|run me over|have me (killed|beaten|hurt|dealt))|me physically|my (life|family|safety|kids|children|wife|husband|daughter|son|parents|mother))
(said|says|told|texted|wrote|message\w*|swore|promised|warn\w*|whispered|shouted|scream\w*|note|letter|email\w*|voicemail)\b[^.!?]{0,50}\b(i('ll| will| would|'d)|he('ll| will|'d| would)|she('ll| will|'d| would)|they('ll| will|'d| would)|you('ll| will)|i'?m|we'?re|going to|gonna) (\w+ ){0,3}?(kill (me|you|us|my)|dead|be dead|hurt (me|you|my|us)|shoot|stab|cut (my|your) throat|burn (my|the|our|your) (house|car|shop|place|home)|find (me|you|my family|where)|come for (me|you|my|us)|get (me|you) after|beat (me|you|us|the)|regret (it|being born|reporting|talking|opening)|pay with|bleed|break (my|your|every)|make (me|you) disappear|end (me|you)|put (me|you) in (the hospital|hospital|a grave|the ground)|bury|rape|smash (my|your)|slit|watch (my|your) back|finish (me|you)( off)?|sort (me|you) out|wait(ing)? for (me|you) (outside|after|in the))\b(?! (about|my opinion on|to (say|tell|ask|sign|review)|in the next meeting|feelings|if i'?m late (with|again) lol|with (work|emails|kindness)))
(i'?m|i am|we'?re|we are) (\w+ )?(scared|afraid|terrified|frightened|in fear) (for|of) (my|our) (life|lives|safety|kids|children|family)\b(?! (insurance|choices|future in|career))
(fear|fearing|feared) for my (life|safety|children|family)
(in|into) (physical|serious|immediate|real|mortal|grave) danger\b(?! of (missing|losing (the|our|this) (client|contract|deal|account)|falling behind|closing))
(not|n'?t|never) (\w+ )?(feel |be |been )?(physically )?safe (at home|tonight|right now|to (walk|go (home|outside|out|back)|leave|sleep|be alone)|walking (home|to my)|from (him|her|them|my)|in (my own|the) (home|house|flat)|when (he|she|they) (is|are|come)|around (him|her|my (husband|ex|boss|father))|with (him|her|my (husband|partner|boyfriend)))
# being struck, followed, waited for
(attacked|assaulted|jumped|mugged|robbed|beaten|stabbed|shot|punched|knocked (out|unconscious|down|to the)|head-?butted|glassed|strangled|choked|kicked|slapped|spat (at|on)|hit|grabbed|ambushed|cornered|thrown (down|against|into|to the)|pushed (down|against|into|over)|run over|set on fire) (\w+ ){0,2}?(by|from behind|at (knife|gun)|in the (face|head|stomach|car park|street|stock\w*|corridor|toilet|lift|store\w*|office|kitchen|back)|on (my|the) (way|shift|head|ward|street)|outside|last night|yesterday|this morning|today|twice|again|over the head|across the face)\b(?! (my (parked )?car|the (news|press|market|tax|competition|reality|flu|virus|email)|a (bug|wave|virus|bill|cold|thought|realisation|realization|idea))(?<!(was|got|been|be|were) hit by)|hard)(?![^.!?]*\b(in (the )?(press|reviews?|debate|comments)|online reviews?|market|verbally|in a tackle|football|rugby|film|novel|bible|scripture|sermon)\b)
(follow(s|ed|ing)?|chas(es|ed|ing)|track(s|ed|ing)?|tail(s|ed|ing)|watch(es|ed|ing)|wait(s|ed|ing)? for|stalk\w*) (me|us|her|my (daughter|wife|son|kids)) (\w+ ){0,3}?(home|to my (car|house|flat|hotel|room|gym|church|bus)|after (my |every |the )?(shift|work|closing)|outside (my|our|the)|at night|every (night|day|morning|evening)|in (his|her|a|the) (car|van|dark|street|car park)|from (the|a) (car|van|street)|through (the|my) window|with (a|his))
(sits?|stands?|parks?|parked|appears?|appeared|shows?|showed|turns?|turned|comes?|came|waits?|waiting|waited|lurk\w*|hangs?|hanging) (\w+ ){0,2}?(up )?(outside|at|in front of|near|by) (my|our|the kids'?|my children'?s) (house|home|flat|door|work|office|car|gate|school|window|hotel|church|building|place|shop|apartment)\b(?=[^.!?]*\b(scared|afraid|threat\w*|night|again|every|order|police|stop|knife|ex|leave me|dark|photos?|hours|won'?t|bang\w*|shout\w*|follow\w*|refus\w*|kill|hurt|uninvited)\b)
(restraining|protection|non-?molestation|barring) order
(pulled|pulls|pointed|points|aimed|held|holds|waved|swung|brandish\w*|came at me with|lunged|lunges|attacked me with|threw|smashed) (\w+ ){0,3}?(gun|knife|blade|weapon|machete|bat|hammer|bottle|scissors|axe|crowbar|iron bar|screwdriver|pipe|chair|glass|box cutter|needle|syringe|scalpel|rock|brick|acid|boiling water|hot (oil|coffee|water))\b(?! (away from|out of the drawer))
(fists?|fight|fights|fighting|brawl|violence|violent|blood)\b[^.!?]{0,40}\b(broke out|breaking out|right now|between|in the (yard|canteen|warehouse|kitchen|corridor)|erupt\w*)\b(?=[^.!?]*\b(knife|blood|weapon|hurt|police|afraid|scared|bottle|injur\w*)\b)
(armed|robber|robbers|robbery|burglar|intruder|gang|hitman|cartel|mafia|loan ?sharks?)\b[^.!?]{0,60}\b(in (the|my|our) (shop|store|bank|house|building|office)|held|gun|knife|threat\w*|came|after me|my family|kill|shop|till|hurt|money or|looking for me|debt)
(school|office|workplace|mass|church) (shooting|shooter|massacre|stabbing)\b(?=[^.!?]*\b(plan\w*|going to|will|threat\w*|said|wants|talk\w*|joke\w*|friday|monday|tomorrow|now|here|list)\b)
(hit|kill|death) list
`
