/**
 * Questions that the documentation does not answer, by subject. They compete with the parts of the articles: a question that
 * is more like one of these than like any part has no answer here.
 */
export const ELSEWHERE: readonly (readonly string[])[] = [
  // Facts of the world.
  `what is the weather tomorrow; will it rain today; temperature in berlin; who won the world cup; football results; who is the president;
  what is the capital of france; how tall is mount everest; when was the company founded; who invented the telephone; how old is the universe; who is
  elon musk; who wrote hamlet; what is photosynthesis; explain quantum physics; population of china; what time is it in tokyo; distance to the
  moon; stock price of apple; exchange rate of the euro; is bitcoin going up; latest news; traffic jams; how is the traffic today; what happened in 1989; what day is it today;
  how many people live in india; meaning of life; what is the largest animal; history of rome; is there life on mars; who painted the mona lisa; who is the ceo; speed of light; what is the price of gold; how far is the sun; tell me about dinosaurs; square
  root of 81; how many days are in a year; which country is the biggest; when is easter; who discovered america; what language do they speak in brazil`,
  // Everyday life.
  `how do i cook rice; recipe for pancakes; best restaurants near me; cheap flights to new york; book a hotel; how do i lose weight; what should i eat;
  how do i fix my car; fix my bike; how do i tie a tie; how to grow tomatoes; train for a marathon; recommend a movie; recommend a book; what is a good
  gift; best laptop to buy; which phone should i buy; how do i get a visa; file my taxes; make money online; find a girlfriend; should i invest;
  medical advice; my head hurts; rent an apartment; learn guitar; buy tickets to a concert; order a pizza; cancel my netflix subscription;
  install windows 11; my printer does not print; get a job as a programmer; write a cv; help with my homework; what should i wear; boil an egg; order me a taxi; learn to swim; change a tire; control my smart home; smart tv; latte or cappuccino; compare iphone and
  samsung; how much is a macbook; what movies are playing tonight; order food; print a poster; how does chess work; is it healthy; walk my dog; clean my kitchen; paint my house`,
  // Writing, art and talk.
  `write me a poem; write a haiku; write a story about a dragon; write an essay; proofread my text; rewrite this sentence; translate hello into spanish;
  translate this text to french; how do you say thank you in japanese; tell me a joke; sing a song; play music; draw a picture of a dog; make me a logo; generate an image;
  edit a photo; make a video; edit videos; transcribe audio; summarise a pdf for me; summarise this article; what is your favourite color; do you love me;
  how are you; good morning; nice to meet you; are you happy; set a timer; set an alarm; call my phone; play a game; roll a dice; what is 2 plus 2;
  solve this equation; convert miles to kilometers; calculate the square root; tell me a story; write an email to my boss; compose a tweet; slogan for
  my company; write a song; show me cat videos; recognise faces; remove the background of a picture; turn text into speech; make a presentation; create slides; write a blog post;
  tell my fortune; who are your parents; do you sleep; be my friend`,
  // Other products.
  `how much is github copilot; does vercel have a free tier; price of netlify; does heroku have a free plan; aws pricing; how much does azure cost; google cloud
  credits; cost of chatgpt plus; does github actions cost money; is cursor better than copilot; replit pricing; lovable or bolt; is notion free; how much is
  figma; does shopify charge fees; databricks pricing; sagemaker costs; wandb pricing; price of an openai subscription; is gitlab free; is jira
  free; how do i use photoshop; how does excel work; merge cells in excel; vlookup in excel; a formula in excel; pivot table in excel; powerpoint animation; page numbers in word; outlook signature; how do i use wordpress; reset my google password; change my amazon password; forgot my instagram password; reset my spotify password; reset my netflix password; log in to paypal; my apple id; unlock my iphone; delete my facebook account; my instagram is
  hacked; zoom does not work; how do i install docker desktop on windows; install ubuntu; how does kubernetes work; netlify limits; supabase pricing;
  mongodb atlas price; cloudflare pricing; how much is a domain; how much is a gpu; is vscode free; price of nvidia`,
  // Services that this product does not have.
  `is there a slack integration; integrate with jira; does it connect to salesforce; is there a discord server; telegram bot; whatsapp; microsoft teams integration;
  zapier integration; hubspot; connect trello; asana; zendesk; sap connector; does it support terraform; pulumi; is there an ios app; is there an android app; app in the
  app store; play store; desktop app of orrery; browser extension; chrome extension; vscode extension; voice assistant; apple watch; pay with bitcoin; pay with crypto;
  apple pay; do you ship to canada; buy a t-shirt; merchandise; book a demo call on friday; schedule a meeting with sales; call me back; where is your office;
  affiliate program; partner program; marketplace for plugins; sell my model on a marketplace; certification exam; book a training course; webinar; fine tune llama on my gpu cluster; rent
  gpus; gpu cluster; train a large language model; pretrain gpt; image generation; speech recognition; read barcodes; video calls; screen sharing; calendar; gantt chart; time tracking;
  kanban board; invoices for my customers; crm; live chat with an agent; sms; fax; stock of the company; invest in orrery; podcast; linkedin integration; figma plugin; printed manual; make phone calls; pay with klarna; blockchain wallet; hire a developer
  through you; student discount; gift card; loyalty points; scan documents; ocr; chat with other users; follow other users; comments and likes; forum of users;
  virtual machines for rent; sell computing power; domain names for sale; email marketing; seo; ads; google analytics; payments in my shop; bank account; e-signature`,
  // Programming in general.
  `how do i center a div; write a python function that sorts a list; reverse a linked list; what is a monad; explain recursion; difference between tcp and udp; what is a
  closure; how do promises work; regex for email; write a sql query; what is big o; how does git rebase work; merge conflict in git; exit vim; teach me programming;
  learn javascript; learn python; is rust better than go; tabs or spaces; how do pointers work; what is docker; what is kubernetes; what is an api; what does html mean;
  css grid; write unit tests for my function; fix this code; debug my function; explain this code; what is a transformer model; how does backpropagation work; what is
  machine learning; what is deep learning; how do neural networks learn; write a script that renames files; leetcode; best programming language; for loop in java; how do i declare a variable; what is object oriented; design patterns; which ide should i use; how do i become a developer`,
].map((subject) => subject.split(';').map((wording) => wording.replaceAll(/\s+/g, ' ').trim()))
