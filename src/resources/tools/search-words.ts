/** The words of the search for tools (docs/product/catalogue.md#search-by-task). */

/**
 * Words of most tasks, which count only in a phrase without others: "I want to find more clients"
 * is a search for clients. Some are parts of "what's" and "don't".
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about ai am an and any are as at be because become best better build but can come could create d develop ' +
    'do does don e easily easy faster find for from get give good great grow handle has have help how i if improve ' +
    'in increase into is it its keep know learn like ll lot m make many me more much my need no not of on or our ' +
    'out please prepare put quickly raise re run s say says set should show so some someone something start t take ' +
    'that the their them then there these they this to too tool tools try up us use ve want was way we what when ' +
    'where which who whom why will with work would you your'
  ).split(' '),
);

/**
 * General words of business of which one is often typed where a tool has another, a group a line;
 * no group is there for one tool.
 */
const SYNONYMS = `
client customer buyer prospect audience
customer prospect audience market target reader
ideal perfect dream target
lead prospect traffic visitor enquiry inquiry
traffic advert ads promote visibility reach
price fee rate charge cost quote pricing
sell sale deal revenue
deal offer proposal
offer product package service bundle
negotiate haggle objection expensive
reject rejection refuse refusal objection hesitation
slogan tagline motto strapline
brand logo identity image reputation
pitch proposition promise
different unique differentiate distinctive positioning niche usp
specialty specialize specialism niche
speech talk keynote presentation speaking slide lecture
conference stage keynote event
webinar workshop seminar masterclass retreat
course class curriculum lesson module training
train teach coach educate
student learner participant pupil trainee attendee
staff team employee colleague personnel
survey poll questionnaire question feedback
manager leader boss supervisor executive
audit assess check evaluate diagnose review
exam test quiz assessment
worksheet workbook exercise handout
welcome onboard onboarding intake
form questionnaire intake
blog article post newsletter
copy text page writing
website homepage page
instagram facebook linkedin tiktok social
caption post
youtube video film camera reel clip
email inbox newsletter
campaign launch newsletter marketing
summary summarize shorten condense digest
pdf document report paper contract
sheet spreadsheet excel table
zoom call meeting
admin paperwork repetitive automation productivity process workflow
efficiency productivity
calendar schedule planning
goal vision objective ambition strategy
validate test proof market
competitor rival
business company practice firm enterprise
money cash income revenue profit finance
purpose calling mission meaning
story biography bio
idea brainstorm concept inspiration creativity
store shop ecommerce
value belief principle
release launch publish
contract agreement
annual yearly year
`;

/** The words with the same or a near meaning; some words are in several groups. */
export const synonymGroups: readonly (readonly string[])[] = SYNONYMS.trim()
  .split('\n')
  .map((line) => line.split(' '));
