// Idioms in which the words of danger mean none. They are taken out before the rules read a text.
const idioms: readonly RegExp[] = [
  /\b(?:deadlines?|commute|workload|job|work|boss|project|feet|back|shoes?|meetings?|spreadsheets?|heat|suspense|shift|hours|traffic|this|it|that|they|stress|schedule|rota|inbox|backlog|queue|client|customers?) (?:is|are|was|were|has been|have been|'s|'re)? ?(?:\w+ )?killing (?:me|us|my \w+)(?! (?:off|slowly inside))\b/g,
  /\b(?:it|this|that|work|the \w+|my \w+)(?:'s| is) killing me\b/g,
  /\b(?:i(?:'d| would)|to) kill for (?:a|an|some|that|this)\b[^.!?]{0,30}/g,
  /\b(?:boss|manager|editor|teacher|wife|husband|mum|mom|dad|foreman|supervisor|they|she|he|client|kids|children|daughter|son|team|sister|brother|flatmate|partner)(?:'ll| are going to| are gonna| will| would|'d|'s going to| is going to|'s gonna| is gonna) (?:\w+ )?(?:kill|murder|strangle|slaughter|skin|crucify|shoot) me(?= (?:if|when|for|over|because|after|again i (?:forgot|missed|broke|am late))|[.!]? ?(?:lol|haha)|, )/g,
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
  /\b(?:choke|choked|choking)(?: up| on my words| under pressure| on stage| in the interview)\b|\bdrowning in (?:work|e-?mails?|paper\w*|admin|debt|tickets|requests|tasks)\b|\b(?:fire|fired|firing) (?:me|him|her|them|us)\b(?! (?:at|into|a (?:gun|shot)))|\bunder fire\b|\bgun(?:ning)? for\b|\bjump the gun\b|\bstick(?:ing)? to (?:my|our|his|her|their) guns\b|\bbite the bullet\b|\bbullet points?\b|\bsmoking gun\b|\btop gun\b|\bnail gun\b|\bstaple gun\b|\bglue gun\b|\bheat gun\b|\bspray gun\b|\bspeed gun\b|\bscanner gun\b|\b(?:bread|kitchen|chef'?s?|butter|stanley|craft) (?:knife|knives)\b/g,
  /\b(?:attack|attacks|attacked|attacking) (?:me )?(?:verbally|in (?:e-?mails?|meetings?|the meeting|writing)|my (?:work|idea|plan|proposal|code|faith|character|credibility|reputation))\b|\b(?:panic|asthma|cyber|heart) attacks?\b(?! (?:right )?now)|\bunder attack\b|\battack(?:ed|s|ing)? (?:the|this|that|our|my) (?:\w+ )?(?:problem|plan|task|proposal|list|backlog|report|faith)\b/g,
  /\b(?:commute|workload|schedule|rota|shift|hours) (?:is|are|was|were) (?:\w+ )?suicid\w*/g,
  /\bwant (?:it|this|that|this \w+)(?: all)? to (?:end|be over),? (?:this|the|that|my) (?:project|meeting|week|shift|contract|call|day|year|course|probation)/g,
  /\b(?:hits?|hitting) (?:me|us) with (?:a |an |the |more |new |another |yet )*(?:\w+ )?(?:targets?|questions?|bills?|fees?|news|fines?|deadlines?|demands?|requests?|layoffs?|tasks?|charge|invoice)\b|\b(?:got|get|getting|been|was|were|be) hit (?:by|with) (?:a|an|the|my|another|huge|high)?\s?(?:\w+ )?(?:bills?|fees?|fines?|tax\w*|layoffs?|costs?|flu|covid|wave|recession|storm|rent|news|target|deadline|charge)\b/g,
  /\b(?:bit|bites?|biting|bitten) (?:my|his|her|our|their) (?:head|nose|hand) off\b/g,
  /\bgrab(?:s|bed)? (?:me|us|him|her|them) (?:a |an |some |for (?:a|coffee|lunch))/g,
  /\b(?:strangl\w*|throttl\w*|murder\w*|kill\w*|shoot|smash\w*|punch\w*|kick\w*) (?:the|that|this|our|my|a) (?:\w+ )?(?:printer|photocopier|copier|laptop|computer|machine|phone|server|scanner|vending machine|alarm clock|screen|router|wifi|till|fax|keyboard|spreadsheet|system|software|coffee machine)\b/g,
  /\b(?:idea|plan|project|proposal|initiative|creativity|budget|talks?|deal|joy|hope|innovation)s? (?:is|are|was|were|got|gets|being|been|has been) (?:\w+ )?(?:strangled|killed|shot|murdered|butchered|slaughtered|choked|crushed|buried|smothered|stabbed)\b|\b(?:was|were|got|get|gets|been|be) shot down\b/g,
  /\brub(?:s|bed|bing)? (?:me|him|her|us|people|everyone) (?:up )?the wrong way\b|\b(?:it|this|that|work|the job|guilt|worry|\w+)(?:'s| is| keeps?) following me (?:home|around)\b(?<=\b(?:it|this|that|work|job|guilt|worry|day|shift|stress|case|story|smell|thought|question|mistake)(?:'s| is| keeps?) following me (?:home|around))|\bvoice (?:\w+ )?(?:has |is |was )?gone for good\b/g,
  /\bstalk(?:s|ed|ing|er)?\b(?=[^.!?]{0,40}\b(?:linkedin|instagram|facebook|profile|online|socials?)\b(?![^.!?]*\b(?:outside|house|home|threat\w*|follow\w*)\b))/g,
  /\b(?:die|dies|died|dying) to (?:self|myself|yourself|sin|ourselves|the flesh|the old)\b|\bwhy (?:did|would|does) (?:elijah|jonah|job|moses|jeremiah|saul|judas|paul|samson) (?:\w+ ){0,3}?(?:die|kill (?:himself|himself)|hang himself|end his life)\b/g,
  /\bhit(?:s|ting)? us with (?:a|an|another|more|new|the) (?:\w+ )?(?:round|rounds|wave|set|series|batch|cuts?)\b/g,
  /\b(?:makes?|making) me (?:want to|wanna) (?:jump|throw myself|leap|crawl)[^.!?]{0,60}(?=.*\b(?:haha|lol|jk|just kidding|joking|ground floor)\b)/g,
  /\b(?:decided|going|time|ready|want|wanted) to end it\b(?=.*\b(?:with this (?:firm|company|job|relationship)|years with|hand ?over|resign\w*|notice|new (?:job|place|role|firm)|contract|engagement|partnership)\b)/g,
  /\bgoodbye (?:letter|message|note|email|card|speech)s?\b(?=.*\b(?:retir\w*|new (?:job|place|role)|leaving do|resign\w*|colleagues|last day at|hand ?over)\b)(?!.*\b(?:not a resignation|dead|the lord|heaven|die|kill|once i'm gone|after i'm gone)\b)/g,
  /\bi(?:'d| could| would)(?: \w+)? (?:murder|kill|strangle|throttle|shoot) (?:my (?:[\w-]+ )?[\w-]+|him|her|them)(?=[^.!?]{0,80}\b(?:again|haha|lol|volunteered|late|microwave|thermostat|printer|emails?|meetings?|loud|chewing|parking|rota|biscuits|coffee|gracious|patience|patient)\b)(?![^.!?]*\b(?:knife|gun|really|serious\w*|mean it|plan|tonight)\b)/g,
  /\bwhy did (?:elijah|jonah|job|moses|jeremiah) (?:\w+ ){0,4}?(?:take his life|let him die|to die)\b/g,
  /\b(?:trainer|coach|instructor|workout|spin class|class|gym|physio|session|run|hike|stairs) (?:\w+ )?(?:murdered|killed|destroyed|slaughtered|broke|finished) me\b/g,
  /\b(?:was|were|been|got) beaten to (?:the|it|this|that)\b|\boverdos\w+ on (?:coffee|caffeine|sugar|chocolate|meetings?|news|content|cake|sushi|series)\b|\bsmall dying\b/g,
  /\bthreat\w*(?: \w+){0,2} to cut (?:my|our|the|their|his|her) (?:bonus|hours|pay|salary|budget|shifts?|wages|funding|staff|team|contract)\b|\bburn(?:ed|t|s)? (?:me|us|him|her) (?:in front of|with a joke|in the meeting|on (?:slack|teams|twitter))/g,
  /\bdrug (?:test|tests|store|company|trial|trolley|round|chart|error|rep|dealer in the film)\b|\bgo(?:ing)? off the rails\b|\bshots? (?:of espresso|in the dark|fired)\b|\btrigger(?:ed|s|ing)? (?:a|the|an) (?:alert|build|deploy|pipeline|alarm|email|review)\b|\bexecut(?:e|ed|ing|ion)\b|\bslaughter(?:ed)? (?:in|at|by) (?:the|sales|review)\w*/g,
]

// What is denied, or long past and well again, is no danger now.
const settled: readonly RegExp[] = [
  /\b(?:left|escaped|divorced|got out of) (?:a|an|my) (?:violent|abusive) \w+ (?:in (?:19|20)\d\d|(?:\w+ ){1,2}(?:years?|decades?) ago|long ago)\b/g,
  /\b(?:do not|don't|never|not|no longer|wouldn't|didn't) (?:\w+ ){0,2}?(?:think|thought|thinking|having thoughts|have thoughts|plan|planning|considering) (?:about |of |on |to )?(?:dying|die|suicide|death|killing|kill|hurting|hurt|harming|harm|ending)\b(?: myself| my life| it| anyone| anybody| him| her| them)*/g,
  /\b(?:never|not|hasn't|didn't|doesn't|without) (?:\w+ )?(?:touched|touch|touching|threatened|threaten|threatening|hit|hits|hitting|hurt|hurts|harmed|struck|laid a hand on)(?: or (?:touched|threatened|hit|hurt|harmed|struck))?(?: me| anyone| anybody| anything| us)?\b/g,
  /\b(?:(?:\w+ ){0,2}(?:years?|decades?) ago|back in (?:19|20)\d\d|in (?:19|20)\d\d|as a (?:teenager|child|student|young \w+)|long ago|when i was (?:\w+ )?(?:twenty|young|a child|a student|\d\d)|in my (?:teens|twenties|youth))\b[^.!?]{0,100}(?=.{0,200}\b(?:i've had therapy|had counselling|it was dealt with|remarried|(?:today|now|since then|these days|i have since|i've since) (?:[\w']+ ){0,3}?(?:well|fine|thankful|healed|better|whole|safe|free|married|happy|grateful|recovered|at peace))\b)/g,
]

// Who teaches, plans, studies or argues about danger names it without being in it; what somebody says of themselves still counts.
const study =
  /\b(?:lessons?|lecture|preach\w*|teach\w*|taught|re class|statement|audit\w*|research\w*|poster|translat\w*|support group|youth evening|the topic is|on the (?:overdose |rape )?ward|theology|theological|church traditions?|denominations?|sermon|homily|polic(?:y|ies)|procedures?|training|trained|trainer|drill|awareness|debat\w*|argued|discussi\w*|essay|thesis|bible study|lunchtime study|small group|testimony|atheist|sceptic|catechism|course|workshop|podcast|novel|documentary|book club|handbook|guidelines|what are the signs|files|case ?files?|caseload|case notes|social worker)\b/
const named =
  /\b(?:suicid\w*|self-?harm|domestic (?:abuse|violence)|child abuse|sexual (?:abuse|assault|harassment)|(?:human )?trafficking|rape|active shooter|bomb threat|hanged himself|hanging himself|killed (?:himself|his brother|isaac|abel)|kill (?:isaac|his son|abel)|stalking|abuse|violence|modern slavery|forced labou?r|overdos\w+|unconscious (?=victim|dummy|patient role)|(?:elijah|paul|jonah|job|jeremiah|moses)\b[^.!?]{0,40}\b(?:want(?:ed)?|wish(?:ed)?|ask(?:ed)?|pray(?:ed)?|long(?:ed)?)(?: \w+)? to die)\b/g
const ofOneself =
  /\b(?:i(?:'m| am| feel| think| might| want| have| keep| can't)|i've|me) (?:\w+ ){0,4}?(?:close|thinking|considering|suicidal|hurting myself|scared|afraid|being|been|going to|ready|the same|hold on|tonight|raped|abused|assaulted|stalked|trafficked)\b/

/** A text in which danger is only spoken about: as a subject, denied, or long past. */
const withoutTalk = (text: string): string => {
  const left = settled.reduce((rest, pattern) => rest.replace(pattern, ' … '), text)
  return study.test(left) && !ofOneself.test(left) ? left.replace(named, ' … ') : left
}

// Words that name a danger, or tell of one that is long past, denied, made up or an image: by themselves they claim none.
const mentions: readonly RegExp[] = [
  // Not where somebody is said to be it or to have done it.
  /(?<!\b(?:i'm|am|is|are|he's|she's|been|was|feel|feels|feeling|felt|getting|becoming) (?:\w+ )?)\bsuicid\w*\b/g,
  /\b(?:self-?harm\w*(?= (?:awareness|training|policy|prevention))|like (?:a )?death|child sexual|elder abuse|active shooters?|feeling battered)\b/g,
  /\b(?:overdoses|(?:to|by) an overdose|overdose (?=data|report|paperwork|from last)|including [^.!?]*overdose|drowning(?=.{0,60}\bdeep end\b)|carbon monoxide (?=alarm (?:installer|engineer|fitter)))/g,
  /\b(?:not|never|no longer|n't) (?:\w+ ){0,2}?(?:suicidal|going to (?:hurt|harm|kill) (?:myself|anyone|anybody)|in (?:any )?danger)\b/g,
  /\b(?:(?:\w+ )?(?:years|decades) ago(?: today| this \w+)?|in my (?:teens|twenties|thirties)|as a (?:teen\w*|child|kid|student|boy|girl)|when i was (?:a )?(?:teen\w*|child|kid|student|boy|girl|young|\d\d)|grew up with|used to|last (?:spring|summer|autumn|fall|winter|year))\b(?:(?!\b(?:now|tonight|again|still|but|tomorrow|every|keeps?|since)\b)[^.!?])*/g,
  /\bold scars\b[^.!?]*|\b(?:abusive|violent) ex\b(?=[^.!?]{0,60}\b(?:gone|out of|years|prison|moved away|abroad|no contact)\b)/g,
  /\bmain character\b[^.!?]*|\bthriller\b[^.!?]*|\b(?:did|does) he hang himself\b|\bwant to die (?:lol|haha|😂)|\bjump(?:ing)? (?:off|out|out of) the (?:corporate |career )?(?:window|cliff)\b(?=.{0,60}\b(?:ground floor|relax|lol|haha|corporate|notice)\b|.{0,60}😂)/g,
]

/** A text without the words that only mention a danger. Whoever is in it mostly says more, and means it. */
export const withoutMentions = (text: string): string =>
  mentions.reduce((left, pattern) => left.replace(pattern, ' … '), text)

/** A text without idioms that sound like danger, and without talk that is only about it. */
export const withoutIdioms = (text: string): string =>
  withoutTalk(idioms.reduce((left, idiom) => left.replace(idiom, ' … '), text))

// What somebody else has done and cannot be helped any more: a loss, not a plan.
const bereaved =
  /(?<=\b(?:funeral|memorial|buried|burial|wake|in memory)\b.{0,100})\bsuicide\b|\b(?:died by|(?:has |had )?committed|completed|death by|(?:lost|losing) (?:\w+ ){1,4}to|after (?:\w+ ){0,2}(?=suicide)|(?:colleague|co-?worker|brother|sister|friend|father|dad|mother|mum|mom|son|daughter|husband|wife|patient|client|student|pupil|boss|uncle|cousin|flatmate|mate|teammate)(?:'s|s'?)? |his|her|their) ?suicide\b|\b(?:he|she|they|who|\w+) (?:took|had taken|has taken) (?:his|her|their) own li(?:fe|ves)\b|\b(?<!(?:will|would|wants? to|could|might|to|has nearly|nearly) )(?:has |had )?killed (?:himself|herself|themselves)\b/g

/** A text in which the suicides of others are only losses. */
export const withLosses = (text: string): string => text.replace(bereaved, ' bereaved by death ')
