import { stemmer } from 'stemmer'

/** Words that say nothing about the subject of a question. */
const EMPTY = new Set(
  `a able about actually after again all already also am an and another answer answers any anyone anything anyway are as ask at
  be because been before being best between but by came can cannot cant come comes could couldnt did didnt differ difference differences different do does doesnt doing done dont each either else ever
  every explain find for found from gave get gets getting give gives go goes going good got had happen happened happens has hasnt have havent
  having hello help here hey hi how i if im in into is isnt it its ive just kind know later let list like look looking made make makes
  many maybe me mean more most much my myself necessary need needs never new no not now of off ok okay on one only or other our out over
  own please possible possibly properly put question questions quite really require required requires rid said say says see seem seems set shall she should shouldnt show
  shows simply since so some somebody someone something still such sure take takes tell than thanks that the their them then
  there these they thing things think this those though time times to today too tried try trying under until up upon us use
  used uses using usually very want wants was wasnt way we well were what whats when where wheres whether which while who whole why wont
  will with within work works would wouldnt yes yet you your yours
  u ur pls plz thx wat wanna gonna gotta dunno youve youre youd youll theyre theyve weve theres hows whos shouldve simply bit bloody heck
  earth folks mate guys ok lol btw anymore somehow kinda sort rather else exactly exact basically literally cheers ta later tomorrow tonight yesterday moment minute minutes half through few rest stuff instead actual`.split(
    /\s+/,
  ),
)

/**
 * Wordings of the same thing, each followed by the words that stand for it. Applied in order, to the documentation and to
 * questions alike.
 */
const SAME: readonly (readonly [wordings: RegExp, words: string])[] = [
  [/\bnode\.?\s?js\b/g, 'node'],
  [/\b(react|vue|angular)\.?js\b/g, '$1'],
  [/\bgo ?lang\b|\bgo (backend|server|language|code)\b/g, 'golang'],
  [/\bc#|\bc ?sharp\b/g, 'dotnet csharp'],
  [/\bmongo\b/g, 'mongodb'],
  [/\.pth?\b|\bpth\b/g, ' pytorch'],
  [/\.h5\b/g, ' keras'],
  [
    /\b(get|getting|be) in touch\b|\b(reach|reaching) (out|you|them|somebody|someone)\b|\b(talk|speak|speaking|talking) (to|with)\b/g,
    'contact',
  ],
  [/\b(got|gets?|getting) (a )?(hold|access)\b|\bfound out my\b/g, 'leaked'],
  [/\b(traffic)\b/g, 'requests traffic'],
  [/\b(un|not )(verified|confirmed)\b/g, 'confirm unconfirmed'],
  [/\b(zip|postal) ?codes?\b|\bpostcodes?\b/g, 'postcode'],
  [
    /\b(upgrade|upgraded|upgrading)\b|\bupdat(e|ed|ing)\b(?=.*\b(orrery|versions?|releases?|server|installation)\b)/g,
    'upgrade',
  ],
  [
    /\b(newest|latest|newer) (versions?|releases?|orrery)\b|\bnew (versions?|releases?)\b(?= of orrery)/g,
    'upgrade version',
  ],
  [/\b(ram|gigabytes? of memory)\b/g, 'memory'],
  [/\b(laptops?|desktops?|pcs?|computers?|devices?)\b/g, 'computer'],
  [/\b(flights?|(air)?planes?)\b/g, 'offline plane'],
  [/\b(boss|friends?|employees?|staff|mates|buddy|buddies|ppl|partner)\b/g, 'colleague'],
  [/\b(kick|kicks|kicking|throw|chuck) (\w+ ){0,3}(out|off)\b/g, 'remove'],
  [/\b(newbie|novice|beginners?|starters?)\b/g, 'beginner'],
  [/\b(average|avg)\b/g, 'mean average'],
  [/\b(web|online) ?shops?\b|\be-?commerce\b|\bstorefronts?\b/g, 'shop'],
  [/\b(pkl|pickled)\b/g, 'pickle'],
  [/\b(pictures?|photos?|images?|plots?|figures? of)\b/g, 'image'],
  [/\b(colab|kaggle|jupyter|ipynb)\b/g, 'jupyter notebook'],
  [/\b(vps|vm|virtual machines?|droplet|ec2)\b/g, 'own server'],
  [/\b(hacked|stolen|compromised|leaked|leak)\b/g, 'leaked'],
  [/\b(spreadsheets?|xlsx?|excel)\b/g, 'excel'],
  [/\b\d+ ?(gb|mb|tb|gigabytes?|megabytes?)\b/g, 'limit size gb'],
  [/\b(weird|strange|odd|garbled|funny)\b/g, 'strange'],
  [/\b(umlauts?|accents?|accented letters|special (letters|characters|symbols))\b/g, 'accents character'],
  [/\bnext\.js\b/g, 'nextjs'],
  [/\.net\b/g, 'dotnet'],
  [/\be-?mails?\b|\bmails?\b|\binbox\b/g, 'email'],
  [/\bcredit cards?\b/g, 'payment'],
  [/\b(sign(ed|ing)?|register(ed|ing)?)[ -]up\b|\bsign-?ups?\b|\bregist(er|ered|ering|ration)\b/g, 'signup'],
  [/\b(create|creating|make|making|open|get|need) (an |a |my )?(new )?accounts?\b/g, 'signup account'],
  [/\bwithout\s+(an account|signing up|signup)\b|\bno account\b/g, 'accountless signup'],
  [/\b(sign|log)(ged|ing|ed)?[ -]?(in|on)\b|\blogins?\b/g, 'signin'],
  [/\b(sign|log)(ged|ing|ed)?[ -]?out\b|\blogout\b/g, 'signout'],
  [/\b(forgot|forgotten|forget|lost|reset)\b/g, 'forgotten'],
  [/\bpass ?words?\b|\bpasscode\b/g, 'password'],
  [/\b(sql ?lite|sqlite3?)\b/g, 'sqlite'],
  [/\b(postgres|psql)\b/g, 'postgresql'],
  [/\bdata ?sets?\b/g, 'dataset'],
  [/\bdata ?bases?\b|\bdbs?\b/g, 'database'],
  [/\b(dupe|dup|double|duplicate|duplicated|duplication|repeated|identical)s?\b|\btwice\b/g, 'duplicate'],
  [
    /\b(empty|blank|null|absent) (cell|value|field|entr(y|ie)|row)s?\b|\bgaps?\b|\bnulls?\b/g,
    'missing value',
  ],
  [/\b(anomal(y|ies|ous)|extreme values?|weird values?|strange values?|odd values?)\b/g, 'outlier'],
  [/\b(diff|versus|vs)\b/g, 'compare'],
  [/\buser ?names?\b/g, 'username'],
  [/\b(pick|picks|select|selects|selected)\b/g, 'choose'],
  [/\bback(ing|ed)? ?ups?\b|\bback(ing|ed)? (\w+ ){1,3}up\b/g, 'backup export'],
  [/\bstats?\b/g, 'statistics'],
  [/\b(exports?|exporting|exported)\b/g, 'export download'],
  [/\b(already )?(taken|occupied|in use|busy)\b/g, 'taken'],
  [/\b(revoke|revokes|revoked|revoking|invalidate)\b/g, 'delete'],
  [/\b(generated|finished|existing) (app|application|code)\b/g, 'project download'],
  [/\b(authentication|auth)\b/g, 'signin authentication'],
  [/\bhow many\b(?= .*\b(can|could|may|allowed)\b)/g, 'limit'],
  [/\bhow (big|large|long)\b|\b(maximum|max|biggest|largest|quota|too (big|large))\b/g, 'limit'],
  [
    /\b(tensorboard|ml ?flow|wandb|experiment tracking)\b|\b(log|logs|logging|track|tracking|record) (my |the |some )?(metrics?|runs?|experiments?|parameters?|loss)\b/g,
    'track run metric',
  ],
  [/\b(open ?ai|anthropic|claude|gpt|mistral|gemini|llms?|language models?)\b/g, 'provider $1'],
  [
    /\b(show|shows|showing|shown|appear|appears|appearing|listed|visible) ?(up)?\b(?=.*\b(not|n't|never)\b)|(\bnot|n't|\bnever) (show|showing|appear|appearing|arrive|arriving|there|visible|listed)( up)?\b/g,
    'absent',
  ],
  [/\bwho (can |may |could )?(see|sees|view|read|access)\b/g, 'visibility'],
  [/\b(staging|environments?)\b/g, 'environment $1'],
  [/\binstead of\b|\b(other|another|different) (database|db)\b/g, 'another'],
  [
    /\bhow (much|expensive)\b|\b(costs?|pricing|prices?|paid|pay|pays|payments?|charges?|charged|fees?|subscriptions?|billing|expensive|cheap|money)\b/g,
    'price',
  ],
  [/\b(for free|free plan|free tier|tiers?)\b/g, 'free price'],
  [/\b(dark|light|night|white|black) ?(mode|theme|colou?rs?|style|background)\b/g, '$1 theme'],
  [/\bcolou?r schemes?\b|\bappearance\b/g, 'theme'],
  [/\b(hot ?keys?|key ?bindings?|short ?cuts?|keyboard shortcuts?)\b/g, 'shortcut'],
  [
    /\b(without|no) (an? )?(internet|network|connection|wifi|wi-fi)( connection)?\b|\bin a plane\b/g,
    'offline',
  ],
  [/\b(put|bring|get|take)\b(?= (\w+ ){0,3}(online|live)\b)|\b(go|going) live\b/g, 'deploy online'],
  [/\b(starred|stars?|hearts?|favou?rit(e|es|ed)|favs?)\b/g, 'favourite'],
  [/\b(publish|publishing|deploying|deployed|deployment|deployments|deploys)\b/g, 'deploy'],
  [
    /\b(erase|erasing|remove|removes|removing|removal|deleting|deletion|deletes|deleted|get rid of)\b/g,
    'delete',
  ],
  [/\b(bring back|get back|restores?|restored|recover(ed|y)?|revert|undoing|undone)\b/g, 'undo'],
  [/\b(teammates?|colleagues?|co-?workers?)\b/g, 'team member'],
  [/\b(invitations?|invites?|invited|inviting)\b/g, 'invite'],
  [/\b(administrators?|admins)\b/g, 'admin'],
  [/\b(containers?)\b/g, 'docker'],
  [/\b(zip|zipped|unzip|unzipped|archive)\b/g, 'download zip'],
  [/\b(start|starts|started|starting|launch|launched|boot|execute|executed)\b/g, 'run'],
  [/\b(fails?|failed|failing|failure|failures|crash|crashes|crashed|broken|breaks|broke)\b/g, 'fail'],
  [/\b(doesn'?t|does not|won'?t|will not|isn'?t|is not|not) (work|working|run|start)\b/g, 'fail'],
  [/\b(edit|edited|editing|update|updating|modify|rename|switch|changing|changed|changes)\b/g, 'change'],
  [/\b(add|adding) (\w+ ){0,2}(to|into) (\w+ )?team\b/g, 'invite team'],
  [/\b(mac ?os|macs?|osx|os x|macbook|apple)\b/g, 'mac'],
  [/\b(ubuntu|debian|fedora)\b/g, 'linux'],
  [/\b(kept|keep|keeps|stored|stores|store|storage|saved|saves|saving)\b/g, 'save'],
  [/\b(privately|private)\b/g, 'privacy'],
  [/\b(confirmation|confirmed|verify|verification|verified|activation)\b/g, 'confirm'],
  [/\b(safe|safely|secure|secret|confidential)\b/g, 'privacy'],
  [/\b(tries|attempts?)\b/g, 'attempt'],
  [/\b(locked|blocked|banned|blocks?|locks?)\b/g, 'block'],
  [/\b(file types?|file formats?|filetypes?|kinds? of files?)\b/g, 'format file'],
  [/\b(technolog(y|ies)|tech stacks?)\b/g, 'stack'],
  [/\b(front[ -]?ends?)\b/g, 'frontend'],
  [/\b(back[ -]?ends?)\b/g, 'backend'],
  [/\b(models? of (mine|my own))\b/g, 'model'],
  [/\b(ai assistant|chat ?bot|chat|bot)\b/g, 'assistant'],
]

/** Whether a word of `stemsOf` says nothing about the subject. */
export const isEmpty = (word: string): boolean => EMPTY_STEMS.has(word)
const EMPTY_STEMS = new Set([...EMPTY].map(stemmer))

/** The stems of a text's words in order, with one word for words of the same meaning. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stemmer)

function wordsOf(text: string): string[] {
  const lower = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/'(s|ve|re|ll|d|m)\b/g, '')
  const said = SAME.reduce((words, [wordings, same]) => words.replace(wordings, ` ${same} `), lower)
  return said.replaceAll("'", '').match(/[\p{L}\p{N}]+/gu) ?? []
}
