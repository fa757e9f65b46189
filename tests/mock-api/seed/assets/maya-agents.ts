/** The outputs of the agents for Maya, Markdown. */
export const VALUE_LADDER = `Start with a free call of twenty minutes for people who have just become team leads, then a $240 review of one recurring meeting. Your core program, twelve weeks long, stays in the middle, and a year for graduates stands at the top.

## The ladder

| Step | What it is | Price | Who goes on |
| --- | --- | --- | --- |
| 1 | Clarity call | Free | 4 of 10 |
| 2 | Meeting Review | $240 | 6 of 10 |
| 3 | First Team, twelve weeks | $2,400 | 3 of 10 |
| 4 | Second Floor, one year | $5,800 | |

## Why step 2 is new

People who need the program are often not the people who can approve it. **$240 is below most limits for approval**, and the review produces a page that they can show to their manager.

## What each step must promise

1. *Clarity call*: you know what is wrong, even if you never come back.
2. *Meeting Review*: one meeting a week that people stop complaining about.
3. *First Team*: two free afternoons by week twelve.
4. *Second Floor*: leads who no longer need you to decide.

> Do not discount the middle. If somebody cannot pay for step 3, offer step 2 again in three months.`;

export const TARGET_MARKET = `Newly promoted engineering managers in companies of 50 to 300 people, nine to eighteen months in the role, whose own manager has no time to coach them. They pay from a training budget that nobody else has claimed.

## Compared with the alternatives

- **First-time managers everywhere**: the need is the same, but you know the words of engineers and they can hear it.
- **Engineering directors**: larger budgets, longer sales, and three well-known competitors in Stockholm.
- **Founders**: they enjoy the calls and postpone the start.

## Their week

Monday begins with a stand-up that has become a report. They write code on Thursday evening, because that is when nobody asks. On Friday they promise themselves to delegate.

## Their words

- *I am the bottleneck.*
- *I used to be good at my job.*
- *My calendar looks like somebody else’s.*

## What they have tried

A book, a day of training by human resources, and a mentor who was kind and busy.`;

export const IRRESISTIBLE_OFFER = `A calmer team in twelve weeks, or we carry on without a fee until you have one. The guarantee answers the objection that comes up in every one of your calls: will it work for **my** team?

## The offer in one paragraph

*First Team* is twelve weekly sessions, twelve reviewed meetings and six group calls. By week four your team notices a change in one meeting. By week twelve two afternoons of your week are free.

## The objection, answered inside the offer

| They say | The offer says |
| --- | --- |
| I have no time | One hour a week, and the review uses a meeting that you have anyway |
| My company will not pay | A page for your manager, written for you |
| What if it does not work? | We go on without a fee |

## A reason to begin now

Places are limited to eight, because you review every meeting yourself. That is true, so say it once and leave it there.`;

export const VALUE_PROPOSITION = `You help first-time managers to stop putting out fires and start leading, with one conversation a week and a method that their team can see working within a month.

## Five candidates

1. **From best engineer to calm lead in twelve weeks.** Clear, but it promises a personality.
2. **The manager you would have wanted.** Warm; needs an explanation.
3. **Leading is a craft. Learn it on your own meetings.** Closest to how you work.
4. **Two free afternoons by spring.** Concrete, and the first that people repeat.
5. **Nobody should learn this alone at eleven at night.** Not a proposition, but the best first line for your site.

## Recommendation

Use **3** as the headline and **4** as the proof under it. Ask three graduates to say in one sentence what changed, and put their sentences next.`;

export const TRAFFIC_SOURCE = `Three sources fit the hours that you have: a monthly talk at two engineering meetups, a short e-mail every other Tuesday, and introductions from past clients. Everything else can rest until summer.

## Six weeks

- [ ] Week 1: ask five graduates for one introduction each
- [ ] Week 2: talk at the first meetup, with a sheet for meeting reviews
- [ ] Week 3: newsletter on the stand-up that became a report
- [ ] Week 4: second meetup
- [ ] Week 5: newsletter with two replies from the last one
- [ ] Week 6: count, and stop the weakest

## One measure for each

| Source | Measure | Stop below |
| --- | --- | --- |
| Talks | Reviews booked within a week | 2 |
| Newsletter | Replies | 5 |
| Introductions | Calls held | 3 |`;

export const BUSINESS_VISION = `In three years the practice runs two cohorts a year with three associate coaches. You work four days a week, speak six times a year, and keep every August free.

## What has to be true

- The method is written down well enough for somebody else to teach it.
- Half of the places are sold before a cohort is announced.
- You no longer read every meeting yourself.

## Where two wishes contradict each other

You want to *stay close to every client* and to *hand over the reviews*. Decide which of the two your clients would miss first. Ask them; do not guess.

## Three decisions for this quarter

1. Choose one graduate to train as the first associate.
2. Write the review guide, ten pages at most.
3. Say no to workshops that are shorter than a day.`;

export const COACHING_NICHE = `Your niche is the first year after a promotion in engineering. It is narrow enough to be remembered at a dinner table, and every company that you would like to work with produces a new client each quarter.

### Tried against three questions

| Niche | Need | Reach | Joy |
| --- | --- | --- | --- |
| First year as an engineering manager | High | High | High |
| Women in technical leadership | High | Middle | High |
| Teams after a merger | Middle | Low | Middle |

### The sentence

> I coach engineers through their first year as managers, before they learn it the hard way.`;

export const CALLING = `The thread through the work that you could not stop doing is *the moment before somebody gives up*. As an engineer you stayed late with the person whose build was broken. As a manager you remember the quiet ones first.

Your calling, in your own words: **to sit down next to people when it gets hard, and to leave before they depend on it.**

Three small ways to live more of it now:

1. Keep one free hour on Thursdays for a graduate who writes to you.
2. End every session with the question what they will try *without* you.
3. Tell the story of the broken build in your next talk.`;

export const BRAND_STORY = `On a Thursday in March Maya was promoted between two meetings. Nobody said how. By summer three of the best people on her team had left, and each of them was kind about it.

She learned the craft in the evenings: how to ask instead of answer, how to end a meeting, how to say that something is not good enough and still be trusted. It took three years. It should take one.

**Lindqvist Leadership Coaching** exists for the Thursday in March. It sits down next to people in their first year of leading, looks at one real meeting a week with them, and leaves when the team no longer needs either of them to decide.

---

*In a sentence:* Leading is a craft, and nobody should have to learn it alone at eleven at night.`;
