/** Somebody whom harm may be meant for, in a pattern of `phrases`. */
export const person = String.raw`(him|her|them|someone|somebody|everyone|everybody|people|(my|the|that|this|those) (\w+ )?(boss|manager|supervisor|foreman|chef|owner|director|colleagues?|co-?workers?|workmates?|wife|husband|partner|ex|family|kids?|child|children|son|daughter|baby|mother|father|brother|sister|landlord|customers?|clients?|man|woman|guy|bastard|bitch|people|team|neighbou?r|teacher|pastor|sergeant|patient|resident))`

/** Somebody who may do harm. */
export const somebody = String.raw`(he|she|they|who|someone|somebody|(my|our|the|a|her|his) (\w+[ -]){0,2}?(boss|manager|supervisor|foreman|chef|owner|director|sergeant|captain|coach|client|customer|patient|pupil|student|resident|inmate|passenger|colleague|co-?worker|workmate|teammate|husband|wife|partner|boyfriend|girlfriend|ex|ex-?\w+|father|mother|dad|mum|mom|brother|sister|uncle|stepfather|stepdad|son|daughter|flatmate|roommate|landlord|employer|man|guy|madam|sir|family|neighbou?r|pastor|priest|elder))`

/** What may stand between somebody and what they do. */
export const between = String.raw`('s|'ll|'d)?( \w+('t)?){0,4}?`

/** Blows. */
export const strikes = `(hits?|hitting|beats?|beaten|beating( up)?|punch(es|ed|ing)?|slap(s|ped|ping)?|chok(es|ed|ing)|strangl(es|ed|ing)|kick(s|ed|ing)?|burn(s|ed|t)|stab(s|bed)?|attack(s|ed)|assault(s|ed)|bit(es|ten)?|whip(s|ped)?|pinned|headbutt(ed)?|grabbed|smack(s|ed)?|knock(s|ed)|drag(s|ged)|push(es|ed)|shov(es|ed)|spat (on|at))`
