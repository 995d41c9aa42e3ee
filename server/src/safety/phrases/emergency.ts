import { phrases } from '../compile-phrases.ts'

/** A body in danger now. */
export const emergency = phrases`
(smoke|fire|flames|water|gas)\b[^.!?]{0,60}\btrapped
trapped\b[^.!?]{0,60}\b(fire|smoke|flames|water|machine|floor|rubble|lift shaft|under)
smoke is filling
(there('s| is) (a )?(fire|smoke)|(building|kitchen|warehouse|factory|floor|machine|car|van|truck|house|shop) (is|'s) (on fire|burning|full of smoke)|caught fire)\b(?=[^.!?]*\b(people|inside|upstairs|trapped|still|now|what do|help|spreading|building|out)\b)
smell(s|ing)? (of )?gas
people (are )?(still )?(inside|upstairs|trapped)\b(?=[^.!?]*\b(fire|smoke|gas|burn\w*|collapse\w*)?)
(fell|fallen|collapsed|fainted|lying|lies|on the (floor|ground)|electrocuted|crushed|trapped|hit by)\b[^.!?]{0,60}\b(isn'?t|is not|not|doesn'?t|does not|won'?t|can'?t) (\w+ )?(mov(e|ing)|breath(e|ing)|respond\w*|answer\w*|wak(e|ing)|conscious|get (him|her|them|out))
(swallowed|inhaled|drank|splashed) (\w+ ){0,3}?(bleach|acid|poison|chemicals?|chlorine|cleaner|solvent|gas)
(face|arm|side) (\w+ ){0,2}?(droop\w*|gone numb|went numb|is numb)
having contractions
throat (is )?(closing|swelling)
(chest pains?|pains? in (my|the|his|her) (chest|left arm|jaw)|crushing (pain|chest))\b[^.!?]{0,80}\b(now|right now|arm|jaw|can'?t breathe|sweat\w*|spreading|since (this|an hour))
(having|is having) (a|another) (stroke|seizure|overdose|heart attack)
(can'?t|cannot|struggling to) breathe\b(?=[^.!?]*\b(chest|lips|throat|arm|ambulance|blue|sting|stung|allerg\w*|smoke|help me)\b)
bleeding (a lot|badly|heavily|out|won'?t stop)
won'?t stop bleeding
unconscious
not breathing
collapsed (and|on|in|at|just|now)
unresponsive
call an ambulance
carbon monoxide
gas leak
building is on fire
trapped (in|under) (the|a|an) (machine|lift|fire|rubble|building|vehicle|trench)
(not|n'?t|stopped|barely|hardly|struggling to|trouble|difficulty|can'?t|cannot) (\w+ )?(breath(e|ing)|respond\w*|conscious|wak(e|ing) up|moving)\b(?=[^.!?]*\b(he|she|they|him|her|colleague|coworker|man|woman|patient|child|baby|now|help|what do|floor|suddenly|blue|lips|chest|throat|someone|allerg\w*|inhaler|just)\b|[^.!?]*[.!?]? ?(what (do|should)|help|please|now))(?<=\b(he|she|they|is|are|has|colleague|coworker|co-worker|workmate|man|woman|patient|customer|child|baby|boss|friend|someone|somebody|i|dad|mum|mom|mother|father|wife|husband|who|and|just|suddenly)\b.{0,60})(?! (down my|a word|easily|space|room|(in|under|with) (this|the|all|my|so much) (job|office|pressure|role|place|workload|work|meeting|stress)|freely|any life|to (my|the|our|his|her) (email|emails|message|messages|request)))
(is having|are having|having|just had|has just had|started|went into|going into|gone into|think (he|she|i)('s| is|'m| am)? (had|having)|might be having|starting|in|into) (a |an |another )?(\w+ )?(seizure|convuls\w+|fitting on|having a fit|stroke|heart attack|cardiac arrest|anaphyla\w+|asthma attack|allergic reaction|overdos\w+|electric shock|electrocut\w+)\b(?=[^.!?]*\b(right now|right here|just|help|what do|floor|ambulance|at (his|her|my) desk|in front of|collaps\w*|happening|can'?t|isn'?t|not|think|minutes|face|speech|breath\w*|throat|chest)\b)(?![^.!?]*\b(last (year|month|spring|summer)|years? ago|months? ago|recover\w*|nearly gave|gave me|rehab\w*|history of|in (january|february|march|april|may|june|july|august|september|october|november|december)|hospital now|came back|back (at|to) work|worried about having|first aid (course|training))\b)
(slurr\w+|droop\w+|numb\w*|paralys\w*|can'?t (feel|move|lift|speak)|lost (feeling|speech|sight|vision))\b[^.!?]{0,60}\b(face|arm|side|speech|mouth|leg|suddenly|one side|left|right)\b(?=[^.!?]*\b(sudden\w*|now|minutes|today|this morning|just|since|left|right|meeting|work\w*|colleague|he|she|my)\b)(?<=\b(slurr\w+|sudden\w*|droop\w+|face|arm|one side|left|right)\b.{0,80})(?![^.!?]*\b(years|months|physio\w*|carpal|desk job|sitting|typing)\b)
(chest|heart|left arm|jaw)\b[^.!?]{0,50}\b(pain|pains|tight\w*|pressure|crush\w*|squeez\w*|hurts?|burning|stabbing)\b(?=[^.!?]*\b(arm|jaw|sweat\w*|breath\w*|dizzy|now|right now|spreading|hour|hours|minutes|faint\w*|numb|meeting|shift|alone|vomit\w*|nause\w*|worse|since (this|last|an))\b)(?![^.!?]*\b(broken heart|for (the|my|our|them)|when i think of|heartbreak|grief|years|every time (he|she|my boss))\b)
(caught|stuck|trapped|crushed|pinned|pulled|dragged|hanging|buried|sucked) (\w+ ){0,3}?(in|into|under|beneath|between|by|inside) (\w+ ){0,2}?(machine|machinery|conveyor|press|roller|forklift|truck|tractor|trench|lift|elevator|baler|mixer|gears?|saw|door of the|rubble|scaffold\w*|grain|silo|car|vehicle|collapse\w*|rails?|crane|beam|pallet|wreck\w*|burning|fire|smoke|freezer|cold store|flood\w*)\b(?![^.!?]*\b(meeting|politics|traffic|bureaucra\w*|of bureaucra\w*|rut|cycle|corporate)\b)
(cut|sever\w*|lost|chopped|sliced|ripped|torn|slic\w+|amputat\w*) ((my|his|her|their|a|an|two|three|the (top|tip|end) of (my|his|her)) )(\w+ )?(finger|fingers|thumb|hand|arm|leg|toe|toes|artery|foot) (\w+ )?(off|clean off|open|badly|just now|in the|and|to the bone)
(blood|bleeding|bleeds|bled) (\w+ ){0,5}?(everywhere|heavily|badly|a lot|won'?t stop|not stopping|from (his|her|my|the) (head|neck|ear|mouth|leg|arm|stomach|eyes?)|all over|through|profusely|out|to death)\b(?![^.!?]*\b(money|cash|customers|talent|nose bleed last|company is)\b)
(bleach|acid|chemical|chemicals|caustic|solvent|ammonia|oil|steam|boiling water|lime|cement|gas|fumes|chlorine|pesticide)\b[^.!?]{0,40}\b(in (my|his|her|their) eyes?|on (my|his|her) (face|skin|arms?|hands?)|splash\w*|burn(ed|t|s|ing)|inhal\w+|breathed|swallow\w*|drank|spill\w*|leak\w*|dizzy|collaps\w*|faint\w*|unconscious|cough\w* blood)\b(?=[^.!?]*\b(eyes?|face|skin|help|now|burn\w*|can'?t|dizzy|breath\w*|faint\w*|collaps\w*|what|hospital|unconscious|lungs|spreading)\b)
(choking|drowning|suffocating|electrocuted|on fire|burning alive|hypothermi\w*|heat ?stroke|anaphyla\w+|going blue|turned blue|turning blue|foaming at the mouth|no pulse|not got a pulse|stopped breathing|blacked out|passed out|lost consciousness|knocked out|knocked unconscious|found (him|her|them) (on the floor|unconscious|collapsed|lying))\b(?=[^.!?]*\b(he|she|they|him|her|colleague|coworker|co-worker|workmate|man|woman|patient|customer|child|baby|guy|someone|somebody|apprentice|driver|boss|help|now|what do|i'?m alone|i am alone|floor|just|friend)\b)(?<=\b(he|she|they|him|her|colleague|coworker|co-worker|workmate|man|woman|patient|customer|child|baby|guy|someone|somebody|apprentice|driver|boss|friend|is|has|just|we|i)\b.{0,60})(?![^.!?]*\b(in (work|e-?mails?|paper\w*|admin|debt|tickets|tasks|meetings|deadlines)|under (pressure|all)|at the (christmas|office) party|years ago|creativ\w*|innovation|career|fire this (week|quarter)|on fire for|for (god|jesus|christ))\b)
(fell|fallen|falls|falling|dropped|collapsed|plunged|slipped) (\w+ ){0,2}?(from|off|down|through|into|on|in|at|to the (ground|floor)) (\w+ ){0,3}?(ladder|scaffold\w*|roof|stairs?|platform|crane|lorry|truck|height|floor|pit|trench|tank|water|river|machine|skylight|shift|desk|kitchen|corridor|hole|silo)\b(?=[^.!?]*\b(bleed\w*|blood|not moving|isn'?t|can'?t|unconscious|head|breath\w*|wak\w*|help|what do|legs?|spine|neck|broken|screaming|respond\w*|drown\w*|now)\b)(?<=\b(he|she|they|man|guy|colleague|coworker|co-worker|workmate|apprentice|someone|somebody|worker|patient|customer|child|lad|driver|friend|boss|who|i|just|has)\b.{0,60})(?![^.!?]*\b(behind|asleep|years ago|last (year|month)|recover\w*|back at work|claim|compensation|insurance|died)\b)
(going into labou?r|in labou?r now|waters? (just )?broke|having the baby|contractions (are|every)|heavy bleeding (and|while) pregnant|bleeding and (i'?m )?pregnant|pregnant and bleeding)
(gas|carbon monoxide|fumes|smoke)\b[^.!?]{0,40}\b(smell|alarm|leak\w*|filling|spreading|everywhere|coming (from|under|through)|people|dizzy|evacuat\w*|can'?t see|trapped|unconscious)\b(?=[^.!?]*\b(now|help|what|people|inside|trapped|dizzy|won'?t|can'?t|filling|spreading|stairs?|building|kitchen|room|should i|evacuat\w*|boss says|manager says)\b)(?![^.!?]*\b(bbq|barbecue|drill|false alarm|last (year|month)|mirrors|smokescreen|smoke break)\b)
(one|left|right) side of (\w+'?s? ){0,4}(face|mouth|body)\b[^.!?]{0,40}\b(dropped|droop\w*|sagg\w*|numb|fallen|hanging|weak|won'?t move|paralys\w*|limp)
(face|mouth) (has |is |'s |looks )?(\w+ )?(dropped|drooping|sagging|hanging) (on|to|at) (one|the left|the right)
(face|mouth) (went|gone|goes|is|looks|has gone) (\w+ )?(lopsided|crooked|skewed)
(talking|speaking|talks) (gibberish|in gibberish|nonsense)\b(?=.*\b(face|arm|mouth|sudden\w*|fell|head)\b)
(lips?|tongue|throat|face|eyes)('s| is| are)? (\w+ )?(swelling|swelled|swollen|closing up)\b(?=.*\b(breath\w*|ate|eaten|nuts?|sting|stung|bee|wasp|allerg\w*|pen|medicine|tablet|antibiotic|shellfish|now|throat)\b)(?![^.!?]*\b(last (week|month|year)|from crying)\b)
(hard|harder|difficult|struggle|struggling) (for (me|him|her) )?to breathe\b(?=.*\b(ate|nuts?|sting|stung|allerg\w*|smoke|swelling|swollen|chest|pen|inhaler|fumes|blue|now|getting)\b)(?! (in this|under|freely))
(there('s| is)|we have|i see|i smell) (a |an )?(fire|smoke|flames) (on|in|at|under|next|coming|from|downstairs|upstairs|outside)\b(?![^.!?]*\b(sale|pit|place|works|drill|risk assessment|inspection)\b)
(can'?t|cannot|couldn'?t) (\w+ )?(feel|move) (his|her|their|my) (\w+ )?(legs?|arms?|body|hands?|feet|face|left|right)\b(?=.*\b(fell|fall|fallen|scaffold|ladder|accident|crash\w*|hit|roof|sudden\w*|foreman|boss|ambulance|call|now|just|side)\b|(?<=\b(fell|fallen|scaffold|ladder|accident|crash\w*|hit|roof|sudden\w*|just|now)\b.{0,120}))(?![^.!?]*\b(cold|typing|desk)\b)
gas smell|smell of gas|(two|three|four|some|several|one) of (the |us |them )?(\w+ )?(have |has )?(already )?(passed out|collapsed|fainted|unconscious)
(skipped|no|without|ran out of|out of|missed|stopped) (my |his |her )?(insulin|inhaler|epi ?pen|seizure (meds|medication))\b(?=.*\b(vomit\w*|breath\w*|dizzy|confus\w*|faint\w*|fast|now|shak\w*|weak|sick|chest|can'?t|days)\b)
(pregnant|weeks along|weeks pregnant|expecting)\b.{0,60}\b(blood|bleeding|hasn'?t moved|not moving|waters|contractions|severe pain|terrible pain)\b(?![^.!?]*\b(blood (test|pressure|type|group)|last (year|time))\b)
`
