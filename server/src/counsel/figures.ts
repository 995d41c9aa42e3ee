// Figures of speech in which the words of danger mean none. They are taken out before the rules read a text.
const figures: readonly RegExp[] = [
  /\b(?:deadlines?|commute|workload|job|work|boss|project|feet|back|shoes?|meetings?|spreadsheets?|heat|suspense|shift|hours|traffic|this|it|that|they|stress|schedule|rota|inbox|backlog|queue|client|customers?) (?:is|are|was|were|has been|have been|'s|'re)? ?(?:\w+ )?killing (?:me|us|my \w+)(?! (?:off|slowly inside))\b/g,
  /\b(?:it|this|that|work|the \w+|my \w+)(?:'s| is) killing me\b/g,
  /\b(?:i(?:'d| would)|to) kill for (?:a|an|some|that|this)\b[^.!?]{0,30}/g,
  /\b(?:boss|manager|editor|teacher|wife|husband|mum|mom|dad|foreman|supervisor|they|she|he|client)(?:'ll| will| would|'d|'s going to| is going to|'s gonna| is gonna) (?:\w+ )?(?:kill|murder|strangle|slaughter|skin|crucify|shoot) me(?= (?:if|when|for|over|because i (?:forgot|missed|broke|am late))|[.!]? ?(?:lol|haha)|, )/g,
  /\bkilled (?:it|the (?:presentation|pitch|demo|interview|vibe|mood|meeting|project|deal))\b/g,
  /\b(?:kill|killing|killed) (?:the|a|this|that|my|our|some) (?:\w+ )?(?:lights?|process|server|job|app|time|project|deal|proposal|vibe|mood|engine|switch|feature|idea|story|hour|afternoon|weeds?|command|pod|session|motivation|momentum|joy|budget|spirit|morale|buzz|script|thread|task)\b/g,
  /\bkilling time\b|\btime to kill\b|\bkill two birds\b|\bkill (?:shot|switch|fee|chain)\b|\bdressed to kill\b|\bkiller (?:app|feature|workout|presentation|deal|instinct|week|commute)\b/g,
  /\bkilling myself (?:to (?!escape|end|stop the)|trying|for (?:this|the|a|my|our|them|him|her)|with (?:work|overtime|these)|working|at (?:work|the gym)|laughing)\b/g,
  /\b(?:a )?(?:suicid\w*) (?:mission|squeeze|squad|pass|doors?|lane|burn|hill|deadline|pact with|pricing|wings)\b|\b(?:career|commercial|political|professional|social|financial|business|economic) suicide\b|\bsuicide by (?:meeting|email|spreadsheet)\b/g,
  /\bsuicide (?:prevention|awareness|hotline|helpline|risk assessment|first aid|training|policy|watch (?:rota|training|policy))\b/g,
  /\bdying (?:to (?!escape|end|be dead|stop hurting)|for (?:a|an|some|my|the weekend|friday)|of (?:laughter|laughing|boredom|curiosity|embarrassment|heat|hunger|cold|thirst))\b[^.!?]{0,20}/g,
  /\b(?:i )?(?:nearly|almost|could have|just|literally|absolutely|honestly) died (?:of|from|when|laughing|inside|right there|on the spot|a little)\b|\b(?:i )?died (?:of|from) (?:embarrassment|laughter|shame|boredom)\b|\b(?:i )?died inside\b|\bdie of (?:embarrassment|boredom|shame)\b|\bwanted to die (?:of|from) (?:embarrassment|shame|boredom)\b|\bwanted the (?:ground|floor|earth) to (?:open|swallow)\b/g,
  /\bdead (?:tired|end|line|on my feet|weight|wood|slow|quiet|in the water|serious|battery|letter|lift|link|code|phone|beat|easy)\b|\bover my dead body\b|\bdrop dead gorgeous\b|\bbrain dead\b|\bdeadlines?\b|\bmeet(?:ing)? the death of me\b|\b(?:be|is) the death of me\b|\bto death\b/g,
  /\bshoot(?:ing)? (?:me|him|her|them|us|you|over)? ?(?:an? )?(?:quick )?(?:e-?mails?|texts?|messages?|notes?|lines?|calls?|dms?)\b|\bshot me an? \w+|\bshoot(?:ing)? (?:myself|ourselves) in the foot\b|\bshot myself in the foot\b|\bshoot(?:ing)? (?:the breeze|for|hoops|a video|some)\b|\bphoto ?shoots?\b|\bshot down (?:my|our|the|his|her|every)\b/g,
  /\b(?:bomb(?:ed|ing)?|nail(?:ed|ing)?) (?:the|my|that|an?|this) (?:\w+ )?(?:interview|exam|presentation|test|pitch|review|audition|demo)\b|\b(?:an? )?(?:email|mail) bomb\b|\bf-bombs?\b|\bbath bombs?\b|\bdrop(?:ped)? (?:a|the) bomb(?:shell)?\b/g,
  /\bcut(?:ting)? (?:myself|ourselves) (?:some|a bit of|a little|off|loose|short|shaving|out of|from|a slice)\b|\bcut myself (?:on|with|while|chopping|peeling|slicing|shaving|again (?:on|with) the (?:slicer|tin|box))\b[^.!?]{0,40}/g,
  /\bhurt(?:ing)? myself (?:at work|lifting|on the|falling|when i (?:fell|slipped|lifted)|while|in the gym|running)\b|\b(?:injured|hurt) myself (?:lifting|on|at)\b/g,
  /\bhang(?:ing)? (?:myself )?(?:out|up|in there|on|around|with|my|it|the|this)\b|\bget the hang\b|\bhung up on me\b/g,
  /\bjump(?:ing)? (?:off|on|in|into|onto|from) (?:the |a |this |that |another )?(?:\w+ )?(?:call|calls|zoom|meeting|bandwagon|ship|chat|project|conversation|task|queue|job)\b[^.!?]{0,20}|\bjump(?:ing)? (?:through hoops|ship|the gun|the queue)\b/g,
  /\bend (?:it|this) (?:here|now|there|at|by|on|with (?:a|the)|the call|this call|on a)\b/g,
  /\bit (?:really |just |suddenly |finally |only )?hit me\b(?! in| with| on the)|\b(?:news|grief|realisation|realization|reality|tiredness|burnout|sadness|loss|thought|wave|it all|that|shock|bill|smell|heat|cold|bug|flu|weight of it|layoff|pay cut|sack) (?:really |just |suddenly |finally |has |had )?(?:hit|hits|struck|strikes|attacks) (?:me|us|home|hard)\b/g,
  /\bbeat(?:s|en)? me (?:to|at|in the|by|for|out|on|up about it)\b(?! ?(?:up|the face|bed|night|home))|\bbeat(?:ing)? (?:myself|himself|herself) up\b|\bbeats me\b[.,!?]|\bkick(?:s|ed|ing)? (?:myself|me out|me off|off|back|the can|the tyres|the bucket list)\b|\bcould kick myself\b|\bpunch(?:ed|ing)? (?:in|out|above|the clock|numbers|a ticket)\b|\bslap(?:ped)? (?:on|together|in the face)\b|\bstab(?:bed|bing|s)? (?:me |us |him |her |someone )?in (?:the|my|his|her) back\b|\bback-?stab\w*|\btake a stab\b|\bhave a stab\b/g,
  /\bheart attack(?: when| looking| at the| from the| on a plate)\b|\b(?:nearly|almost|gave me|give me|having|had) (?:an? )?(?:mini |small |little )?heart attack (?:when|seeing|over|because|every)\b|\bcan'?t breathe (?:in this (?:job|office|role|company|meeting)|without (?:him|her|them|my|someone) (?:asking|checking|watching))\b|\bbreathing down my neck\b/g,
  /\b(?:choke|choked|choking)(?: up| on my words| under pressure| on stage| in the interview)\b|\bdrowning in (?:work|e-?mails?|paper\w*|admin|debt|tickets|requests|tasks)\b|\b(?:fire|fired|firing) (?:me|him|her|them|us)?\b(?! (?:at|into|a (?:gun|shot)))|\bunder fire\b|\bgun(?:ning)? for\b|\bjump the gun\b|\bstick(?:ing)? to (?:my|our|his|her|their) guns\b|\bbite the bullet\b|\bbullet points?\b|\bsmoking gun\b|\btop gun\b|\bnail gun\b|\bstaple gun\b|\bglue gun\b|\bheat gun\b|\bspray gun\b|\bspeed gun\b|\bscanner gun\b|\b(?:bread|kitchen|chef'?s?|butter|stanley|craft) (?:knife|knives)\b/g,
  /\b(?:attack|attacks|attacked|attacking) (?:me )?(?:verbally|in (?:e-?mails?|meetings?|the meeting|writing)|my (?:work|idea|plan|proposal|code|faith|character|credibility|reputation))\b|\b(?:panic|asthma|cyber|heart) attacks?\b(?! (?:right )?now)|\bunder attack\b|\battack(?:ed|s|ing)? (?:the|this|that|our|my) (?:\w+ )?(?:problem|plan|task|proposal|list|backlog|report|faith)\b/g,
  /\b(?:commute|workload|schedule|rota|shift|hours) (?:is|are|was|were) (?:\w+ )?suicid\w*/g,
  /\bwant (?:it|this|that|this \w+)(?: all)? to (?:end|be over),? (?:this|the|that|my) (?:project|meeting|week|shift|contract|call|day|year|course|probation)/g,
  /\b(?:hits?|hitting) (?:me|us) with (?:a |an |the |more |new |another |yet )*(?:\w+ )?(?:targets?|questions?|bills?|fees?|news|fines?|deadlines?|demands?|requests?|layoffs?|tasks?|charge|invoice)\b|\b(?:got|get|getting|been|was|were|be) hit (?:by|with) (?:a|an|the|my|another|huge|high)?\s?(?:\w+ )?(?:bills?|fees?|fines?|tax\w*|layoffs?|costs?|flu|covid|wave|recession|storm|rent|news|target|deadline|charge)\b/g,
  /\b(?:bit|bites?|biting|bitten) (?:my|his|her|our|their) (?:head|nose|hand) off\b/g,
  /\bgrab(?:s|bed)? (?:me|us|him|her|them) (?:a |an |some |for (?:a|coffee|lunch))/g,
  /\bdrug (?:test|tests|store|company|trial|trolley|round|chart|error|rep|dealer in the film)\b|\bgo(?:ing)? off the rails\b|\bshots? (?:of espresso|in the dark|fired)\b|\btrigger(?:ed|s|ing)? (?:a|the|an) (?:alert|build|deploy|pipeline|alarm|email|review)\b|\bexecut(?:e|ed|ing|ion)\b|\bslaughter(?:ed)? (?:in|at|by) (?:the|sales|review)\w*/g,
]

/** A text without figures of speech that sound like danger. */
export const withoutFigures = (text: string): string =>
  figures.reduce((left, figure) => left.replace(figure, ' … '), text)

// What somebody else has done and cannot be helped any more: a loss, not a plan.
const bereaved =
  /\b(?:died by|(?:has |had )?committed|completed|death by|(?:lost|losing) (?:\w+ ){1,4}to|after (?:\w+ ){0,2}(?=suicide)|(?:colleague|co-?worker|brother|sister|friend|father|dad|mother|mum|mom|son|daughter|husband|wife|patient|client|student|pupil|boss|uncle|cousin|flatmate|mate|teammate)(?:'s|s'?)? |his|her|their) ?suicide\b|\b(?:he|she|they|who|\w+) (?:took|had taken|has taken) (?:his|her|their) own li(?:fe|ves)\b|\b(?<!(?:will|would|wants? to|could|might|to|has nearly|nearly) )(?:has |had )?killed (?:himself|herself|themselves)\b/g

/** A text in which the suicides of others are only losses. */
export const withLosses = (text: string): string => text.replace(bereaved, ' bereaved by death ')
