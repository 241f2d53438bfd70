// A backend for three calls, with its provider states: `java StandIn.java 8000`. It needs nothing but Java 17.
import com.sun.net.httpserver.*;
import java.net.*;
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;
import static java.nio.charset.StandardCharsets.UTF_8;

class StandIn {
    record Answer(int status, String body) {}
    static final Map<String, String> users = new LinkedHashMap<>();
    static final String times = "\"date_joined\":\"2026-01-17T08:12:00Z\",\"last_login\":";
    static final String login = "\"2026-03-14T18:40:11Z\"";
    static final String blank = ",\"phone_number\":null,\"country\":null,\"date_of_birth\":null,\"address\":null";
    static Answer refusal;

    static void insert(String id, String role, String lastLogin) {
        users.put(id, "{\"id\":%1$s,\"email\":\"user%1$s@example.com\",\"full_name\":\"User %1$s\",\"role\":\"%2$s\",".formatted(id, role)
            + times + lastLogin + blank + "}");
    }

    static String find(String text, String pattern, String otherwise) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        return matcher.find() ? matcher.group(1) : otherwise;
    }

    static Answer message(int status, String text) { return new Answer(status, "{\"message\":\"" + text + "\"}"); }

    /** Empties everything, inserts the admin, and creates what the state says. The list of all states is in states.json. */
    static Answer setUp(String body) {
        if (body.contains("\"teardown\"")) return new Answer(200, "{}");
        String state = find(body, "\"state\" *: *\"(.*?)\"", ""), id = find(body, "\"id\" *: *\"?(.*?)\"? *[,}]", "");
        users.clear(); refusal = null; insert("1", "admin", login);
        switch (state) {
            case "users exist" -> {
                int count = Integer.parseInt(find(body, "\"count\" *: *(\\d+)", "0"));
                for (int i = 0; i < count; i++) insert("" + (10 + i), "user", login);
            }
            case "a user has this id" -> insert(id, "user", "null");
            case "the signed-in admin has this id" -> id = "1";
            case "the access token has expired" -> refusal = message(401, "Authentication credentials are missing or expired.");
            case "the signed-in account is no longer an admin" -> refusal = message(403, "You may not do this.");
            case "a page may have 100 rows at most" -> refusal = message(400, "100 rows at most.");
            case "the service is unavailable" -> refusal = new Answer(503, "");
            case "the answer of the service is lost on its way" -> refusal = new Answer(504, "");
            case "no user has this id", "an admin is signed in to an empty platform" -> {}
            default -> { return message(400, "There is no state " + state + "."); }
        }
        return new Answer(200, "{\"accessToken\":\"token\",\"id\":\"" + URLEncoder.encode(id, UTF_8).replace("+", "%20") + "\"}");
    }

    static Answer answer(String method, String path, String query) {
        if (refusal != null) return refusal;
        if (path.equals("/api/admin/users")) {
            long page = Long.parseLong(find(query, "\\bpage=(\\d+)", "1")), size = Long.parseLong(find(query, "page_size=(\\d+)", "20"));
            List<String> newest = new ArrayList<>(users.values()); Collections.reverse(newest);
            String rows = newest.stream().skip((page - 1) * size).limit(size).collect(Collectors.joining(","));
            return new Answer(200, "{\"count\":" + users.size() + ",\"next\":null,\"previous\":null,\"results\":[" + rows + "]}");
        }
        if (!path.startsWith("/api/admin/users/")) return message(404, "There is nothing at this address.");
        String id = URLDecoder.decode(path.split("/")[4], UTF_8);
        if (!users.containsKey(id)) return message(404, "User not found.");
        if (method.equals("GET")) return new Answer(200, users.get(id));
        if (id.equals("1")) return message(409, "You cannot delete your own account.");
        users.remove(id);
        return message(200, "User " + id + " was deleted.");
    }

    public static void main(String[] args) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", args.length > 0 ? Integer.parseInt(args[0]) : 8000), 0);
        server.createContext("/", exchange -> {
            URI url = exchange.getRequestURI();
            String body = new String(exchange.getRequestBody().readAllBytes(), UTF_8), query = Objects.toString(url.getRawQuery(), "");
            Answer answer = url.getPath().equals("/_states") ? setUp(body) : answer(exchange.getRequestMethod(), url.getRawPath(), query);
            byte[] bytes = answer.body().getBytes(UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(answer.status(), bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
        System.out.println("http://127.0.0.1:" + server.getAddress().getPort());
    }
}
