package app;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.UUID;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

@RestController
@RequestMapping("/api/items")
class ItemController {
    /** Counts code points; @Size would count an emoji as two. */
    private static final String TITLE = "(?s).{1,200}";

    private static final String LENGTH = "The title must be 1 to 200 characters long.";
    private static final String CLEAN = "[^\\x00]*";
    private static final String CHARACTER = "The title contains an invalid character.";

    private final ItemRepository items;

    ItemController(ItemRepository items) {
        this.items = items;
    }

    record NewItem(
            @NotNull(message = LENGTH)
            @Pattern(regexp = TITLE, message = LENGTH)
            @Pattern(regexp = CLEAN, message = CHARACTER)
            String title) {
        NewItem {
            title = title == null ? null : title.strip();
        }
    }

    record ItemChanges(
            @Pattern(regexp = TITLE, message = LENGTH) @Pattern(regexp = CLEAN, message = CHARACTER)
            String title,

            Boolean done) {
        ItemChanges {
            title = title == null ? null : title.strip();
        }
    }

    record Page(List<Item> items, long total) {}

    @GetMapping
    Page list(
            @RequestParam(defaultValue = "20") @Min(1) @Max(100) int limit,
            @RequestParam(defaultValue = "0") @Min(0) int offset) {
        return new Page(items.page(limit, offset), items.count());
    }

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    Item create(@Valid @RequestBody NewItem body) {
        return items.save(new Item(body.title()));
    }

    @PatchMapping("/{id}")
    Item update(@PathVariable String id, @Valid @RequestBody ItemChanges body) {
        var item = find(id);
        if (body.title() != null) item.setTitle(body.title());
        if (body.done() != null) item.setDone(body.done());
        return items.update(item);
    }

    @DeleteMapping("/{id}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void delete(@PathVariable String id) {
        items.delete(find(id));
    }

    /** The item was deleted after it was found. */
    @ExceptionHandler(OptimisticLockingFailureException.class)
    void wasDeleted() {
        throw unknown();
    }

    private Item find(String id) {
        try {
            return items.findById(UUID.fromString(id)).orElseThrow();
        } catch (IllegalArgumentException | NoSuchElementException none) {
            throw unknown();
        }
    }

    private static ResponseStatusException unknown() {
        return new ResponseStatusException(HttpStatus.NOT_FOUND, "There is no such item.");
    }
}
