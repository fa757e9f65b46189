/**
 * General words of business of which one is often typed where a tool has another, a group a line. The rule is
 * in docs/product/catalogue.md#search-by-task; no group is there for one tool.
 */
const GROUPS = `
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

/** The groups with a word as words; some words are in several groups. */
export const relatedWordGroups: readonly (readonly string[])[] = GROUPS.trim()
  .split('\n')
  .map((line) => line.split(' '));
