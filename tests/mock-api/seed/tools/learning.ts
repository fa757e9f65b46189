import type { MockTool } from '../../types';
import { tool } from './tool';

const CATEGORY = 'E Learning Tools';

/** The e-learning tools. */
export const LEARNING_TOOLS: readonly MockTool[] = [
  tool(CATEGORY, {
    slug: 'course-outline-builder',
    name: 'Course Outline Builder',
    text: [
      'Turns what you teach one to one into a course that people finish. It begins with what a learner can do at the end, then works back to modules, lessons and the smallest exercise that proves it.',
    ],
    tags: ['courses', 'planning', 'teaching'],
    cost: 10,
    comingSoon: 'Coming Soon...',
  }),
  tool(CATEGORY, {
    slug: 'lesson-plan-writer',
    name: 'Lesson Plan Writer',
    text: [
      'Writes a lesson of any length around one thing worth learning. You get an opening that makes people curious, an explanation, practice with answers and a way to see whether it worked.',
    ],
    tags: ['teaching', 'courses', 'writing'],
    cost: 5,
    unit: 'per lesson',
  }),
  tool(CATEGORY, {
    slug: 'quiz-maker',
    name: 'Quiz Maker',
    text: [
      'Makes a quiz from your own material, with wrong answers that are worth discussing. Every question names the passage it came from, and you can swap any of them with one press.',
    ],
    tags: ['teaching', 'quizzes'],
    cost: 0,
  }),
  tool(CATEGORY, {
    slug: 'workbook-designer',
    name: 'Workbook Designer',
    text: [
      'Lays your exercises out as a workbook that clients want to write in. Paste the text; it suggests the order, the space that each answer needs and a page to look back on after a month.',
    ],
    tags: ['workshops', 'courses', 'writing'],
    cost: 8,
    unit: 'per workbook',
  }),
  tool(CATEGORY, {
    slug: 'cohort-curriculum-planner',
    name: 'Cohort Curriculum Planner',
    text: [
      'Plans a group program week by week, with room for the weeks in which life happens. It balances teaching, practice and peer calls, and tells you what a latecomer has to catch up on.',
    ],
    tags: ['courses', 'facilitation', 'planning'],
    cost: 10,
    unit: 'per plan',
  }),
  tool(CATEGORY, {
    slug: 'learning-journey-coach',
    name: 'Learning Journey Coach',
    text: [
      'Keeps your learners company between two sessions. It asks what they tried, cheers what worked and sends you a line when somebody goes quiet.',
    ],
    tags: ['teaching', 'automation'],
    cost: 4,
    comingSoon: '',
    withoutPicture: true,
  }),
];
