/** The origins of the build and of the mock API; the defaults are those of `npm run preview`. */
const { PORT = '4173', API_PORT = '4100' } = process.env;

export const PORTAL = `http://localhost:${PORT}`;
export const MOCK_API = `http://localhost:${API_PORT}`;
